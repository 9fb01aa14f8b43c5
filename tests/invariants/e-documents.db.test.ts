import { expect, test } from "vitest";
import { PAID, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const INVOICE = "00000000-0000-7000-8000-0000001a0001";

const shop = `
  insert into theme_settings (key, value, type, category, updated_at)
  values ('tax_e_from', '2026-11-01', 'date', 'tax', now());
  insert into e_document_keys (kid, public_jwk, sealed_jwk, created_at)
  values ('key', '{}', 'sealed', now());
  insert into invoices (id, serial, number, kind, day, issued_at, registration, seller, buyer, lines,
    gross, discount, shipping, cold_pack, added_tax, vatable, vat, zero_rated, exempt, total)
  values ('${INVOICE}', 1, 'INV-1', 'order', '2026-11-20', now(), 'vat', '{}', '{}', '[]',
    1000, 0, 0, 0, 0, 800, 100, 0, 100, 1000);
  insert into invoiced_orders (invoice_id, order_id, round, amount, goods)
  values ('${INVOICE}', '${PAID}', 1, 1000, 'A');
  insert into invoice_series (series, first, next) values ('invoice', 1, 2);`;

const document = (
  taxClass: string,
  total: number,
  { state = "accepted", number = "INV-1" } = {},
) => `
  insert into e_documents (id, invoice_id, tax_class, revision, number, day, unique_id, kid, payload,
    jws, total, state, next_at, created_at, due_at)
  values (gen_random_uuid(), '${INVOICE}', '${taxClass}', 1, '${number}', '2026-11-20',
    '${taxClass}', 'key', '{}', '', ${total}, '${state}', now(), now(), now());`;

test.each([
  ["documents that add up", document("01", 900) + document("03", 100), []],
  ["an invoice without documents", "", ["Electronic documents of INV-1 have 0, it has 1000"]],
  [
    "a part that was replaced by nothing",
    document("01", 900) + document("03", 100, { state: "corrected" }),
    ["Electronic documents of INV-1 have 900, it has 1000"],
  ],
  [
    "a document with another number",
    document("01", 1000, { number: "INV-2" }),
    ["Electronic document INV-2 is of no invoice or credit note"],
  ],
])("judges %s", async (_, rows, sentences) => {
  expect(await after(shop + rows)).toEqual(sentences);
});
