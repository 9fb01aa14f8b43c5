export const PURCHASE_STATES = [
  "draft",
  "sent",
  "partly_received",
  "received",
  "cancelled",
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** Sent, and not fully received. */
export const OPEN_STATES = ["sent", "partly_received"] as const satisfies readonly PurchaseState[];
