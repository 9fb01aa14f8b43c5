import { expect, test } from "vitest";
import { ok } from "#app/lib/result.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { beginExport } from "../commands/begin-export.server.ts";
import { invoiceJobs, openTaxes, paidOrder } from "../factories.ts";
import type { TaxParts } from "../rules/invoice-terms.ts";
import { sumBook } from "../rules/sum-book.ts";
import { creditNotes, invoices } from "../tables.server.ts";
import { eInvoices } from "./e-invoices.server.ts";
import { bookEntries, bookMonths } from "./sales-book.server.ts";

const { ctx, db, pool, at, as } = await testContext();
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const jobs = invoiceJobs(gateway);
const MONTHS = { from: "2026-10-01", to: "2026-11-30" };

await openTaxes(ctx);
const october = at("2026-10-31T10:00:00Z");
await paidOrder(october, { price: 33_333 });
await drainJobs(pool, jobs, { at: october.now });
const refunded = await paidOrder(ctx, { price: 99_999 });
await paidOrder(ctx, { price: 77_777, quantity: 3 });
await drainJobs(pool, jobs);
const given = { key: ctx.ids.newId(), amount: 12_345, reason: "Broken", byHand: undefined };
await refundOrder(ctx, gatewaysOf(gateway), refunded, given);
await drainJobs(pool, jobs);

const PARTS = ["vatable", "vat", "zeroRated", "exempt", "total"] as const;
const sumsOf = (rows: readonly TaxParts[]) =>
  PARTS.map((part) => rows.reduce((sum, row) => sum + row[part], 0));

test("the months and the documents of the book come to the invoices less the credit notes", async () => {
  const [made, notes] = [await db.select().from(invoices), await db.select().from(creditNotes)];
  expect([made.length, notes.length]).toEqual([3, 1]);
  const months = await bookMonths(db, MONTHS);
  expect(months.map(({ month, invoices: count }) => [month, count])).toEqual([
    ["2026-10", 1],
    ["2026-11", 2],
  ]);
  const taken = sumsOf(notes);
  const left = sumsOf(made).map((sum, index) => sum - (taken[index] ?? 0));
  expect(sumsOf([sumBook(months)])).toEqual(left);
  const entries = await bookEntries(db, MONTHS);
  expect(sumsOf(entries)).toEqual(left);
  expect(entries.map(({ day, kind }) => `${day} ${kind}`)).toEqual([
    "2026-10-31 invoice",
    "2026-11-21 invoice",
    "2026-11-21 invoice",
    "2026-11-21 credit_note",
  ]);
});

test("a period has its own documents alone", async () => {
  const [one] = await bookMonths(db, { from: "2026-10-31", to: "2026-10-31" });
  expect(one).toMatchObject({ month: "2026-10", total: 33_333, vat: 3_571, creditNotes: 0 });
  expect(await bookMonths(db, { from: "2026-09-01", to: "2026-09-30" })).toEqual([]);
});

type Document = { number: string; tax: { total: string; vat: string }; invoiceNumber?: string };

test("the JSON has every document of the period, with amounts as texts", async () => {
  let text = "";
  for await (const part of eInvoices(db, MONTHS)) text += part;
  const file = JSON.parse(text) as { invoices: Document[]; creditNotes: Document[] };
  expect(file.invoices.map(({ number }) => number)).toEqual([
    "INV-000001",
    "INV-000002",
    "INV-000003",
  ]);
  expect(file.creditNotes).toMatchObject([{ number: "CN-000001", tax: { total: "123.45" } }]);
  expect(file.invoices[0]?.tax).toMatchObject({ total: "333.33", vat: "35.71" });
  let none = "";
  for await (const part of eInvoices(db, { from: "2026-01-01", to: "2026-01-02" })) none += part;
  expect(JSON.parse(none)).toMatchObject({ invoices: [], creditNotes: [] });
});

test("only who reads reports takes documents along", async () => {
  expect(await beginExport(as("support"), {})).toMatchObject({ reason: "forbidden" });
  expect(await beginExport(as("visitor"), {})).toMatchObject({ reason: "forbidden" });
  expect(await beginExport(as("manager"), { from: "2026-10-01" })).toEqual(ok(undefined));
});
