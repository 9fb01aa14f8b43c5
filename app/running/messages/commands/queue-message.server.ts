import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { numberDigest, sealText } from "../queries/sealed-text.server.ts";
import { partsOf } from "../rules/message-parts.ts";
import type { Topic } from "../rules/send-terms.ts";
import { sentMessages } from "../tables.server.ts";

export type NewMessage = {
  /** One per cause, so that a repeated event writes no second message. */
  dedupeKey: string;
  topic: Topic;
  /** In the form +639171234567. */
  number: string;
  body: string;
  userId?: string | undefined;
  /** The order that it is about. */
  aboutId?: string | undefined;
};

/** Jobs to the company run one after the other, so that a slow one leaves other workers free. */
export const QUEUE = "messages";

/** Writes a text and its job unless its key is known. Returns whether it is new. */
export async function queueMessage(ctx: Ctx, message: NewMessage): Promise<boolean> {
  const { number, body, ...row } = message;
  const id = ctx.ids.newId();
  const written = await ctx.db
    .insert(sentMessages)
    .values({
      ...row,
      id,
      sealed: sealText(ctx, { to: number, body }),
      numberDigest: numberDigest(ctx, number),
      numberEnd: number.slice(-4),
      parts: partsOf(body),
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
  if (written.rowCount === 0) return false;
  await enqueue(ctx.db, "messages.send", { messageId: id, tries: 0 }, { queue: QUEUE });
  return true;
}
