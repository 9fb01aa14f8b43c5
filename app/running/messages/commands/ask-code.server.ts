import { and, eq, gt, or } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpen, readConnection } from "../queries/connection.server.ts";
import { codeDigest, numberDigest } from "../queries/sealed-text.server.ts";
import { codeFrom, MOST_CODES_A_DAY } from "../rules/code-terms.ts";
import { messageChoices, sentMessages } from "../tables.server.ts";
import { smsTexts } from "../texts/shopper-sms.ts";
import { lockChoices } from "./lock-choices.server.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Texts a code to a number that the account wants to use. A new code replaces the last one. */
export async function askCode(
  ctx: Ctx,
  number: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_connected" | "too_many">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    if (!isOpen(await readConnection(tx))) return refuse("not_connected");
    await lockChoices(tx, userId);
    const sent = and(
      eq(sentMessages.topic, "code"),
      gt(sentMessages.createdAt, addDays(tx.now, -1)),
      or(eq(sentMessages.userId, userId), eq(sentMessages.numberDigest, numberDigest(tx, number))),
    );
    if ((await tx.db.$count(sentMessages, sent)) >= MOST_CODES_A_DAY) return refuse("too_many");
    const code = codeFrom(tx.ids.newToken());
    await tx.db
      .update(messageChoices)
      .set({
        newNumber: number,
        codeDigest: codeDigest(tx, { userId, number, code }),
        codeSentAt: tx.now,
        codeTries: 0,
      })
      .where(eq(messageChoices.userId, userId));
    const dedupeKey = `message-code:${tx.ids.newId()}`;
    const body = smsTexts.code(code);
    await queueMessage(tx, { dedupeKey, topic: "code", userId, number, body });
    return ok(undefined);
  });
}
