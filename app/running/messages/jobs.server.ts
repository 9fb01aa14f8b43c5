import { and, eq, gte, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { QUEUE } from "./commands/queue-message.server.ts";
import { askState, sendMessage } from "./jobs/send-message.server.ts";
import { pushMessage } from "./jobs/send-push.server.ts";
import { KEPT_DAYS } from "./rules/send-terms.ts";
import { sentMessages } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    /** News left as a text or notification, under the key of its mail. */
    "message.sent": { dedupeKey: string };
  }
  interface ShopTasks {
    "messages.send": { messageId: string; tries: number };
    "messages.push": { messageId: string; tries: number };
    "messages.ask-state": { messageId: string };
  }
}

/** Each time the pause doubles. After a day no one waits for the message any more. */
const askStates = task("messages.ask-states", z.unknown(), async ({ db, now }) => {
  const due = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(
      and(
        eq(sentMessages.state, "sent"),
        gte(sentMessages.askedAt, addDays(now, -1)),
        lt(sentMessages.askedAt, addMinutes(now, -2)),
        sql`coalesce(${sentMessages.checkedAt}, ${sentMessages.askedAt})
          <= ${sentMessages.askedAt} + (${now.toISOString()}::timestamptz - ${sentMessages.askedAt}) / 2`,
      ),
    )
    .limit(100);
  const jobs = due.map(({ id }) => ({
    task: "messages.ask-state" as const,
    payload: { messageId: id },
    options: { key: `messages.ask-state:${id}`, queue: QUEUE },
  }));
  await enqueueAll(db, jobs);
});

/** Runs at night in Manila. The mailbox and the log of orders say longer what happened. */
const forgetMessages = task("messages.forget", z.unknown(), async ({ db, now }) => {
  await db.delete(sentMessages).where(lt(sentMessages.createdAt, addDays(now, -KEPT_DAYS)));
});

export const messagesJobs = moduleJobs({
  tasks: [sendMessage, pushMessage, askState],
  schedule: [
    { task: askStates, match: "*/2 * * * *" },
    { task: forgetMessages, match: "50 19 * * *" },
  ],
});
