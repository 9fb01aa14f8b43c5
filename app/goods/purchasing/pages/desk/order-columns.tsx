import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { OrderState } from "./order-state.tsx";
import type { ShownOrder } from "./show-orders.server.ts";

export const orderColumns: readonly ListColumn<ShownOrder>[] = [
  {
    label: say.columns.number,
    kind: "short",
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  { label: say.columns.supplier, sort: "supplier", cell: ({ supplier }) => supplier },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <OrderState state={state} />,
  },
  {
    label: say.columns.expected,
    kind: "time",
    sort: "expected",
    cell: ({ expected, isOverdue }) => (
      <>
        {expected} {isOverdue && <Overdue />}
      </>
    ),
  },
  { label: say.columns.units, kind: "number", cell: ({ progress }) => progress },
];

/** For staff who may see the shop's costs. */
export const costColumn: ListColumn<ShownOrder> = {
  label: say.columns.total,
  kind: "amount",
  cell: ({ total }) => total,
};

function Overdue() {
  return (
    <Badge look="plain" tone="error">
      {say.overdue}
    </Badge>
  );
}
