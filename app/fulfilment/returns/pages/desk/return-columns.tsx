import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ReturnBadge } from "../../components/return-state.tsx";
import { returnMessages as say } from "../../texts/staff.ts";
import type { ShownReturn } from "./show-returns.server.ts";

export const returnColumns: readonly ListColumn<ShownReturn>[] = [
  {
    label: say.columns.number,
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <ReturnBadge state={state} />,
  },
  {
    label: say.columns.order,
    cell: ({ orderNumber }) => <span className="figures">{orderNumber}</span>,
  },
  { label: say.columns.reason, cell: ({ reason }) => reason },
  { label: say.columns.units, numeric: true, cell: ({ units }) => units },
  {
    label: say.columns.asked,
    sort: "asked",
    first: "desc",
    cell: ({ asked }) => <span className="figures">{asked}</span>,
  },
];
