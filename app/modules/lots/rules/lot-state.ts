import type { LotState } from "./current-lots.ts";

/** How a lot stands for staff. What is over is so whatever was done to it, unless it was closed. */
export function lotState(lot: LotState, today: string): "waiting" | "open" | "closed" | "over" {
  if (lot.closedAt !== null) return "closed";
  if (lot.expiresOn < today) return "over";
  return lot.openedAt === null ? "waiting" : "open";
}
