import { eq } from "drizzle-orm";
import { z } from "zod";
import { ok } from "#app/lib/result.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { beginSending } from "../commands/begin-sending.server.ts";
import { noteOutcome } from "../commands/note-outcome.server.ts";
import { takeReport } from "../commands/take-report.server.ts";
import { textGateway } from "../gateways/text-gateways.server.ts";
import type { Text, TextGateway } from "../gateways/text-port.ts";
import { isOpen, readConnection } from "../queries/connection.server.ts";
import { sentMessages } from "../tables.server.ts";

/**
 * One attempt to send a message. After an attempt without an answer, the company is first asked
 * whether it has the message, so that no one is told twice.
 */
export const sendMessage = task(
  "messages.send",
  z.object({ messageId: z.string(), tries: z.int() }),
  async (ctx, { messageId, tries }) => {
    const attempt = await beginSending(ctx, messageId, tries);
    if (!attempt) return;
    const { message, connection, text, mayBeThere } = attempt;
    const gateway = textGateway(connection, ctx.links);
    const wanted = { reference: message.id, ...text };
    await noteOutcome(
      ctx,
      message,
      await sendOnce(gateway, wanted, mayBeThere && message.createdAt),
    );
  },
);

/** Sends a text, unless it was sent since then. */
async function sendOnce(gateway: TextGateway, text: Text, since: Date | false) {
  if (since === false) return gateway.send(text);
  const found = await gateway.find(text, since);
  if (!found.ok) return found;
  return found.value === undefined ? gateway.send(text) : ok(found.value);
}

/** Asks the company how a message fared, for companies and times without reports. */
export const askState = task(
  "messages.ask-state",
  z.object({ messageId: z.string() }),
  async (ctx: JobCtx, { messageId }) => {
    const own = eq(sentMessages.id, messageId);
    const [message] = await ctx.db.select().from(sentMessages).where(own);
    if (message?.state !== "sent" || !message.provider || !message.providerId) return;
    const connection = await readConnection(ctx);
    await ctx.db.update(sentMessages).set({ checkedAt: ctx.now }).where(own);
    // A message of a company that the owner has left since is not followed.
    if (!isOpen(connection) || connection.provider !== message.provider) return;
    const { provider, providerId } = message;
    const answer = await textGateway(connection, ctx.links).state(providerId);
    if (answer.ok) await takeReport(ctx, { provider, providerId }, answer.value);
  },
);
