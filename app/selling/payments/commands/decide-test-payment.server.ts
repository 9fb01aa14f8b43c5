import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { GatewayEvent, SessionRequest } from "../gateways/gateway.ts";
import { writeCallback } from "../gateways/redirect-messages.server.ts";
import {
  planCallbacks,
  statusOf,
  type CallbackWishes,
  type PlannedCallback,
  type TestDecision,
} from "../rules/test-callbacks.ts";
import { testGatewayPayments } from "../tables.server.ts";

export type FirstCallback = { event: GatewayEvent; jobKey: string };

/** `redirectTo` is undefined if an earlier decision exists, which the page then shows. */
export type TestPaymentResult = {
  redirectTo: string | undefined;
  firstCallback: FirstCallback | undefined;
};

/** Seconds that the first callback's job waits for the immediate attempt. */
const SPARE_SECONDS = 10;
/** Six hours of retries, as real providers have. */
const DELIVERY_ATTEMPTS = 10;

/**
 * Records the shopper's one decision on the built-in payment page in the provider's books, with its
 * callbacks. The verified link is the authorization. A second decision changes nothing.
 */
export async function decideTestPayment(
  ctx: Ctx,
  link: SessionRequest,
  decision: TestDecision,
  wishes: CallbackWishes,
): Promise<TestPaymentResult> {
  const asked = statusOf(decision);
  const redirectTo = asked === "paid" ? link.returnUrl : link.cancelUrl;
  return inTransaction(ctx, async (tx) => {
    const status = await lockPayment(tx, link);
    if (status !== "open") {
      return { redirectTo: status === asked ? redirectTo : undefined, firstCallback: undefined };
    }
    await tx.db
      .update(testGatewayPayments)
      .set({ status: asked })
      .where(eq(testGatewayPayments.reference, link.reference));
    const eventIds = { decided: newEventId(tx), earlierTry: newEventId(tx) };
    const planned = planCallbacks(link, decision, wishes, tx.now, eventIds);
    return { redirectTo, firstCallback: await enqueueAll(tx, planned) };
  });
}

/** The second of two simultaneous clicks waits here, and then reads the first decision. */
async function lockPayment(ctx: Ctx, link: SessionRequest) {
  const { reference, amount, currency } = link;
  await ctx.db
    .insert(testGatewayPayments)
    .values({ reference, amount, currency, status: "open", createdAt: ctx.now })
    .onConflictDoNothing();
  const [payment] = await ctx.db
    .select({ status: testGatewayPayments.status })
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.reference, reference))
    .for("update");
  if (!payment) throw new Error("a payment vanished from the test gateway's books");
  return payment.status;
}

/** Returns the callback that is due. Its own job runs later, in case the attempt fails. */
async function enqueueAll(
  ctx: Ctx,
  planned: readonly PlannedCallback[],
): Promise<FirstCallback | undefined> {
  const due = planned[0]?.sendAt.getTime() === ctx.now.getTime() ? planned[0] : undefined;
  for (const [index, callback] of planned.entries()) {
    await enqueue(
      ctx.db,
      "payments.test-callback",
      { callback: writeCallback(callback.event) },
      {
        key: jobKey(callback.event, index),
        runAt: callback === due ? secondsLater(ctx.now, SPARE_SECONDS) : callback.sendAt,
        maxAttempts: DELIVERY_ATTEMPTS,
      },
    );
  }
  return due && { event: due.event, jobKey: jobKey(due.event, 0) };
}

function newEventId(ctx: Ctx): string {
  return `evt_${ctx.ids.newId()}`;
}

function jobKey(event: GatewayEvent, index: number): string {
  return `test-callback:${event.eventId}:${index}`;
}

function secondsLater(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
