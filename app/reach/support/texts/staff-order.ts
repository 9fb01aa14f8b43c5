import type { OrderTie } from "../rules/order-tie.ts";

type Warning = { title: string; text: string };

export const orderCardMessages = {
  title: "Order",
  newest: "Newest order of the account",
  none: "This message names no order.",
  missing: (number: string) =>
    `There is no order ${number}. Correct the number below if they mistyped it.`,
  ties: {
    own: undefined,
    typed: {
      title: "Address unverified",
      text: "They typed the address of this order without signing in. Reply to that address, and do not change the order because of this message alone.",
    },
    other: {
      title: "Another address",
      text: "This order was placed under another address than the one they wrote from. Say nothing about it until you know who they are.",
    },
  } satisfies Record<OrderTie, Warning | undefined>,
  items: "Items",
  total: "Total",
  totalBy: (total: string, method: string) => `${total}, ${method}`,
  placed: "Placed",
  buyer: "Buyer",
  parcel: "Parcel",
  noParcel: "Not sent yet",
  left: (time: string) => `Left on ${time}`,
  follow: "Follow the parcel",

  others: "Other tickets",
  ofAccount: "Of the same account, the newest first.",
  ofAddress: "From the same typed address, the newest first. No one proved that it is theirs.",
} as const;
