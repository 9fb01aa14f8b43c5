import { and, eq, lte, type SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { bookings } from "../tables.server.ts";

/** No one confirmed these holds in time, and they contain nothing worth keeping. */
export async function removeRunOutHolds({ db, now }: Ctx, within?: SQL): Promise<void> {
  await db
    .delete(bookings)
    .where(and(eq(bookings.status, "held"), lte(bookings.heldUntil, now), within));
}
