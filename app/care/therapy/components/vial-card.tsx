import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { glanceMessages } from "../texts/shopper-today.ts";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownVial } from "../views/show-vial.ts";
import type { PlanToday } from "../views/show-refill.ts";
import { RefillCard } from "./refill-card.tsx";
import { VialFacts } from "./vial-facts.tsx";

const say = { ...glanceMessages.vial, ...courseMessages.vial };

type VialCardProps = { plan: PlanToday; unopenedLeft: number };

/** The open vial, its contents and last day, and the vials to discard. */
export function VialCard({ plan, unopenedLeft }: VialCardProps) {
  const { vial, oldVials, refill, isSold, product, slug } = plan;
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h3 className="text-xl">{say.title}</h3>
      {vial ? (
        <>
          {vial.share && (
            <ProgressBar
              label={say.left}
              max={vial.share.all}
              text={vial.left}
              value={vial.share.left}
            />
          )}
          <VialFacts vial={vial} />
          <Discard vial={vial} />
        </>
      ) : (
        <p className="text-ink-soft">{say.noneText}</p>
      )}
      {oldVials.map((each) => (
        <OldVial key={each.id} vial={each} />
      ))}
      {refill && (
        <p>
          {refill} {unopenedLeft > 0 && say.refillHave(unopenedLeft)}
        </p>
      )}
      <RefillCard refill={plan.refillNow} />
      {refill && isSold && (
        <p>
          <TextLink to={href("/product/:id", { id: slug })}>{say.order(product)}</TextLink>
        </p>
      )}
      <p className="text-sm text-ink-soft">{say.keep}</p>
    </Card>
  );
}

function OldVial({ vial }: { vial: ShownVial }) {
  return (
    <Notice announced={false} tone={vial.recalled ? "error" : "warning"} title={vial.from}>
      <p>{vial.recalled ?? (vial.isExpired ? vial.expires : vial.left)}</p>
      <Discard vial={vial} />
    </Notice>
  );
}

function Discard({ vial }: { vial: ShownVial }) {
  return (
    <IntentForm intent="discard">
      <input name="vialId" type="hidden" value={vial.id} />
      <IntentButton variant="quiet">{say.discard}</IntentButton>
    </IntentForm>
  );
}
