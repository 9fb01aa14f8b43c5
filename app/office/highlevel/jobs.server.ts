import { inArray, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { noteCustomer, noteOrder, noteSubscriber } from "./jobs/occasions.server.ts";
import { leftBehindOver, removeErased } from "./jobs/remove-erased.server.ts";
import { sendMessage } from "./jobs/send-message.server.ts";
import { LOG_DAYS } from "./rules/log-terms.ts";
import { highlevelContacts, highlevelEvents, highlevelMessages } from "./tables.server.ts";
import { ACCOUNT_AGREES } from "#app/reach/campaigns/queries/agreed.server.ts";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { writeMessages } from "./commands/write-messages.server.ts";
import { readConnection, type Connection } from "./queries/connection.server.ts";
import { CONTACT_AGREES } from "./queries/person.server.ts";

/** The queue starts about this many in a minute, so the first run does not fill it. */
const MOST = 200;

/**
 * Runs on a schedule. Finds people who agree and are not in HighLevel yet, and contacts whose
 * consent changed. So no way to agree or to unsubscribe is missed.
 */
const watchContacts = task("highlevel.watch", z.unknown(), async (ctx) => {
  const connection = await readConnection(ctx);
  if (connection.state !== "sending") return;
  const { db, now } = ctx;
  const missing = await db.execute<{ email: string }>(missingOf(connection));
  for (const { email } of missing.rows) {
    await writeMessages(ctx, { email, occasion: "added" });
  }
  const changed = await db.execute<{ email: string }>(changedBy(now));
  for (const { email } of changed.rows) {
    await writeMessages(ctx, { email, occasion: "consent" });
  }
});

function missingOf({ customers: accounts, newsletter }: Connection): SQL {
  return sql`select a.email from (
      select own.email from ${user} own join ${customers} c on c.user_id = own.id
      where ${accounts} and ${ACCOUNT_AGREES}
      union
      select s.email from ${newsletterSubscriptions} s where ${newsletter} and s.state = 'confirmed'
    ) a
    where not exists (select from ${highlevelContacts} h where h.email = a.email)
    limit ${MOST}`;
}

/**
 * A refused contact is retried when its person acts or by staff, and daily if it must be stopped.
 */
function changedBy(now: Date): SQL {
  const yesterday = addDays(now, -1).toISOString();
  return sql`select h.email from ${highlevelContacts} h
    where h.email is not null
      and not exists (select from ${highlevelMessages} m
        where m.contact_id = h.id and m.kind = 'contact' and m.state = 'waiting')
      and case when h.told = 'agreed'
        then (h.refused_at is null or h.refused_at <= ${yesterday}::timestamptz) and not ${CONTACT_AGREES}
        else h.refused_at is null and h.removed_at is null and ${CONTACT_AGREES} end
    limit ${MOST}`;
}

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
