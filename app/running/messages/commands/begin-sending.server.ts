import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpen, readConnection, type OpenConnection } from "../queries/connection.server.ts";
import { openText, type SealedText } from "../queries/sealed-text.server.ts";
import { spentThisMonth } from "../queries/spent.server.ts";
import { partsOf } from "../rules/message-parts.ts";
import { takesReplies } from "../rules/providers.ts";
import { fitsLimit, isTooLate, type FailureReason } from "../rules/send-terms.ts";
import { messageStops, sentMessages } from "../tables.server.ts";
import { withStop } from "../texts/shopper-sms.ts";
import { endUnsent, type MessageRow } from "./end-unsent.server.ts";

type Attempt = {
  message: MessageRow;
  connection: OpenConnection;
  text: SealedText;
  /** An earlier attempt got no answer, or was cut off, so the company may have the message. */
  mayBeThere: boolean;
};

/**
 * Decides whether a message is sent now, and counts its cost before the company is asked. Undefined
 * if it ended in the meantime, or a later attempt has begun. `tries` counts the earlier attempts.
 */
export async function beginSending(
  ctx: Ctx,
  messageId: string,
  tries: number,
): Promise<Attempt | undefined> {
  return inTransaction(ctx, async (tx) => {
    const own = eq(sentMessages.id, messageId);
    const [message] = await tx.db.select().from(sentMessages).where(own).for("update");
    if (message?.state !== "queued" && message?.state !== "asked") return undefined;
    // A job that was cut off after its attempt had begun runs again.
    const isCutOff = message.state === "asked" && message.tries === tries + 1;
    if (message.tries !== tries && !isCutOff) return undefined;
    const connection = await readConnection(tx);
    const text = openText(tx, message.sealed);
    const withhold = async (why: FailureReason) => {
      await endUnsent(tx, message, { state: "withheld", why });
      return undefined;
    };
    if (!isOpen(connection) || !text) return withhold("not_connected");
    if (isTooLate(message.topic, message.createdAt, tx.now)) return withhold("too_late");
    if (await hasStopped(tx, message)) return withhold("opted_out");
    const canReply =
      message.topic !== "code" && takesReplies(connection.provider, connection.sender);
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
    await tx.db.update(sentMessages).set(asked).where(own);
    const mayBeThere = message.state === "asked";
    return {
      message: { ...message, ...asked },
      connection,
      text: { to: text.to, body },
      mayBeThere,
    };
  });
}

/** A code is asked for by its reader, so it also goes to a number that replied STOP. */
async function hasStopped({ db }: Ctx, { topic, numberDigest }: MessageRow): Promise<boolean> {
  if (topic === "code") return false;
  return (await db.$count(messageStops, eq(messageStops.numberDigest, numberDigest))) > 0;
}

/** The lock lets messages count one after the other, so that none passes the limit together. */
async function fits({ db, now }: Ctx, cost: number, limit: number): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('messages limit', 0))`);
  return fitsLimit((await spentThisMonth(db, now)).cost, cost, limit);
}
