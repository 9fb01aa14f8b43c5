import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { refuse } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import {
  fakeGateway,
  gatewaysOf,
  openAttempt,
  orderToPay,
  paymentJobs,
  tell,
} from "../factories.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { AttemptStatus } from "../rules/payment-terms.ts";
import { refundOrder } from "./refund-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const manager = as(await accountOf(ctx, "manager"));

type Step =
  | { do: "callback"; attempt: number; type: "paid" | "failed" | "cancelled"; again: boolean }
  | { do: "status"; attempt: number; state: AttemptStatus | "silent" }
  | { do: "pay again" }
  | { do: "expire" }
  | { do: "cancel" }
  | { do: "ship" }
  | { do: "refund"; part: number; gateway: "pays" | "refuses" | "silent"; byHand: boolean };

const attempt = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("callback" as const),
    attempt,
    type: fc.constantFrom("paid" as const, "failed" as const, "cancelled" as const),
    again: fc.boolean(),
  }),
  fc.record({
    do: fc.constant("status" as const),
    attempt,
    state: fc.constantFrom("open" as const, "paid" as const, "failed" as const, "silent" as const),
  }),
  fc.record({
    do: fc.constant("refund" as const),
    part: fc.integer({ min: 1, max: 920_000 }),
    gateway: fc.constantFrom("pays" as const, "refuses" as const, "silent" as const),
    byHand: fc.boolean(),
  }),
  fc.constantFrom<Step>({ do: "pay again" }, { do: "expire" }, { do: "cancel" }, { do: "ship" }),
);

/** A single order in its own shop goes through the steps. Jobs run after each of them. */
async function live(steps: readonly Step[], stock: number): Promise<void> {
  let minute = 0;
  let refunding: "pays" | "refuses" | "silent" = "pays";
  let standing: AttemptStatus | "silent" = "open";
  const silent = () => new GatewayError("no answer", { temporary: true });
  const gateway = fakeGateway({
    async fetchStatus() {
      if (standing === "silent") throw silent();
      return { state: standing, amount: 920_000, currency: "PHP", refunded: 0 };
    },
    async refund({ amount }) {
      if (refunding === "silent") throw silent();
      return refunding === "pays" ? { ok: true, value: { refunded: amount } } : refuse("not_paid");
    },
  });
  const jobs = paymentJobs(gateway);
  const settle = async () => {
    const run = drainJobs(pool, jobs, { at: addMinutes(ctx.now, minute), retryFailed: true });
    await run.catch(() => undefined);
  };
  const { orderId, reference } = await orderToPay(ctx, { stock });
  const references = [reference];
  const events = references.map(() => ctx.ids.newId());

  const acts: {
    [Name in Step["do"]]: (now: Ctx, how: Extract<Step, { do: Name }>) => Promise<unknown>;
  } = {
    callback: (now, { attempt: nth, type, again }) => {
      const eventId = again ? `${events[0]}-${nth}-${type}` : now.ids.newId();
      return tell(now, references[nth] ?? reference, { type: `payment.${type}`, eventId });
    },
    status: (now, { state }) => {
      standing = state;
      return enqueueAny(now.db, "payments.reconcile", {});
    },
    "pay again": async (now) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      if (order?.status !== "pending") return;
      const opened = await openAttempt(now, orderId);
      if (!references.includes(opened)) references[1] = opened;
    },
    expire: (now) => enqueueAny(now.db, "orders.expire", { orderId }),
    cancel: () => moveOrder(manager, { orderId, to: "cancelled" }),
    ship: async () => {
      await moveOrder(manager, { orderId, to: "processing" });
      await moveOrder(manager, { orderId, to: "shipped" });
    },
    refund: (now, { part, gateway: answers, byHand }) => {
      refunding = answers;
      return refundOrder({ ...now, actor: manager.actor }, gatewaysOf(gateway), orderId, {
        key: now.ids.newId(),
        amount: part,
        reason: "a test",
        byHand: byHand ? "BPI 4711" : undefined,
      });
    },
  };
  for (const one of steps) {
    minute += 7;
    await acts[one.do]({ ...ctx, now: addMinutes(ctx.now, minute) }, one as never);
    await settle();
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  }
  // At the end, every gateway answers again, and nothing stays undone.
  refunding = "pays";
  standing = "open";
  await drainJobs(pool, jobs, { at: addMinutes(ctx.now, minute), retryFailed: true });
}

test("however callbacks, answers, refunds and the clock come one after the other, the shop adds up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 7 }), fc.integer({ min: 1, max: 2 }), live),
    // All cases share one database, so shrinking would see the rows of the failed case.
    { numRuns: 20, endOnFailure: true },
  );
  expect(await checkInvariants(db)).toEqual([]);
}, 60_000);
