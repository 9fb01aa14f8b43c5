import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { MessageRoute } from "../queries/message-route.server.ts";
import { numberDigest, sealText } from "../queries/sealed-text.server.ts";
import { partsOf } from "../rules/message-parts.ts";
import type { Topic } from "../rules/send-terms.ts";
import { sentMessages } from "../tables.server.ts";

export type NewMessage = {
  /** One per cause, so that a repeated event writes no second message. */
  dedupeKey: string;
  topic: Topic;
  body: string;
  userId?: string | undefined;
  /** The order that it is about. */
  aboutId?: string | undefined;
  /** A text to a number like +639171234567, or a notification on the account's devices. */
} & MessageRoute;

/** Jobs to the company run one after the other, so that a slow one leaves other workers free. */
export const QUEUE = "messages";

/** Writes a message and its job unless its key is known. Returns whether it is new. */
export async function queueMessage(ctx: Ctx, message: NewMessage): Promise<boolean> {
  const { dedupeKey, topic, body, userId, aboutId } = message;
  const number = "number" in message ? message.number : undefined;
  const to = "number" in message ? message.number : message.page;
  const id = ctx.ids.newId();
  const written = await ctx.db
    .insert(sentMessages)
    .values({
      id,
      dedupeKey,
      topic,
      userId,
      aboutId,
      channel: number === undefined ? "push" : "sms",
      sealed: sealText(ctx, { to, body }),
      numberDigest: number && numberDigest(ctx, number),
      numberEnd: number?.slice(-4),
      parts: partsOf(body),
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
  if (written.rowCount === 0) return false;
  const send = number === undefined ? "messages.push" : "messages.send";
  await enqueue(ctx.db, send, { messageId: id, tries: 0 }, { queue: QUEUE });
  return true;
}
