import { Link, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { LinePicture } from "#app/selling/cart/components/line-picture.tsx";
import { Totals } from "#app/selling/cart/components/totals.tsx";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import type { StaffOrder } from "./show-order.server.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { UndoEntry } from "#app/running/audit/components/undo-entry.tsx";
import type { ShownEntry } from "#app/running/audit/views/shown-entry.ts";
import type { HistoryEntry } from "#app/running/audit/queries.server.ts";
import { describeEntry } from "./describe-entry.ts";

export function ItemsCard({ order }: { order: StaffOrder }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.items}</h2>
      <ul className="grid gap-2">
        {order.items.map(({ sku, quantity, price, total, lots, ...line }) => (
          <li className="flex items-center gap-4" key={line.id}>
            <LinePicture
              className="aspect-square w-12 shrink-0 rounded-control"
              line={line}
              sizes="3rem"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.name} <span className="text-ink-soft">× {quantity}</span>
              <span className="figures block text-sm text-ink-soft">
                {sku} · {say.priceEach(formatMoney(price))}
              </span>
              {lots.map(({ id: lotId, number, units }) => (
                <Link
                  className="figures flex min-h-11 w-fit items-center text-sm underline underline-offset-4"
                  key={lotId}
                  to={href("/admin/lots/:lotId", { lotId })}
                >
                  {say.fromLot(units, number)}
                </Link>
              ))}
            </span>
            <span className="figures">{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
      <hr className="border-line" />
      <Totals
        code={order.code}
        credit={order.credit}
        statutory={order.statutory}
        totals={order.totals}
      />
      {order.statutoryNote && <p className="text-sm text-ink-soft">{order.statutoryNote}</p>}
    </Card>
  );
}

type OrderHistoryProps = {
  entries: readonly HistoryEntry[];
  /** Log entries with an undo, available or expired. */
  undos: readonly ShownEntry[];
};

export function OrderHistory({ entries, undos }: OrderHistoryProps) {
  const undoOf = new Map(undos.map((undo) => [undo.id, undo]));
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
            <UndoEntry entry={undoOf.get(entry.id)} />
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
