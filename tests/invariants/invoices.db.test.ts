import { expect, test } from "vitest";
import { CANCELLED, PAID, SHIPPED, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const FIRST = "00000000-0000-7000-8000-0000001a0001";
const SECOND = "00000000-0000-7000-8000-0000001a0002";
const THIRD = "00000000-0000-7000-8000-0000001a0003";

const anInvoice = (id: string, serial: number, order: string, total: number) => `
  insert into invoices (id, serial, number, kind, day, issued_at, registration, seller, buyer, lines,
    gross, discount, shipping, cold_pack, added_tax, vatable, vat, zero_rated, exempt, total)
  values ('${id}', ${serial}, 'INV-${serial}', 'order', '2026-11-20', now(), 'vat', '{}', '{}', '[]',
    ${total}, 0, 0, 0, 0, ${total} - 100, 100, 0, 0, ${total});
  insert into invoiced_orders (invoice_id, order_id, round, amount, goods)
  values ('${id}', '${order}', ${serial}, ${total}, 'A');`;

const aNote = (serial: number, order: string, total: number, vat = 0) => `
  insert into credit_notes (id, serial, number, invoice_id, order_id, cause, day, issued_at, vatable, vat,
    zero_rated, exempt, total)
  values (gen_random_uuid(), ${serial}, 'CN-${serial}', '${FIRST}', '${order}', 'refund:${serial}',
    '2026-11-21', now(), ${total} - ${vat}, ${vat}, 0, 0, ${total});`;

const series = (name: string, next: number) =>
  `insert into invoice_series (series, first, next) values ('${name}', 1, ${next});`;

const whole =
  anInvoice(FIRST, 1, PAID, 1_000) + anInvoice(SECOND, 2, SHIPPED, 500) + series("invoice", 3);

test("invoices of two orders, one of them credited in part, break nothing", async () => {
  expect(await after(whole)).toEqual([]);
  expect(await after(whole + aNote(1, PAID, 600) + series("credit_note", 2))).toEqual([]);
});

test.each([
  [
    "a number that was skipped",
    anInvoice(FIRST, 1, PAID, 1_000) + anInvoice(SECOND, 3, SHIPPED, 500) + series("invoice", 4),
    ["I22: the series invoice has 2 numbers from 1 on, and the next is 4"],
  ],
  [
    "a first number that is missing",
    anInvoice(FIRST, 2, PAID, 1_000) + series("invoice", 3),
    ["I22: the series invoice has 1 numbers from 1 on, and the next is 3"],
  ],
  [
    "a number that exists twice beside one that is missing",
    `alter table invoices drop constraint invoices_serial_unique;
     alter table invoices drop constraint invoices_number_unique;
     ${anInvoice(FIRST, 1, PAID, 1_000)} ${anInvoice(SECOND, 1, SHIPPED, 500)}
     ${anInvoice(THIRD, 3, CANCELLED, 500)} ${series("invoice", 4)}`,
    ["I22: number 1 of invoice exists 2 times"],
  ],
  [
    "a number without a series",
    anInvoice(FIRST, 1, PAID, 1_000),
    ["I22: number 1 of invoice is of no series"],
  ],
  [
    "more credited than was sold",
    whole + aNote(1, PAID, 600) + aNote(2, PAID, 401) + series("credit_note", 3),
    ["I22: 1001 of 1000 of invoice INV-1 is credited"],
  ],
  [
    "more VAT credited than there was",
    whole + aNote(1, PAID, 600, 101) + series("credit_note", 2),
    ["I22: a part of invoice INV-1 is credited with more than it has"],
  ],
  [
    "an invoice without its order",
    anInvoice(FIRST, 1, PAID, 1_000).split("insert into invoiced_orders")[0]! +
      series("invoice", 2),
    ["I22: invoice INV-1 has 1000, its orders say 0"],
  ],
  [
    "a note of another order",
    whole + aNote(1, SHIPPED, 10) + series("credit_note", 2),
    ["I22: credit note CN-1 is of an order that its invoice INV-1 does not have"],
  ],
  [
    "two invoices of one order",
    anInvoice(FIRST, 1, PAID, 1_000) + anInvoice(SECOND, 2, PAID, 500) + series("invoice", 3),
    ["I22: order PM-26-000002 has more than one invoice that stands"],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
