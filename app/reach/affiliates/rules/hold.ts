import { addDays } from "#app/lib/dates.ts";

/** By then, nothing of the parcel can be returned. Undefined until the parcel has left. */
export function heldUntil(shippedAt: Date | null, holdDays: number): Date | undefined {
  return shippedAt === null ? undefined : addDays(shippedAt, holdDays);
}
