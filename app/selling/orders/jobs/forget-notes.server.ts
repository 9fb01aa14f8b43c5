import { lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { REMOVED_DAYS } from "../rules/order-notes.ts";
import { orderNotes } from "../tables/order-notes.server.ts";

/** Deletes notes once the time for restoring them is over. */
export const forgetNotes = task("orders.forget-notes", z.unknown(), async ({ db, now }) => {
  await db.delete(orderNotes).where(lt(orderNotes.removedAt, addDays(now, -REMOVED_DAYS)));
});
