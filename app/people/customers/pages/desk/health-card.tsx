import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { CustomerRecord } from "./customer-page.server.ts";

type Health = NonNullable<CustomerRecord["health"]>;

/** Closed until staff ask for it, because each look is recorded. */
export function HealthCard({ health }: { health: Health }) {
  return (
    <Card as="section" className="grid gap-3" id="assessments">
      <h2 className="text-xl">{health.title}</h2>
      {health.open ? (
        <Newest health={health} />
      ) : (
        <>
          <p className="text-ink-soft">{health.hint}</p>
          <div>
            <LinkButton
              preventScrollReset
              to={{ search: "?show=assessments", hash: "#assessments" }}
              variant="secondary"
            >
              {health.show}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  );
}

function Newest({ health }: { health: Extract<Health, { open: true }> }) {
  return (
    <>
      {health.newest.length === 0 && <p className="text-ink-soft">{health.none}</p>}
      {health.newest.length > 0 && (
        <ul className="grid gap-2">
          {health.newest.map(({ to, label, goal, taken }) => (
            <li className="flex flex-wrap items-center gap-x-4" key={to}>
              <TextLink aria-label={label} to={to}>
                {taken}
              </TextLink>
              <span>{goal}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft" role="note">
        {health.recorded}
      </p>
    </>
  );
}
