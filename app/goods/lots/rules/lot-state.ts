import type { LotState } from "./current-lots.ts";

/** Lots with fewer days left should be sold first or taken off the shelf. */
export const EXPIRES_SOON_DAYS = 60;

/**
 * A lot's status for staff. An expired lot is over, whether or not it was opened, unless staff
 * closed or recalled it.
 */
export function lotState(
  lot: LotState & { recalledAt: Date | null },
  today: string,
): "waiting" | "open" | "closed" | "over" | "recalled" {
  if (lot.recalledAt !== null) return "recalled";
  if (lot.closedAt !== null) return "closed";
  if (lot.expiresOn < today) return "over";
  return lot.openedAt === null ? "waiting" : "open";
}
