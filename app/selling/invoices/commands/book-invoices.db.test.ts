import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { ok } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { endOrder } from "#app/selling/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { invoiceJobs, openTaxes, paidOrder } from "../factories.ts";
import { creditNotes, invoicedOrders, invoices, invoiceSeries } from "../tables.server.ts";
import { bookInvoices } from "./book-invoices.server.ts";

const { ctx, db, pool } = await testContext({ connections: 24 });
await publishLegalTexts(ctx);
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const jobs = invoiceJobs(gateway);

const documentsOf = async (orderId: string) => ({
  invoices: await db
    .select({ total: invoices.total, vat: invoices.vat, number: invoices.number })
    .from(invoices)
    .innerJoin(invoicedOrders, eq(invoicedOrders.invoiceId, invoices.id))
    .where(eq(invoicedOrders.orderId, orderId))
    .orderBy(asc(invoices.serial)),
  notes: await db
    .select({ total: creditNotes.total, vat: creditNotes.vat })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.serial)),
});

async function giveBack(orderId: string, amount: number) {
  const input = { key: ctx.ids.newId(), amount, reason: "Broken", byHand: undefined };
  const given = await refundOrder(ctx, gatewaysOf(gateway), orderId, input);
  if (!given.ok) throw new Error(given.reason);
}

test("nothing is invoiced before the shop has said how it is registered", async () => {
  const early = await paidOrder(ctx);
  await drainJobs(pool, jobs);
  expect(await db.$count(invoices)).toBe(0);
  await openTaxes(ctx, { tax_tin: "" });
  await bookInvoices(ctx, early);
  expect(await db.$count(invoices)).toBe(0);
  await openTaxes(ctx, { tax_from: "2099-01-01" });
  await bookInvoices(ctx, early);
  expect(await db.$count(invoices)).toBe(0);
});

test("on the first day twenty sales at once get twenty numbers, each twice asked for, without a gap", async () => {
  await openTaxes(ctx, { tax_first_number: "500", tax_from: shopDay(ctx.now) });
  const orderIds = [];
  for (let n = 0; n < 20; n += 1) orderIds.push(await paidOrder(ctx));
  await Promise.all([...orderIds, ...orderIds].map((orderId) => bookInvoices(ctx, orderId)));
  const rows = await db.select().from(invoices).orderBy(asc(invoices.serial));
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 20 }, (_, n) => 500 + n));
  expect(rows[0]).toMatchObject({ number: "INV-000500", total: 112_000, vat: 12_000 });
  await drainJobs(pool, jobs);
  expect(await db.$count(invoices)).toBeGreaterThanOrEqual(20);
  expect(await checkInvariants(db)).toEqual([]);
});

test("one that fails gives its number back and holds up no other", async () => {
  const [before] = await db.select().from(invoiceSeries).where(eq(invoiceSeries.series, "invoice"));
  const [bad, good] = [await paidOrder(ctx), await paidOrder(ctx)];
  const failing = { ...ctx, ids: { ...ctx.ids, newId: failsAtThe(2) } };
  await expect(bookInvoices(failing, bad)).rejects.toThrow("no more ids");
  await bookInvoices(ctx, good);
  const { invoices: made } = await documentsOf(good);
  expect(made[0]?.number).toBe(`INV-${String(before?.next).padStart(6, "0")}`);
  expect((await documentsOf(bad)).invoices).toEqual([]);
  await drainJobs(pool, jobs);
  expect((await documentsOf(bad)).invoices).toHaveLength(1);
});

function failsAtThe(count: number) {
  let left = count;
  return () => {
    left -= 1;
    if (left === 0) throw new Error("no more ids");
    return ctx.ids.newId();
  };
}

test("what goes back is credited once, however many look at once, and never more than the invoice", async () => {
  const orderId = await paidOrder(ctx);
  await drainJobs(pool, jobs);
  await giveBack(orderId, 100_001);
  await drainJobs(pool, jobs);
  await giveBack(orderId, 11_999);
  await Promise.all(Array.from({ length: 10 }, () => bookInvoices(ctx, orderId)));
  await drainJobs(pool, jobs);
  await Promise.all(Array.from({ length: 10 }, () => bookInvoices(ctx, orderId)));
  const { notes } = await documentsOf(orderId);
  expect(notes.map(({ total }) => total)).toEqual([100_001, 11_999]);
  expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(12_000);
  expect(await checkInvariants(db)).toEqual([]);
});

test("a cancelled sale is credited whole, and its refund once more by nothing", async () => {
  const orderId = await paidOrder(ctx);
  await drainJobs(pool, jobs);
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await endOrder(tx, order, { why: "by_staff", note: "Out of stock" });
  });
  await drainJobs(pool, jobs);
  await giveBack(orderId, 112_000);
  await drainJobs(pool, jobs);
  expect((await documentsOf(orderId)).notes).toEqual([{ total: 112_000, vat: 12_000 }]);
});

test("a changed order has another invoice in the place of the one before, however many look at once", async () => {
  const orderId = await paidOrder(ctx);
  await drainJobs(pool, jobs);
  await db.execute(sql`update orders set shipping_total = 5600, total_amount = 117600
    where id = ${orderId}`);
  await db.execute(sql`insert into payments (id, order_id, gateway, reference, amount, status,
      created_at, settled_at)
    values (${ctx.ids.newId()}, ${orderId}, 'test', 'more', 5600, 'paid', now(), now())`);
  await Promise.all(Array.from({ length: 10 }, () => bookInvoices(ctx, orderId)));
  const { invoices: made, notes } = await documentsOf(orderId);
  expect(made.map(({ total, vat }) => [total, vat])).toEqual([
    [112_000, 12_000],
    [117_600, 12_600],
  ]);
  expect(notes).toEqual([{ total: 112_000, vat: 12_000 }]);
  // This test pays without a gateway, which other invariants report.
  const ofInvoices = (await checkInvariants(db)).filter((sentence) => sentence.startsWith("I22"));
  expect(ofInvoices).toEqual([]);
});

test("documents and series refuse to be changed", async () => {
  const refused = [
    "update invoices set total = total",
    "delete from invoices",
    "update credit_notes set cause = 'cancelled'",
    "delete from invoiced_orders",
    "update invoice_series set next = next + 2",
    "update invoice_series set first = 1",
    "delete from invoice_series",
  ];
  for (const statement of refused) {
    await expect(pool.query(statement), statement).rejects.toThrow(/append-only|forward by one/);
  }
});

test("a shop without VAT leaves small sales to the day's invoice", async () => {
  await openTaxes(ctx, { tax_registration: "non_vat" });
  const [small, usual] = [
    await paidOrder(ctx, { price: 49_999 }),
    await paidOrder(ctx, { price: 50_000 }),
  ];
  await drainJobs(pool, jobs);
  expect((await documentsOf(small)).invoices).toEqual([]);
  expect((await documentsOf(usual)).invoices).toMatchObject([{ total: 50_000, vat: 0 }]);
  await saveSettings(ctx, { tax_registration: "none" });
});
