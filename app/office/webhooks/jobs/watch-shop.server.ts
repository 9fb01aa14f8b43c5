import { eq, inArray, notInArray } from "drizzle-orm";
import { z } from "zod";
import { addMinutes } from "#app/lib/dates.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { writeDeliveries } from "../commands/write-deliveries.server.ts";
import { changesOf } from "../queries/changes-of.server.ts";
import { wantedOf } from "../queries/wants-event.server.ts";
import { WATCHED_EVENTS } from "../rules/webhook-events.ts";
import { webhookWatches } from "../tables.server.ts";

/** A change may be committed this long after the time that it carries. */
const LAG_MINUTES = 1;

/**
 * Runs on a schedule. Sends one message for each product or stock that changed since the last run.
 */
export const watchShop = task("webhooks.watch", z.unknown(), (ctx) =>
  inTransaction(ctx, async (tx) => {
    const wanted = await wantedOf(tx.db, WATCHED_EVENTS);
    // Changes while no endpoint wants the event are not sent later.
    await tx.db
      .delete(webhookWatches)
      .where(wanted.length > 0 ? notInArray(webhookWatches.event, wanted) : undefined);
    if (wanted.length === 0) return;
    const until = addMinutes(tx.now, -LAG_MINUTES);
    await tx.db
      .insert(webhookWatches)
      .values(wanted.map((event) => ({ event, seenTo: until })))
      .onConflictDoNothing();
    const watches = await tx.db
      .select()
      .from(webhookWatches)
      .where(inArray(webhookWatches.event, wanted))
      .for("update");
    for (const { event, seenTo } of watches) {
      if (seenTo >= until) continue;
      for (const { key, data } of await changesOf(tx.db, event, { after: seenTo, until })) {
        await writeDeliveries(tx, { type: event, cause: `${event}:${key}`, data });
      }
      await tx.db
        .update(webhookWatches)
        .set({ seenTo: until })
        .where(eq(webhookWatches.event, event));
    }
  }),
);
