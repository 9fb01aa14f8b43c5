import { and, eq, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { bookings } from "../tables.server.ts";

export type LockedBooking = typeof bookings.$inferSelect;

/** The booking if it lies within what its reader may touch. Undefined also for no id at all. */
export async function lockBooking(
  { db }: Ctx,
  bookingId: string,
  within: SQL | undefined,
): Promise<LockedBooking | undefined> {
  if (!validate(bookingId)) return undefined;
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), within))
    .for("update");
  return booking;
}
