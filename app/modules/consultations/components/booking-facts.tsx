import { Card } from "#app/ui/card.tsx";

export type Fact = { label: string; text: string; note?: string };

export function BookingFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        {facts.map(({ label, text, note }) => (
          <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid" key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <span className="figures font-semibold">{text}</span>
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
