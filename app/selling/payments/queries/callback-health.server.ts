import { and, asc, desc, eq, notLike } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { paymentEvents, refusedCallbacks } from "../tables.server.ts";

/** The callback health of a gateway: its last genuine callback and the refused ones. */
export async function callbackHealth(db: Db, gateway: string) {
  const [[last], refused] = await Promise.all([
    db
      .select({
        type: paymentEvents.type,
        outcome: paymentEvents.outcome,
        at: paymentEvents.receivedAt,
      })
      .from(paymentEvents)
      // Excludes events that the shop learned by asking.
      .where(and(eq(paymentEvents.gateway, gateway), notLike(paymentEvents.eventId, "status:%")))
      .orderBy(desc(paymentEvents.id))
      .limit(1),
    db
      .select({
        reason: refusedCallbacks.reason,
        count: refusedCallbacks.count,
        lastAt: refusedCallbacks.lastAt,
      })
      .from(refusedCallbacks)
      .where(eq(refusedCallbacks.gateway, gateway))
      .orderBy(asc(refusedCallbacks.reason)),
  ]);
  return { last, refused };
}
