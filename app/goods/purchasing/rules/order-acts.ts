import type { PurchaseState } from "./purchase-states.ts";

export const PURCHASE_ACTS = ["edit", "send", "receive", "close", "cancel"] as const;
export type PurchaseAct = (typeof PURCHASE_ACTS)[number];

/** The states that allow each action. `close` gives up the units that have not arrived. */
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
