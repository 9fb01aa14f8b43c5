import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import {
  fakeGateway,
  gatewaysOf,
  openAttempt,
  orderToPay,
  paymentJobs,
  tell,
} from "../factories.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { GatewayStatus } from "../gateways/gateway.ts";
import type { AttemptStatus } from "../rules/payment-terms.ts";
import { paymentEvents, payments } from "../tables.server.ts";
import { askGateway } from "../commands/ask-gateway.server.ts";
import { claimAttempts } from "./reconcile.server.ts";

const { ctx, db, pool, at } = await testContext();
await publishLegalTexts(ctx);

/** The gateway's own books. A missing reference was never seen there. */
const books = new Map<string, GatewayStatus>();
let asked: string[] = [];
let failing: GatewayError | undefined;
const gateway = fakeGateway({
  async fetchStatus({ reference }) {
    asked.push(reference);
    if (failing) throw failing;
    return books.get(reference) ?? { state: "unknown" };
  },
});
const jobs = paymentJobs(gateway);
const gateways = gatewaysOf(gateway);

async function reconcile(minutes: number): Promise<void> {
  await enqueueAny(db, "payments.reconcile", {});
  await drainJobs(pool, jobs, { at: addMinutes(ctx.now, minutes) });
}

async function attempt(reference: string) {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

const eventsOf = (reference: string) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.reference, reference));
const there = (state: AttemptStatus, amount = 920_000): GatewayStatus => ({
  state,
  amount,
  currency: "PHP",
  refunded: 0,
});

beforeEach(async () => {
  // Only the new attempts are due, not those of earlier tests.
  await db.update(payments).set({ nextAskAt: null });
  asked = [];
  failing = undefined;
});

describe("a payment whose callback was lost", () => {
  it("is found by the clock, and written as the gateway's word", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    books.set(reference, there("paid"));
    await reconcile(2);
    expect(asked).toEqual([]);
    await reconcile(3);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
    });
    expect(await eventsOf(reference)).toMatchObject([
      {
        eventId: `status:${reference}:paid`,
        outcome: "settled",
        payload: { asked: there("paid") },
      },
    ]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(entries.filter((entry) => entry.actorId === "gateway:test")).toHaveLength(2);
  });

  it("is not paid again when the callback comes after all, and nobody is asked any more", async () => {
    const { reference } = await orderToPay(ctx);
    books.set(reference, there("paid"));
    await reconcile(3);
    const late = await tell(ctx, reference);
    expect(late).toEqual({ ok: true, value: { outcome: "ignored", repeated: false } });
    await reconcile(60 * 24);
    expect(asked).toEqual([reference]);
    expect(await attempt(reference)).toMatchObject({ status: "paid", nextAskAt: null });
  });

  it("counts once when the callback arrives while the gateway is asked", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    books.set(reference, there("paid"));
    const open = { ...(await attempt(reference))!, gateway: "test" };
    const asking = { gateways, log: quietLog };
    const answers = await Promise.all([
      askGateway(ctx, asking, open),
      tell(ctx, reference),
      askGateway(ctx, asking, open),
    ]);
    expect(answers).toMatchObject([true, { ok: true }, true]);
    const outcomes = (await eventsOf(reference)).map((event) => event.outcome).toSorted();
    expect(outcomes).toEqual(["ignored", "settled"]);
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
  });

  it("is found days after its order was cancelled, and revives it", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await enqueueAny(db, "orders.expire", { orderId });
    await reconcile(31);
    expect(await findOrder(db, orderId)).toMatchObject({ status: "cancelled" });
    books.set(reference, there("paid"));
    await reconcile(3 * 24 * 60);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
    });
  });

  it("is found although another card of the same attempt was declined before", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { type: "payment.failed" });
    books.set(reference, there("paid"));
    await reconcile(3);
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
  });

  it("of a wrong amount is shown to a person, once", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    books.set(reference, there("paid", 1));
    await reconcile(3);
    await reconcile(6);
    const order = await findOrder(db, orderId);
    expect(order).toMatchObject({ paymentStatus: "unpaid" });
    expect(order?.needsAttention).toMatch(/another amount/);
    expect(await eventsOf(reference)).toMatchObject([{ outcome: "mismatch" }]);
  });
});

