import { and, eq, gt } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpen, lockConnection } from "../queries/connection.server.ts";
import { CONNECTION } from "../rules/audited-connection.ts";
import { sentMessages } from "../tables.server.ts";
import { smsTexts } from "../texts/shopper-sms.ts";
import { queueMessage } from "./queue-message.server.ts";

const MOST_AN_HOUR = 10;

/** Sends a text to a number that staff typed. The lock lets the tests of an hour count. */
export async function sendTest(
  ctx: Ctx,
  number: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_connected" | "too_many">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if (!isOpen(await lockConnection(tx))) return refuse("not_connected");
    const { topic, channel, createdAt } = sentMessages;
    const isTest = and(eq(topic, "test"), eq(channel, "sms"));
    const lately = and(isTest, gt(createdAt, addMinutes(tx.now, -60)));
    if ((await tx.db.$count(sentMessages, lately)) >= MOST_AN_HOUR) return refuse("too_many");
    const dedupeKey = `message-test:${tx.ids.newId()}`;
    await queueMessage(tx, { dedupeKey, topic: "test", number, body: smsTexts.test });
    await recordAudit(tx, {
      action: "message_settings.tested",
      subject: CONNECTION,
      after: { number: `ends in ${number.slice(-4)}` },
    });
    return ok(undefined);
  });
}
