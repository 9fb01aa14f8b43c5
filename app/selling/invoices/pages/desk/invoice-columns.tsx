import type { ListColumn } from "#app/ui/list/list-column.ts";
import { CreditBadge } from "../../components/credit-badge.tsx";
import { invoiceMessages as say } from "../../texts/staff.ts";
import type { ShownInvoice } from "./show-invoices.server.ts";

export const invoiceColumns: readonly ListColumn<ShownInvoice>[] = [
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
    cell: ({ state }) => <CreditBadge state={state} />,
  },
  {
    label: say.columns.day,
    sort: "day",
    first: "desc",
    cell: ({ day }) => <span className="figures">{day}</span>,
  },
  { label: say.columns.of, cell: ({ of }) => <span className="figures">{of}</span> },
  {
    label: say.columns.total,
    numeric: true,
    sort: "total",
    first: "desc",
    cell: ({ total }) => total,
  },
  { label: say.columns.credited, numeric: true, cell: ({ credited }) => credited },
];
