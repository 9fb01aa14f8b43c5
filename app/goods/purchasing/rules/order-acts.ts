import type { PurchaseState } from "./purchase-states.ts";

/** What can be done to a purchase order. */
export const PURCHASE_ACTS = ["edit", "send", "receive", "close", "cancel"] as const;
export type PurchaseAct = (typeof PURCHASE_ACTS)[number];

/** The states in which each act may be done. `close` gives up what has not come. */
const LEGAL_STATES: Record<PurchaseAct, readonly PurchaseState[]> = {
  edit: ["draft"],
  send: ["draft", "sent", "partly_received"],
  receive: ["sent", "partly_received"],
  close: ["partly_received"],
  cancel: ["draft", "sent"],
};

export function mayDo(act: PurchaseAct, state: PurchaseState): boolean {
  return LEGAL_STATES[act].includes(state);
}
