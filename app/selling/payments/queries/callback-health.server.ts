import { and, asc, desc, eq, notLike } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { paymentEvents, refusedCallbacks } from "../tables.server.ts";

/** How the callbacks of a gateway arrive: the last genuine one, and what was refused. */
export async function callbackHealth(db: Db, gateway: string) {
  const [[last], refused] = await Promise.all([
    db
      .select({
        type: paymentEvents.type,
        outcome: paymentEvents.outcome,
        at: paymentEvents.receivedAt,
      })
      .from(paymentEvents)
      // What the shop learned by asking is written down as an event, too.
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
