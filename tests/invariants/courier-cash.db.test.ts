import { expect, test } from "vitest";
import { openHealthyShop, SHIPPED } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const FILE = "00000000-0000-7000-8000-0000000e0001";
const FINDING = "00000000-0000-7000-8000-0000000e0002";

/** The order that left was paid at the door, and this came for it; it costs ₱1,100. */
const brought = (collected: number, { expected = 110_000, verdict = "first" } = {}) => `
  update orders set payment_method = 'cod' where id = '${SHIPPED}';
  update payments set gateway = 'cod' where order_id = '${SHIPPED}';
  delete from payment_events where reference in
    (select reference from payments where order_id = '${SHIPPED}');
  insert into remittance_files (id, carrier, file_name, digest, bad, uploaded_by, uploaded_at)
  values ('${FILE}', 'LBC Express', 'cod.csv', 'digest', '[]', 'test', now());
  insert into remittance_lines (id, file_id, row_no, tracking, collected, fee, remitted, verdict,
    parcel_id, order_id, expected)
  values (gen_random_uuid(), '${FILE}', 2, 'LBC1', ${collected}, 0, ${collected}, '${verdict}',
    '${SHIPPED}', '${SHIPPED}', ${expected});`;

const differs = (amount: number, ended = true) => `
  insert into cash_findings (id, kind, subject, order_id, carrier, tracking, amount, expected,
    moved_at, found_at, waits_since, ended_at, ended_by)
  values ('${FINDING}', 'short', 'order:1', '${SHIPPED}', 'LBC Express', 'LBC1', ${amount}, 110000,
    now(), now(), now(), ${ended ? "now(), 'test'" : "null, null"});`;

const wroteOff = (amount: number) => `
  insert into cash_acts (id, finding_id, act, amount, note, acted_by, acted_at)
  values (gen_random_uuid(), '${FINDING}', 'write_off', ${amount}, 'Lost', 'test', now());`;

test("cash that came to the peso, or differs and is written off, breaks nothing", async () => {
  expect(await after(brought(110_000))).toEqual([]);
  expect(await after(brought(100_000) + differs(100_000) + wroteOff(10_000))).toEqual([]);
});

test.each([
  [
    "cash that differs and nobody knows",
    brought(100_000),
    ["I22: couriers brought 100000 of 110000 for order PM-26-000003, and no difference says so"],
  ],
  [
    "a tracking number that was never remitted first",
    brought(110_000, { verdict: "again" }),
    ["I22: tracking number LBC1 was remitted 0 times"],
  ],
  [
    "an order that was expected for another amount",
    brought(110_000, { expected: 5 }),
    ["I22: order PM-26-000003 of 110000 was expected 1 times, for 5"],
  ],
  [
    "more written off than was missing",
    brought(100_000) + differs(100_000) + wroteOff(20_000),
    ["I22: of a difference of 10000, 20000 was written off"],
  ],
  [
    "a write-off that left its difference open",
    brought(100_000) + differs(100_000, false) + wroteOff(10_000),
    ["I22: of a difference of 10000, 10000 was written off"],
  ],
])("%s is found", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
