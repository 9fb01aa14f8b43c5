import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { OrderState } from "./order-state.tsx";
import type { ShownOrder } from "./show-orders.server.ts";

export const orderColumns: readonly ListColumn<ShownOrder>[] = [
  {
    label: say.columns.number,
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
    sort: "expected",
    cell: ({ expected, isOverdue }) => (
      <span className="inline-flex flex-wrap items-center gap-x-3">
        {expected} {isOverdue && <Overdue />}
      </span>
    ),
  },
  { label: say.columns.units, numeric: true, cell: ({ progress }) => progress },
];

/** For staff who may see the shop's costs. */
export const costColumn: ListColumn<ShownOrder> = {
  label: say.columns.total,
  numeric: true,
  cell: ({ total }) => total,
};

function Overdue() {
  return (
    <Badge look="plain" tone="error">
      {say.overdue}
    </Badge>
  );
}
