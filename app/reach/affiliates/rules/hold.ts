import { addDays } from "#app/lib/dates.ts";

/**
 * The end of a commission's hold: this long after the parcel left, none of it can be returned.
 * Undefined until something has left.
 */
export function heldUntil(shippedAt: Date | null, holdDays: number): Date | undefined {
  return shippedAt === null ? undefined : addDays(shippedAt, holdDays);
}
