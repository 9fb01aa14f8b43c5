import type { ListFilter, ListSpec } from "#app/lib/list/list-spec.ts";
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "../rules/order-terms.ts";
import { orderMessages } from "../texts/shopper.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";
import { ORDER_FILTERS, type OrderFilter } from "./order-filter.ts";

const [first, ...others] = ORDER_FILTERS;
const tabOf = (value: OrderFilter) => ({ value, label: say.tabs[value] });

const filters: readonly ListFilter[] = [
  {
    kind: "choice",
    name: "status",
    label: say.filters.status,
    choices: ORDER_STATUSES.map((value) => ({ value, label: orderMessages.status[value] })),
  },
  {
    kind: "choice",
    name: "payment",
    label: say.filters.payment,
    choices: PAYMENT_STATUSES.map((value) => ({ value, label: orderMessages.payment[value] })),
  },
  {
    kind: "choice",
    name: "method",
    label: say.filters.method,
    choices: PAYMENT_METHODS.map((value) => ({ value, label: orderMessages.method[value] })),
  },
  {
    kind: "choice",
    name: "fulfilment",
    label: say.filters.fulfilment,
    choices: (["unfulfilled", "partial", "fulfilled"] as const).map((value) => ({
      value,
      label: say.fulfilment[value],
    })),
  },
  // The choices are the ids of tags in use.
  { kind: "choice", name: "tag", label: say.filters.tag },
  { kind: "dates", label: say.date, from: "from", to: "to" },
];

/** Filters for staff. The search text may be a name, so it never appears in the address. */
export const orderList: ListSpec = {
  key: "orders",
  one: "order",
  many: "orders",
  search: { label: say.search, max: 120, personal: true },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.tabsLabel,
    choices: [tabOf(first), ...others.map(tabOf)],
    inMenu: true,
  },
  filters,
  sorts: ["created", "total", "waiting"],
  sort: "-created",
  // Longest wait first.
  tabSorts: { "to-check": "waiting", "to-pack": "created" },
};

export const customerOrderList: ListSpec = {
  key: "customer-orders",
  one: "order",
  many: "orders",
  filters: filters.filter((one) => one.kind !== "choice" || one.choices !== undefined),
  sorts: ["created", "total"],
  sort: "-created",
};
