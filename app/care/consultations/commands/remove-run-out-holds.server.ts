import { and, eq, lte, type SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { bookings } from "../tables.server.ts";

/** Nobody confirmed them in time: there is nothing in them worth keeping. */
export async function removeRunOutHolds({ db, now }: Ctx, within?: SQL): Promise<void> {
  await db
    .delete(bookings)
    .where(and(eq(bookings.status, "held"), lte(bookings.heldUntil, now), within));
}
