import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { purchaseMessages as say } from "../texts/staff-orders.ts";

export const purchaseOrderList: ListSpec = {
  key: "purchase-orders",
  one: "purchase order",
  many: "purchase orders",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [
      { value: "open", label: say.shows.open },
      { value: "overdue", label: say.shows.overdue },
      { value: "draft", label: say.shows.draft },
      { value: "received", label: say.shows.received },
      { value: "cancelled", label: say.shows.cancelled },
      { value: "all", label: say.shows.all },
    ],
  },
  filters: [
    { kind: "choice", name: "supplier", label: say.columns.supplier },
    { kind: "dates", label: say.expectedDates, from: "from", to: "to" },
  ],
  sorts: ["created", "number", "supplier", "expected"],
  sort: "-created",
};
