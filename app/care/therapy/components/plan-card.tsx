import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { glanceMessages } from "../texts/shopper-today.ts";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownPlan } from "../views/show-plan.ts";

const say = courseMessages.plan;

/** The next dose of a course, and the one action that it needs. */
export function PlanCard({ plan }: { plan: ShownPlan }) {
  const { next, source, stateWord, state, raise } = plan;
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-xl">{plan.product}</h3>
        <Badge look="plain">{stateWord}</Badge>
      </div>
      {state === "paused" && <p>{glanceMessages.paused}</p>}
      {next && (
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">{say.next}</p>
          {next.dose && <p className="figures text-3xl">{next.dose}</p>}
          <p>{next.when}</p>
        </div>
      )}
      {next?.advice.map((advice) => (
        <Notice announced={false} key={advice} tone="warning">
          {advice}
        </Notice>
      ))}
      <div className="flex flex-wrap gap-3">
        {next?.dose && (
          <LinkButton to={href("/portal/therapy/:planId/dose", { planId: plan.id })}>
            {glanceMessages.log}
          </LinkButton>
        )}
        <LinkButton
          to={`${href("/portal/therapy/:planId/dose", { planId: plan.id })}?past`}
          variant="secondary"
        >
          {say.add}
        </LinkButton>
        <LinkButton
          to={href("/portal/therapy/settings")}
          variant={state === "paused" ? "primary" : "secondary"}
        >
          {state === "paused" ? say.goOn : say.change}
        </LinkButton>
      </div>
      <div className="grid gap-1 text-sm text-ink-soft">
        <p>
          {source.url === null ? (
            source.text
          ) : (
            <>
              <a className="underline underline-offset-4" href={source.url} rel="noopener">
                {source.text}
              </a>
              , {source.read}
            </>
          )}
          . {plan.mostText}
        </p>
        {raise && <p>{raise.text}</p>}
      </div>
    </Card>
  );
}
