import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { ok } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { endOrder } from "#app/selling/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { invoiceJobs, openTaxes, paidOrder } from "../factories.ts";
import { creditNotes, invoices } from "../tables.server.ts";
import { askForInvoice } from "./ask-for-invoice.server.ts";
import { bookInvoices } from "./book-invoices.server.ts";
import { invoiceDays } from "./invoice-days.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const jobs = invoiceJobs(gateway);
const tomorrow = { ...ctx, now: addDays(ctx.now, 1) };
const small = () => paidOrder(ctx, { price: 40_000 });

test("the small sales of a day are one invoice, made when the day is over, and once", async () => {
  await openTaxes(ctx, { tax_registration: "non_vat" });
  const kept = await small();
  const [other, partly, cancelled, own] = [
    await small(),
    await small(),
    await small(),
    await small(),
  ];
  await drainJobs(pool, jobs);
  const given = { key: ctx.ids.newId(), amount: 15_000, reason: "Broken", byHand: undefined };
  await refundOrder(ctx, gatewaysOf(gateway), partly, given);
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, cancelled);
    if (order) await endOrder(tx, order, { why: "by_staff", note: "Out of stock" });
  });
  await drainJobs(pool, jobs);
  const asked = await askForInvoice(ctx, await tokenOf(ctx, own));
  expect(asked.ok).toBe(true);

  await invoiceDays(ctx);
  expect(await db.$count(invoices)).toBe(1);
  await Promise.all([invoiceDays(tomorrow), invoiceDays(tomorrow), invoiceDays(tomorrow)]);
  await invoiceDays(tomorrow);

  const made = await db.select().from(invoices).orderBy(asc(invoices.serial));
  expect(made.map(({ kind, total, day }) => [kind, total, day])).toEqual([
    ["order", 40_000, "2026-11-21"],
    ["day", 120_000, "2026-11-21"],
  ]);
  const notes = await db.select().from(creditNotes);
  expect(notes.map(({ orderId, total }) => [orderId, total])).toEqual([[partly, 15_000]]);

  await refundOrder(ctx, gatewaysOf(gateway), kept, { ...given, key: other, amount: 40_000 });
  await drainJobs(pool, jobs);
  const ofKept = await db.select().from(creditNotes).where(eq(creditNotes.orderId, kept));
  expect(ofKept.map(({ total }) => total)).toEqual([40_000]);
  expect(await checkInvariants(db)).toEqual([]);
});

test("who asks gets an invoice of a small sale alone, and once", async () => {
  const [orderId, usual] = [await small(), await paidOrder(ctx, { price: 60_000 })];
  await drainJobs(pool, jobs);
  const token = await tokenOf(ctx, orderId);
  const asked = await Promise.all([askForInvoice(ctx, token), askForInvoice(ctx, token)]);
  expect(asked.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await askForInvoice(ctx, await tokenOf(ctx, usual))).toMatchObject({ reason: "not_open" });
  expect(await askForInvoice(ctx, "nonsense")).toMatchObject({ reason: "not_found" });
  const before = await db.$count(invoices);
  await bookInvoices(ctx, orderId);
  expect(await db.$count(invoices)).toBe(before);
});

test("a shop that is registered for VAT makes no invoices of days", async () => {
  await small();
  await openTaxes(ctx, { tax_registration: "vat" });
  const days = await db.$count(invoices, eq(invoices.kind, "day"));
  await invoiceDays(tomorrow);
  expect(await db.$count(invoices, eq(invoices.kind, "day"))).toBe(days);
});
