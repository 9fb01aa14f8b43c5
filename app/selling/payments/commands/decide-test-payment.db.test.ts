import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import type { CallbackWishes, TestDecision } from "../rules/test-callbacks.ts";
import { testGatewayPayments } from "../tables.server.ts";
import { decideTestPayment } from "./decide-test-payment.server.ts";

const { ctx, db, pool } = await testContext();

const LINK = {
  reference: "order_1_a",
  amount: 1_250_000,
  currency: "PHP",
  customerEmail: "maria@example.test",
  customerName: "Maria Clara",
  returnUrl: "https://shop.example/portal?order_success=true",
  cancelUrl: "https://shop.example/checkout?payment_cancelled=true",
};
const PLAIN: CallbackWishes = { delaySeconds: 0, repeat: 1, order: "normal", lose: false };

type Job = { key: string; run_at: Date; max_attempts: number; callback: Record<string, string> };

async function jobs(): Promise<Job[]> {
  const { rows } = await pool.query<Job>(
    `select key, run_at, max_attempts, payload -> 'callback' as callback
     from graphile_worker._private_jobs order by run_at, key`,
  );
  return rows;
}

async function book(reference = LINK.reference) {
  const [row] = await db
    .select()
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.reference, reference));
  return row;
}

async function bookOpen(reference: string) {
  const { amount, currency } = LINK;
  const row = { reference, amount, currency, createdAt: ctx.now };
  await db.insert(testGatewayPayments).values({ ...row, status: "open" });
}

/** The latest point at which a transaction can fail. */
async function failAtCommit() {
  await pool.query(`
    create function fail_at_commit() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$;
    create constraint trigger fail_at_commit after insert on test_gateway_payments
      deferrable initially deferred for each row execute function fail_at_commit();
  `);
}

const decide = (decision: TestDecision, wishes: Partial<CallbackWishes> = {}) =>
  decideTestPayment(ctx, LINK, decision, { ...PLAIN, ...wishes });
const secondsFromNow = (at: Date) => (at.getTime() - ctx.now.getTime()) / 1000;

beforeEach(async () => {
  await db.delete(testGatewayPayments);
  await pool.query("delete from graphile_worker._private_jobs");
});

it.each([
  ["approve", "paid", LINK.returnUrl, "payment.paid"],
  ["decline", "failed", LINK.cancelUrl, "payment.failed"],
  ["cancel", "cancelled", LINK.cancelUrl, "payment.cancelled"],
] as const)("%s is booked as %s and leads back", async (decision, status, to, type) => {
  const decided = await decide(decision);
  expect(decided.redirectTo).toBe(to);
  expect(decided.firstCallback?.event).toMatchObject({ type, reference: LINK.reference });
  expect(await book()).toMatchObject({
    status,
    amount: 1_250_000,
    currency: "PHP",
    refunded: 0,
    createdAt: ctx.now,
  });
});

describe("the callback", () => {
  it("that is due at once has a job behind it that waits for the attempt made at once", async () => {
    const { firstCallback } = await decide("approve");
    const [job, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(job?.key).toBe(firstCallback?.jobKey);
    expect(secondsFromNow(job?.run_at ?? ctx.now)).toBe(10);
    expect(job?.max_attempts).toBe(10);
    expect(job?.callback).toEqual({
      event_id: firstCallback?.event.eventId,
      type: "payment.paid",
      reference: LINK.reference,
      amount: "12500.00",
      currency: "PHP",
      at: ctx.now.toISOString(),
    });
  });

  it("is sent by a job alone when it is delayed", async () => {
    expect((await decide("approve", { delaySeconds: 45 })).firstCallback).toBeUndefined();
    expect((await jobs()).map((job) => secondsFromNow(job.run_at))).toEqual([45]);
  });

  it("is repeated under one event id", async () => {
    await decide("approve", { repeat: 5 });
    const sent = await jobs();
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map((job) => job.callback["event_id"])).size).toBe(1);
  });

  it("of the declined card comes after the payment's when reversed", async () => {
    await decide("approve", { order: "reversed", delaySeconds: 5 });
    const sent = await jobs();
    expect(sent.map((job) => job.callback["type"])).toEqual(["payment.paid", "payment.failed"]);
    expect(new Set(sent.map((job) => job.callback["event_id"])).size).toBe(2);
  });

  it("is never sent when lost, though the payment is booked", async () => {
    expect((await decide("approve", { lose: true })).firstCallback).toBeUndefined();
    expect(await jobs()).toEqual([]);
    expect((await book())?.status).toBe("paid");
  });

  it("does not exist when the decision could not be written in the end", async () => {
    await failAtCommit();
    await expect(decide("approve")).rejects.toThrow("commit");
    await pool.query("drop function fail_at_commit cascade");
    expect(await jobs()).toEqual([]);
    expect(await book()).toBeUndefined();
  });
});

describe("a second decision", () => {
  it("that is the same leads on and tells the shop nothing", async () => {
    await decide("approve");
    const again = await decide("approve");
    expect(again).toEqual({ redirectTo: LINK.returnUrl, firstCallback: undefined });
    expect(await jobs()).toHaveLength(1);
  });

  it.each([
    ["approve", "cancel", "paid"],
    ["approve", "decline", "paid"],
    ["cancel", "approve", "cancelled"],
    ["decline", "approve", "failed"],
  ] as const)("after %s cannot be %s", async (first, second, status) => {
    await decide(first);
    expect(await decide(second)).toEqual({ redirectTo: undefined, firstCallback: undefined });
    expect((await book())?.status).toBe(status);
    expect(await jobs()).toHaveLength(1);
  });

  it("at the same moment waits for the first, so that one decides", async () => {
    for (let round = 0; round < 10; round += 1) {
      const link = { ...LINK, reference: `order_${round}_race` };
      // In every second round, the books already have the payment.
      if (round % 2 === 0) await bookOpen(link.reference);
      const clicks = Array.from({ length: 8 }, (_, click) =>
        decideTestPayment(ctx, link, click % 2 === 0 ? "approve" : "cancel", PLAIN),
      );
      const answers = await Promise.all(clicks);
      expect(answers.filter((answer) => answer.firstCallback)).toHaveLength(1);
      const paid = (await book(link.reference))?.status === "paid";
      expect(answers.map((answer) => answer.redirectTo)).toEqual(
        answers.map((_, click) => {
          if ((click % 2 === 0) !== paid) return undefined;
          return paid ? LINK.returnUrl : LINK.cancelUrl;
        }),
      );
      expect(await jobs()).toHaveLength(round + 1);
    }
  });
});
