import { choiceFilter, type ListFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "../rules/order-terms.ts";
import { orderMessages } from "../texts/shopper.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";
import { ORDER_FILTERS } from "./order-filter.ts";

const filters: readonly ListFilter[] = [
  choiceFilter("status", say.filters.status, orderMessages.status, ORDER_STATUSES),
  choiceFilter("payment", say.filters.payment, orderMessages.payment, PAYMENT_STATUSES),
  choiceFilter("method", say.filters.method, orderMessages.method, PAYMENT_METHODS),
  choiceFilter("fulfilment", say.filters.fulfilment, say.fulfilment, [
    "unfulfilled",
    "partial",
    "fulfilled",
  ]),
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
  tabs: { ...choiceFilter("show", say.tabsLabel, say.tabs, ORDER_FILTERS), inMenu: true },
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
