import type { LotState } from "./current-lots.ts";

/** A lot with fewer days left is to be sold first, or taken off the shelf. */
export const EXPIRES_SOON_DAYS = 60;

/** How a lot stands for staff. What is over is so whatever was done to it, unless it was closed. */
export function lotState(
  lot: LotState & { recalledAt: Date | null },
  today: string,
): "waiting" | "open" | "closed" | "over" | "recalled" {
  if (lot.recalledAt !== null) return "recalled";
  if (lot.closedAt !== null) return "closed";
  if (lot.expiresOn < today) return "over";
  return lot.openedAt === null ? "waiting" : "open";
}