describe("an attempt that did not work out", () => {
  it.each(["failed", "cancelled"] as const)("and is %s there, ends here", async (state) => {
    const { orderId, reference } = await orderToPay(ctx);
    books.set(reference, there(state));
    await reconcile(3);
    expect(await attempt(reference)).toMatchObject({ status: state });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "pending" });
    expect(await openAttempt(ctx, orderId)).not.toBe(reference);
  });

  it("and was never seen there, stays open for a day and is then given up", async () => {
    const { reference } = await orderToPay(ctx);
    await reconcile(60);
    expect(await attempt(reference)).toMatchObject({ status: "open" });
    expect(await eventsOf(reference)).toEqual([]);
    await reconcile(25 * 60);
    expect(await attempt(reference)).toMatchObject({ status: "cancelled" });
    expect(await tell(ctx, reference)).toMatchObject({ ok: true });
  });

  it("is given up after four days even if nobody ever answers", async () => {
    const { reference } = await orderToPay(ctx);
    failing = new GatewayError("no answer", { temporary: true });
    await reconcile(4 * 24 * 60 - 1);
    expect(await attempt(reference)).toMatchObject({ status: "open" });
    await reconcile(5 * 24 * 60);
    expect(await attempt(reference)).toMatchObject({ status: "cancelled", nextAskAt: null });
  });

  it("of a gateway that is not configured any more asks nobody", async () => {
    const { orderId } = await orderToPay(ctx);
    const elsewhere = await openAttempt(ctx, orderId, "former");
    await reconcile(3);
    expect(asked).not.toContain(elsewhere);
    expect(await attempt(elsewhere)).toMatchObject({ status: "open" });
  });
});

describe("the job", () => {
  it("asks ever more seldom", async () => {
    const { reference } = await orderToPay(ctx);
    for (const minute of [3, 4, 5, 6, 60, 80, 90]) await reconcile(minute);
    expect(asked).toEqual([reference, reference, reference, reference]);
  });

  it("leaves a gateway that answers nobody in peace until the next time", async () => {
    for (let n = 0; n < 9; n += 1) await orderToPay(ctx);
    failing = new GatewayError("no answer", { temporary: true });
    await reconcile(3);
    expect(asked).toHaveLength(4);
    failing = undefined;
    await reconcile(3);
    expect(asked).toHaveLength(9);
  });

  test("of several at the same moment gives no attempt to two", async () => {
    const made = new Set<string>();
    for (let n = 0; n < 24; n += 1) made.add((await orderToPay(ctx)).reference);
    const later = at(addMinutes(ctx.now, 3));
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimAttempts(later, 3)));
    const claimed = claims.flat().map(({ reference }) => reference);
    expect(claimed).toHaveLength(24);
    expect(new Set(claimed)).toEqual(made);
  });
});

describe("before an unpaid order expires", () => {
  const expire = async (orderId: string, shop: Ctx = ctx) => {
    await enqueueAny(shop.db, "orders.expire", { orderId });
    await drainJobs(pool, jobs, { at: addMinutes(ctx.now, 30) });
  };

  it("a payment of the last minute is found, and nothing is given away", async () => {
    const { productId, orderId, reference } = await orderToPay(ctx, { stock: 1 });
    books.set(reference, there("paid"));
    await expire(orderId);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
    });
    await expect(makeOrder(ctx, { productId })).rejects.toThrow("are left");
  });

  it("an attempt that is still open there holds nothing up", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    books.set(reference, there("open"));
    await expire(orderId);
    expect(await findOrder(db, orderId)).toMatchObject({ status: "cancelled" });
  });

  it.each([true, false])(
    "a gateway without an answer holds nothing up (temporary: %s)",
    async (temporary) => {
      const { orderId } = await orderToPay(ctx);
      failing = new GatewayError("no answer", { temporary });
      await expire(orderId);
      expect(await findOrder(db, orderId)).toMatchObject({
        status: "cancelled",
        paymentStatus: "expired",
      });
    },
  );

  it("an order that was paid meanwhile asks nobody", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference);
    await expire(orderId);
    expect(asked).toEqual([]);
    expect(await findOrder(db, orderId)).toMatchObject({ status: "confirmed" });
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});
