import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { glanceMessages as say } from "../texts/shopper-today.ts";
import type { PlanToday } from "../views/show-refill.ts";
import { RefillCard } from "./refill-card.tsx";
import { VialFacts } from "./vial-facts.tsx";

const { vial: ofVial } = say;

export function TodayCourse({ plan }: { plan: PlanToday }) {
  const { next, product, state, vial, refill } = plan;
  const dose = href("/portal/therapy/:planId/dose", { planId: plan.id });
  return (
    <>
      <Card as="section" className="grid content-start gap-3" padding="roomy">
        <h2 className="text-xl">{say.next(product)}</h2>
        {state === "paused" && <p>{say.paused}</p>}
        {next?.dose && <p className="figures text-3xl">{next.dose}</p>}
        {next && <p>{next.when}</p>}
        {next?.advice.map((advice) => (
          <Notice announced={false} key={advice} tone="warning">
            {advice}
          </Notice>
        ))}
        <div>
          {next?.dose ? (
            <LinkButton to={dose} variant={next.isDue ? "primary" : "secondary"}>
              {say.log}
            </LinkButton>
          ) : (
            <LinkButton to={href("/portal/therapy")} variant="secondary">
              {say.see}
            </LinkButton>
          )}
        </div>
      </Card>
      <Card as="section" className="grid content-start gap-3" padding="roomy">
        <h2 className="text-xl">{ofVial.title}</h2>
        {vial ? <VialFacts vial={vial} /> : <p className="text-ink-soft">{ofVial.noneText}</p>}
        {refill && !vial?.usedUp && <p>{refill}</p>}
        <RefillCard refill={plan.refillNow} />
        <div>
          <LinkButton to={href("/portal/therapy")} variant="secondary">
            {vial ? say.see : ofVial.open}
          </LinkButton>
        </div>
      </Card>
    </>
  );
}

/** Shown to a buyer without a course. */
export function TodayBegin() {
  return (
    <Card as="section" className="grid content-start gap-3" padding="roomy">
      <h2 className="text-xl">{say.begin}</h2>
      <p className="text-ink-soft">{say.beginText}</p>
      <div>
        <LinkButton to={href("/portal/therapy")} variant="secondary">
          {say.beginAct}
        </LinkButton>
      </div>
    </Card>
  );
}
