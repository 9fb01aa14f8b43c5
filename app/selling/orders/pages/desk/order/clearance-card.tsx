import { soldUnderMessages as say } from "#app/selling/clearance/texts/staff.ts";
import type { SoldUnder } from "#app/selling/clearance/views/show-sold-under.ts";
import { Card } from "#app/ui/card.tsx";

export function ClearanceCard({ shown }: { shown: readonly SoldUnder[] }) {
  if (shown.length === 0) return null;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.title}</h2>
      <ul className="grid gap-3">
        {shown.map(({ id, line, dates, isReleased }) => (
          <li className="grid gap-0.5" key={id}>
            <span>{line}</span>
            <span className="text-sm text-ink-soft">{dates}</span>
            {isReleased && <span className="text-sm text-ink-soft">{say.released}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
