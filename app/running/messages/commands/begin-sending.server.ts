import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpen, readConnection, type OpenConnection } from "../queries/connection.server.ts";
import { openText, type SealedText } from "../queries/sealed-text.server.ts";
import { spentThisMonth } from "../queries/spent.server.ts";
import { hasStopped } from "../queries/stops.server.ts";
import { partsOf } from "../rules/message-parts.ts";
import { takesReplies } from "../rules/providers.ts";
import { fitsLimit, isQuiet, isTooLate, type FailureReason } from "../rules/send-terms.ts";
import { sentMessages } from "../tables.server.ts";
import { withStop } from "../texts/shopper-sms.ts";
import { endUnsent, type MessageRow } from "./end-unsent.server.ts";
import { lockAttempt } from "./lock-attempt.server.ts";

type Attempt = {
  message: MessageRow;
  connection: OpenConnection;
  text: SealedText;
  /** An earlier attempt got no answer, or was cut off, so the company may have the message. */
  mayBeThere: boolean;
};

/**
 * Decides whether a text is sent now, and counts its cost before the company is asked. `tries`
 * counts the earlier attempts.
 */
export async function beginSending(
  ctx: Ctx,
  messageId: string,
  tries: number,
): Promise<Attempt | undefined> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockAttempt(tx, messageId, tries);
    if (!message) return undefined;
    const connection = await readConnection(tx);
    const text = openText(tx, message.sealed);
    const withhold = async (why: FailureReason) => {
      await endUnsent(tx, message, { state: "withheld", why });
      return undefined;
    };
    if (!isOpen(connection) || !text) return withhold("not_connected");
    if (isTooLate(message.topic, message.createdAt, tx.now)) return withhold("too_late");
    if (isQuiet(message.topic, tx.now)) return withhold("quiet_hours");
    // A code is asked for by its reader, so it also goes to a number that replied STOP.
    const isCode = message.topic === "code";
    if (!isCode && (await hasStopped(tx.db, text.to))) return withhold("opted_out");
    const canReply = !isCode && takesReplies(connection.provider, connection.sender);
    const body = withStop(text.body, canReply);
    const parts = partsOf(body);
    const cost = parts * connection.partPrice;
    if (message.state === "queued" && !(await fits(tx, cost, connection.monthlyLimit))) {
      return withhold("limit");
    }
    const asked = {
      state: "asked" as const,
      provider: connection.provider,
      tries: tries + 1,
      parts,
      cost,
      askedAt: message.askedAt ?? tx.now,
    };
    await tx.db.update(sentMessages).set(asked).where(eq(sentMessages.id, messageId));
    const mayBeThere = message.state === "asked";
    return {
      message: { ...message, ...asked },
      connection,
      text: { to: text.to, body },
      mayBeThere,
    };
  });
}

/** The lock lets messages count one after the other, so that none passes the limit together. */
async function fits({ db, now }: Ctx, cost: number, limit: number): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('messages limit', 0))`);
  return fitsLimit((await spentThisMonth(db, now)).cost, cost, limit);
}
