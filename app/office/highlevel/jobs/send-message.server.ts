import { eq } from "drizzle-orm";
import { z } from "zod";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { noteOutcome, type Outcome } from "../commands/note-outcome.server.ts";
import { readConnection, type Connection } from "../queries/connection.server.ts";
import { eventOf } from "../queries/event.server.ts";
import { personOf } from "../queries/person.server.ts";
import { planContact } from "../rules/plan-contact.ts";
import { highlevelContacts, highlevelMessages } from "../tables.server.ts";
import { postTrigger } from "./highlevel-api.server.ts";
import { sendContact, stopContact } from "./send-contact.server.ts";
import { sendJob } from "./send-job.ts";

type Contact = typeof highlevelContacts.$inferSelect;
type Message = typeof highlevelMessages.$inferSelect;
type UsableConnection = Connection & { key: string; locationId: string };

/**
 * One attempt to send a message. The contents and the person's consent are read at this moment.
 * While the connection is broken or switched off, the message waits until staff fix that.
 */
export const sendMessage = task(
  "highlevel.send",
  z.object({ messageId: z.string(), attempts: z.int() }),
  async (ctx, { messageId, attempts }) => {
    const [found] = await ctx.db
      .select({ message: highlevelMessages, contact: highlevelContacts })
      .from(highlevelMessages)
      .innerJoin(highlevelContacts, eq(highlevelContacts.id, highlevelMessages.contactId))
      .where(eq(highlevelMessages.id, messageId));
    if (found?.message.state !== "waiting" || found.message.attempts !== attempts) return;
    const connection = await readConnection(ctx);
    if (!isUsable(connection)) return;
    if (connection.pausedUntil && connection.pausedUntil > ctx.now) {
      await enqueueAll(ctx.db, [sendJob(messageId, attempts, connection.pausedUntil)]);
      return;
    }
    const outcome = await send(ctx, connection, found);
    await noteOutcome(ctx, found.message, outcome);
  },
);

function isUsable(connection: Connection): connection is UsableConnection {
  const { state, key, locationId } = connection;
  return state === "sending" && key !== undefined && locationId !== undefined;
}

type MessageRow = { message: Message; contact: Contact };

async function send(
  ctx: JobCtx,
  connection: UsableConnection,
  { message, contact }: MessageRow,
): Promise<Outcome> {
  const { email, told, remoteId } = contact;
  if (email === null) return { skip: "no_consent" };
  const person = await personOf(ctx, email);
  const plan = planContact(person, { told, isThere: remoteId !== null });
  if (message.kind === "event") {
    if (connection.trigger === undefined) return { skip: "no_trigger" };
    if (plan.does !== "send") return { skip: plan.does === "skip" ? plan.why : "no_consent" };
    const body = await eventOf(ctx, message, { ...person, email });
    return { verdict: await postTrigger(ctx.links, connection.trigger, body) };
  }
  if (plan.does === "skip") return { skip: plan.why };
  // From here on the contact may exist in HighLevel, even if this process dies before it knows.
  await ctx.db
    .update(highlevelContacts)
    .set({ begunAt: ctx.now })
    .where(eq(highlevelContacts.id, contact.id));
  const { links } = ctx;
  if (plan.does === "stop") return stopContact(links, connection, remoteId ?? "");
  return sendContact(ctx, connection, { email, told, ...person, tags: plan.tags });
}
