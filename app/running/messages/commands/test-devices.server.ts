import { and, eq, gt } from "drizzle-orm";
import { href } from "react-router";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { pushDevices, sentMessages } from "../tables.server.ts";
import { smsTexts } from "../texts/shopper-sms.ts";
import { lockChoices } from "./lock-choices.server.ts";
import { queueMessage } from "./queue-message.server.ts";

const MOST_TESTS_AN_HOUR = 10;

/** Sends a notification to the account's devices. The lock lets the tests of an hour count. */
export async function testDevices(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "no_device" | "too_many_tests">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    await lockChoices(tx, userId);
    if ((await tx.db.$count(pushDevices, eq(pushDevices.userId, userId))) === 0) {
      return refuse("no_device");
    }
    const { topic, createdAt } = sentMessages;
    const lately = and(
      eq(topic, "test"),
      eq(sentMessages.userId, userId),
      gt(createdAt, addMinutes(tx.now, -60)),
    );
    if ((await tx.db.$count(sentMessages, lately)) >= MOST_TESTS_AN_HOUR) {
      return refuse("too_many_tests");
    }
    await queueMessage(tx, {
      dedupeKey: `push-test:${tx.ids.newId()}`,
      topic: "test",
      userId,
      page: href("/portal/messages"),
      body: smsTexts.testPush,
    });
    return ok(undefined);
  });
}
