import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

export type Fact = { label: string; text: string; note?: string };

type BookingFactsProps = {
  facts: readonly Fact[];
  /** Below the first one, which is the time. */
  ownTime?: ReactNode;
};

export function BookingFacts({ facts, ownTime }: BookingFactsProps) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        {facts.map(({ label, text, note }, index) => (
          <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid" key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <span className="figures font-semibold">{text}</span>
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
              {index === 0 && ownTime}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
