import { inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { noteCustomer, noteOrder, noteSubscriber } from "./jobs/occasions.server.ts";
import { leftBehindOver, removeErased } from "./jobs/remove-erased.server.ts";
import { sendMessage } from "./jobs/send-message.server.ts";
import { watchContacts } from "./jobs/watch-contacts.server.ts";
import { LOG_DAYS } from "./rules/log-terms.ts";
import { highlevelContacts, highlevelEvents, highlevelMessages } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "highlevel.send": { messageId: string; attempts: number };
  }
}

/** Runs at night in Manila and deletes old messages and the ids of old webhooks. */
const forget = task("highlevel.forget", z.unknown(), async ({ db, now }) => {
  const before = addDays(now, -LOG_DAYS);
  await inBatches(1_000, async (size) => {
    const old = db
      .select({ id: highlevelMessages.id })
      .from(highlevelMessages)
      .where(lt(highlevelMessages.createdAt, before))
      .limit(size);
    const gone = await db.delete(highlevelMessages).where(inArray(highlevelMessages.id, old));
    return gone.rowCount ?? 0;
  });
  await db.delete(highlevelEvents).where(lt(highlevelEvents.receivedAt, before));
  await db.delete(highlevelContacts).where(leftBehindOver(now));
});

export const highlevelJobs = moduleJobs({
  tasks: [sendMessage],
  listeners: {
    "order.paid": [noteOrder],
    "customer.confirmed": [noteCustomer],
    "newsletter.confirmed": [noteSubscriber],
  },
  schedule: [
    { task: watchContacts, match: "* * * * *" },
    { task: removeErased, match: "*/5 * * * *" },
    { task: forget, match: "50 19 * * *" },
  ],
});
