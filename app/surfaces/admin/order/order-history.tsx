import { formatDateTime } from "#app/lib/dates.ts";
import type { HistoryEntry } from "#app/modules/audit/queries.server.ts";
import { adminOrderMessages as say } from "#app/modules/orders/texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import { describeEntry } from "./describe-entry.ts";

export function OrderHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.history}</h2>
      <ol className="grid gap-4">
        {entries.map((entry) => (
          <li className="grid gap-0.5 border-l-2 border-line pl-4" key={entry.id}>
            <span>{describeEntry(entry)}</span>
            <span className="text-sm text-ink-soft">
              {formatDateTime(entry.at)} · {who(entry)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function who({ actorKind, actorName }: HistoryEntry): string {
  if (actorKind === "system") return say.shopItself;
  return actorName ?? say.visitor;
}
