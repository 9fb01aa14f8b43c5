import { addDays } from "#app/lib/dates.ts";

/**
 * Until when a commission is on hold: so long after the parcel left, when nothing of it can be
 * returned any more. Undefined while nothing has left.
 */
export function heldUntil(shippedAt: Date | null, holdDays: number): Date | undefined {
  return shippedAt === null ? undefined : addDays(shippedAt, holdDays);
}
