import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { purchaseMessages as say } from "../texts/staff-orders.ts";

export const purchaseOrderList: ListSpec = {
  key: "purchase-orders",
  one: "purchase order",
  many: "purchase orders",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, [
    "open",
    "overdue",
    "draft",
    "received",
    "cancelled",
    "all",
  ]),
  filters: [
    { kind: "choice", name: "supplier", label: say.columns.supplier },
    { kind: "dates", label: say.expectedDates, from: "from", to: "to" },
  ],
  sorts: ["created", "number", "supplier", "expected"],
  sort: "-created",
};
