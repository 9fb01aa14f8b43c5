import type { OrderTie } from "../rules/order-tie.ts";

type Warning = { title: string; text: string };

export const orderCardMessages = {
  title: "Order",
  newest: "Newest order of the account",
  none: "This message has no order number.",
  missing: (number: string) =>
    `There’s no order ${number}. Correct the number below if it was mistyped.`,
  ties: {
    own: undefined,
    typed: {
      title: "Address unverified",
      text: "The sender typed this order’s address without signing in. Reply to that address, and don’t change the order based on this message alone.",
    },
    other: {
      title: "Different address",
      text: "This order has a different address than the sender’s. Share nothing about the order until you know who they are.",
    },
  } satisfies Record<OrderTie, Warning | undefined>,
  items: "Items",
  total: "Total",
  totalBy: (total: string, method: string) => `${total}, ${method}`,
  placed: "Placed",
  buyer: "Buyer",
  parcel: "Parcel",
  noParcel: "Not shipped yet",
  left: (time: string) => `Shipped on ${time}`,
  follow: "Track parcel",

  others: "Other tickets",
  ofAccount: "From the same account, newest first.",
  ofAddress: "From the same typed address, newest first. The address is unverified.",
} as const;
