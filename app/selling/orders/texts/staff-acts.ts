import type { OrderStatus } from "../rules/order-terms.ts";
import { adminOrderMessages as orders } from "./staff.ts";

/** The acts of the order page. Three dots announce a dialog. */
export const actMessages = {
  more: "More",
  close: "Close",
  notAgreed: orders.cash.notAgreed,
  nothingLeft: "Nothing left to refund.",
  labels: {
    ...orders.moves,
    shipped: "Mark as shipped…",
    cancelled: "Cancel order…",
    refund: "Refund…",
    resolve: "Resolve problem…",
    transfer: "Check transfer…",
    confirm: orders.cash.confirm,
    pack: orders.packIt,
    collect: "Record cash…",
    edit: "Change items",
    address: "Change address…",
    return: "Return items",
    cameBack: "The parcel came back…",
    link: "Replace link…",
    release: "Release items…",
    correct: "Set by mistake?",
  } satisfies Record<OrderStatus, string> & Record<string, string>,
  titles: {
    shipped: "Mark as shipped",
    cancelled: "Cancel order",
    refund: "Refund",
    resolve: "Resolve problem",
    address: "Change address",
    transfer: "Bank transfer",
    collect: "Cash on delivery",
    cameBack: "The parcel came back",
    link: "Link to this order",
    release: "Release items",
    correct: "Set by mistake?",
    note: "Write a note",
  },
} as const;

export const copyMessages = { label: "Copy", copied: "Copied" } as const;
