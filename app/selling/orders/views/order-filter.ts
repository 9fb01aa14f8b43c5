import { href } from "react-router";

export const ORDER_FILTERS = [
  "all",
  "to-confirm",
  "to-check",
  "to-pack",
  "reserved",
  "attention",
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The items that an unpaid order reserves, and whether its guest confirmed the email. */
export type ReservedItems = {
  items: readonly { productName: string; quantity: number }[];
  confirmed: boolean;
};

/** The address of a tab. */
export function filterHref(filter: OrderFilter): string {
  return filter === "all" ? href("/admin/orders") : `${href("/admin/orders")}?show=${filter}`;
}
