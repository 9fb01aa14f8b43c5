import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { gatewayEvent, openAttempt, orderToPay } from "../factories.ts";
import { nextFinding } from "../queries/findings.server.ts";
import { BY_ITSELF } from "../rules/finding-terms.ts";
import type { PayoutLine } from "../rules/read-payout.ts";
import { paymentFindings, payments } from "../tables.server.ts";
import { endFinding } from "./end-finding.server.ts";
import { compareBooks } from "./compare-books.server.ts";
import { importPayout } from "./import-payout.server.ts";
import { settlePayment } from "./settle-payment/settle-payment.server.ts";

const { ctx, db, as, at } = await testContext({ connections: 12 });
const manager = as("manager");
const PRICE = 920_000;

/** An attempt at Xendit, with its answer if given. */
async function attempt(said?: { amount?: number; when?: Date }) {
  const { orderId } = await orderToPay(ctx);
  const reference = await openAttempt(ctx, orderId, "xendit");
  if (said) {
    const { when = ctx.now, ...given } = said;
    const shop = at(when);
    const event = await gatewayEvent(shop, reference, given);
    await settlePayment(shop, "xendit", event, {});
  }
  return { orderId, reference };
}

let files = 0;
/** Uploads a Xendit file with these lines. */
function upload(lines: Partial<PayoutLine>[], shop = manager) {
  const all = lines.map((one, index) => ({
    rowNo: index + 2,
    reference: "",
    amount: PRICE,
    fee: 0,
    ...one,
  }));
  files += 1;
  const bytes = new TextEncoder().encode(`${files}`);
  return importPayout(shop, { provider: "xendit", fileName: "payout.csv", bytes, lines: all });
}

const openAbout = (reference: string) =>
  db
    .select()
    .from(paymentFindings)
    .where(and(eq(paymentFindings.reference, reference), isNull(paymentFindings.endedAt)));
const kindsOf = async (reference: string) => (await openAbout(reference)).map(({ kind }) => kind);

describe("a payout file", () => {
  it("that agrees leaves nothing to do", async () => {
    const { reference } = await attempt({});
    expect(await upload([{ reference }])).toMatchObject({ ok: true, value: { lines: 1, odd: 0 } });
    expect(await kindsOf(reference)).toEqual([]);
  });

  it("finds money that no order of the shop knows", async () => {
    await upload([{ reference: "order_of_nobody" }]);
    const [found] = await openAbout("order_of_nobody");
    expect(found).toMatchObject({ kind: "no_order", orderId: null, amount: PRICE });
  });

  it("finds another amount, and what it should be", async () => {
    const { reference, orderId } = await attempt({});
    await upload([{ reference, amount: 5_000 }]);
    const [found] = await openAbout(reference);
    expect(found).toMatchObject({ kind: "other_amount", orderId, amount: 5_000, expected: PRICE });
  });

  it("has an unpaid attempt asked after, and the difference ends once it is paid", async () => {
    const { reference } = await attempt();
    await upload([{ reference }]);
    expect(await kindsOf(reference)).toEqual(["unpaid_here"]);
    const [asked] = await db.select().from(payments).where(eq(payments.reference, reference));
    expect(asked?.nextAskAt).toEqual(ctx.now);
    await settlePayment(ctx, "xendit", await gatewayEvent(ctx, reference), {});
    await compareBooks(ctx);
    expect(await kindsOf(reference)).toEqual([]);
    const [ended] = await db
      .select()
      .from(paymentFindings)
      .where(eq(paymentFindings.reference, reference));
    expect(ended).toMatchObject({ endedBy: BY_ITSELF, note: null });
  });

  it("cannot pay out a payment twice, not even in two files at once", async () => {
    const { reference } = await attempt({});
    await Promise.all(Array.from({ length: 6 }, () => upload([{ reference }])));
    expect(await kindsOf(reference)).toEqual(Array.from({ length: 5 }, () => "paid_out_twice"));
  });

  it("counts once, and not from somebody who may not refund", async () => {
    const file = { provider: "xendit", fileName: "a.csv", bytes: new Uint8Array([1]) } as const;
    const lines = [{ rowNo: 2, reference: "order_once", amount: PRICE, fee: 0 }];
    expect(await importPayout(manager, { ...file, lines })).toMatchObject({ ok: true });
    const again = await importPayout(manager, { ...file, lines });
    expect(again).toMatchObject({ ok: false, reason: "known_file" });
    const refused = await upload([{ reference: "order_secret" }], as("support"));
    expect(refused).toMatchObject({ ok: false, reason: "forbidden" });
    expect(await kindsOf("order_secret")).toEqual([]);
    expect(await upload([])).toMatchObject({ ok: false, reason: "no_lines" });
  });
});

