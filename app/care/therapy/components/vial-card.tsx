import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { glanceMessages } from "../texts/shopper-today.ts";
import { courseMessages } from "../texts/shopper.ts";
import type { PlanToday } from "../views/show-refill.ts";
import type { ShownVial } from "../views/show-vial.ts";
import { RefillCard } from "./refill-card.tsx";
import { VialFacts } from "./vial-facts.tsx";

const say = { ...glanceMessages.vial, ...courseMessages.vial };

type VialCardProps = { plan: PlanToday; unopenedLeft: number };

/** The open vial, its contents and last day, the refill, and other vials to put away. */
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
          <Discard variant="quiet" vial={vial} />
        </>
      ) : (
        <p className="text-ink-soft">{say.noneText}</p>
      )}
      <OldVials product={product} vials={oldVials} />
      {refill && (
        <p>
          {refill} {unopenedLeft > 0 && say.refillHave(unopenedLeft)}
        </p>
      )}
      <RefillCard refill={plan.refillNow} />
      {refill && isSold && !plan.refillNow && (
        <p>
          <TextLink to={href("/product/:id", { id: slug })}>{say.order(product)}</TextLink>
        </p>
      )}
      <p className="text-sm text-ink-soft">{say.keep}</p>
    </Card>
  );
}

type OldVialsProps = { product: string; vials: readonly ShownVial[] };

/** Vials that are no longer drawn from, each with the reason and the way to put it away. */
export function OldVials({ product, vials }: OldVialsProps) {
  return vials.map((vial) => (
    <Notice
      action={<Discard variant="secondary" vial={vial} />}
      announced={false}
      key={vial.id}
      title={titleOf(vial, product)}
      tone={vial.recalled ? "error" : "warning"}
    >
      <p>{vial.recalled ?? (vial.isExpired ? vial.expires : vial.left)}</p>
      <p>{vial.from}</p>
    </Notice>
  ));
}

function titleOf({ recalled, isExpired, mixedOn }: ShownVial, product: string): string {
  if (recalled) return say.recalledOf(product, mixedOn);
  return isExpired ? say.expiredOf(product, mixedOn) : say.otherOf(product, mixedOn);
}

type DiscardProps = { vial: ShownVial; variant: "secondary" | "quiet" };

function Discard({ vial, variant }: DiscardProps) {
  return (
    <IntentForm intent="discard">
      <input name="vialId" type="hidden" value={vial.id} />
      <IntentButton variant={variant}>{say.discardOf(vial.mixedOn)}</IntentButton>
    </IntentForm>
  );
}
