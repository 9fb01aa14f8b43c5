import { href } from "react-router";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { historyMessages as say } from "../texts/staff.ts";
import type { HealthHistory } from "../views/health-history.ts";

/** Closed until staff ask for it, because each look is recorded. */
export function HealthCard({ health }: { health: HealthHistory }) {
  return (
    <Card as="section" className="grid gap-3" id="assessments">
      <h2 className="text-xl">{health.open ? say.count(health.count) : say.title}</h2>
      {!health.open && (
        <>
          <p className="text-ink-soft">{say.hint}</p>
          <div>
            <LinkButton
              preventScrollReset
              to={{ search: "?show=assessments", hash: "#assessments" }}
              variant="secondary"
            >
              {say.show}
            </LinkButton>
          </div>
        </>
      )}
      {health.open && <Newest newest={health.newest} />}
    </Card>
  );
}

function Newest({ newest }: { newest: readonly { id: string; goal: string; taken: string }[] }) {
  return (
    <>
      {newest.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      {newest.length > 0 && (
        <ul className="grid gap-2">
          {newest.map(({ id, goal, taken }) => (
            <li className="flex flex-wrap items-center gap-x-4" key={id}>
              <TextLink
                aria-label={say.open(goal, taken)}

                to={href("/admin/assessments/:assessmentId", { assessmentId: id })}
              >
                {taken}
              </TextLink>
              <span>{goal}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft" role="note">
        {say.recorded}
      </p>
    </>
  );
}