describe("looking every night", () => {
  it("finds money of another amount until its order needs nobody any more", async () => {
    const { reference, orderId } = await attempt({ amount: 4_000 });
    await compareBooks(ctx);
    expect(await openAbout(reference)).toMatchObject([
      { kind: "other_amount", amount: 4_000, expected: PRICE, orderId },
    ]);
    await db.update(orders).set({ needsAttention: null }).where(eq(orders.id, orderId));
    await compareBooks(ctx);
    expect(await kindsOf(reference)).toEqual([]);
  });

  it("finds a message about an order that never was, once it has had time to be one", async () => {
    const event = await gatewayEvent(ctx, "order_never", { amount: PRICE });
    await settlePayment(ctx, "xendit", event, {});
    await compareBooks(ctx);
    expect(await kindsOf("order_never")).toEqual([]);
    await compareBooks({ ...ctx, now: addMinutes(ctx.now, 61) });
    expect(await kindsOf("order_never")).toEqual(["no_order"]);
  });

  it("finds an order that counts as paid without a payment", async () => {
    const { orderId } = await attempt();
    const paid = { paymentStatus: "paid", paidAt: ctx.now } as const;
    const [order] = await db.update(orders).set(paid).where(eq(orders.id, orderId)).returning();
    await compareBooks(ctx);
    expect(await openAbout(order?.orderNumber ?? "")).toMatchObject([
      { kind: "no_payment", orderId, amount: 0, expected: PRICE },
    ]);
    await db.update(orders).set({ paymentStatus: "unpaid" }).where(eq(orders.id, orderId));
    await compareBooks(ctx);
    expect(await kindsOf(order?.orderNumber ?? "")).toEqual([]);
  });

  it("finds what later files of the same provider should have, and no sooner", async () => {
    const { reference } = await attempt({ when: addDays(ctx.now, -8) });
    const { reference: young } = await attempt({ when: addDays(ctx.now, -6) });
    const { reference: other } = await attempt({});
    await upload([{ reference: other }]);
    expect([await kindsOf(reference), await kindsOf(young)]).toEqual([["not_paid_out"], []]);
    await upload([{ reference }]);
    expect(await kindsOf(reference)).toEqual([]);
  });

  it("finds each difference once, also when two look at the same time", async () => {
    await attempt({ amount: 7_000 });
    await Promise.all(Array.from({ length: 5 }, () => compareBooks(ctx)));
    const all = await db.select().from(paymentFindings);
    const names = all.map(({ kind, subject }) => `${kind} ${subject}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

test("staff end a difference once, with what they did, and it stays ended", async () => {
  await upload([{ reference: "order_ended" }]);
  const [found] = await openAbout("order_ended");
  const given = { findingId: found?.id ?? "", note: "Refunded as RF-1" };
  expect(await endFinding(as("support"), given)).toMatchObject({ reason: "forbidden" });
  const tries = await Promise.all(Array.from({ length: 4 }, () => endFinding(manager, given)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  await compareBooks(ctx);
  expect(await kindsOf("order_ended")).toEqual([]);
  const logged = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "payment_finding.ended"));
  expect(logged).toMatchObject([{ after: { note: "Refunded as RF-1", reference: "order_ended" } }]);
});

test("the queue leads from each difference to the next, and begins again after the last", async () => {
  await upload([{ reference: "order_first" }, { reference: "order_last" }]);
  const open = await db.select().from(paymentFindings).where(isNull(paymentFindings.endedAt));
  const seen = new Set<string>();
  let next = await nextFinding(db, null);
  for (; next && !seen.has(next.id); next = await nextFinding(db, next.id)) seen.add(next.id);
  expect(seen.size).toBe(open.length);
  expect(next?.id).toBe([...seen][0]);
  expect((await nextFinding(db, "no id"))?.id).toBe(next?.id);
});
