import { expect, test } from "vitest";
import { openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const AFFILIATE = "00000000-0000-7000-8000-0000000af101";
const DETAILS = "00000000-0000-7000-8000-0000000af102";
const PAYOUT = "00000000-0000-7000-8000-0000000af103";
const LINE = "00000000-0000-7000-8000-0000000af104";

const friend = `
  insert into users (id, name, email) values ('paid', 'Paid', 'paid@example.test');
  insert into affiliates (id, customer_id, affiliate_code, status, terms_version, created_at)
    select '${AFFILIATE}', id, 'PAID123456', 'active', 1, '2026-11-01'
    from customers where user_id = 'paid';
  insert into affiliate_payout_details (id, affiliate_id, method, sealed, last_four, usable_from, created_at)
    values ('${DETAILS}', '${AFFILIATE}', 'gcash', 'sealed', '4567', '2026-11-04', '2026-11-01');`;
const payout = (state: string) => `
  insert into affiliate_payouts (id, number, state, cutoff, left_out, drafted_by, drafted_at,
    confirmed_by, confirmed_at, closed_at)
    values ('${PAYOUT}', 'AP-26-000001', '${state}', '2026-11-10', '[]', 'ana', '2026-11-10',
      ${state === "draft" ? "null, null" : "'ben', '2026-11-10'"},
      ${state === "closed" ? "'2026-11-11'" : "null"});`;
const line = (state: string) => `
  insert into affiliate_payout_lines (id, payout_id, affiliate_id, amount, details_id, state, reference,
    failed_why)
    values ('${LINE}', '${PAYOUT}', '${AFFILIATE}', 50000, '${DETAILS}', '${state}',
      ${state === "paid" ? "'GC-1'" : "null"}, ${state === "failed" ? "'Closed'" : "null"});`;
const booked = (kind: string, amount: number) => `
  insert into affiliate_ledger (id, affiliate_id, kind, amount, line_id, at)
    values (gen_random_uuid(), '${AFFILIATE}', '${kind}', ${amount}, '${LINE}', '2026-11-10');`;

test.each([
  ["a draft", payout("draft") + line("planned")],
  ["one that is to be paid", payout("open") + line("open") + booked("paid_out", -50_000)],
  ["one that was paid", payout("closed") + line("paid") + booked("paid_out", -50_000)],
  [
    "one that failed",
    payout("closed") +
      line("failed") +
      booked("paid_out", -50_000) +
      booked("payout_failed", 50_000),
  ],
])("%s is no violation", async (_, rows) => {
  expect(await after(friend + rows)).toEqual([]);
});

test.each([
  [
    "a line that took nothing off",
    payout("open") + line("open"),
    "I20: of payout AP-26-000001 for PAID123456 the ledger has 0 in 0 rows, it should be -50000",
  ],
  [
    "a line that took off another sum",
    payout("closed") + line("paid") + booked("paid_out", -40_000),
    "I20: of payout AP-26-000001 for PAID123456 the ledger has -40000 in 1 rows, it should be -50000",
  ],
  [
    "a line that failed and kept the money",
    payout("closed") + line("failed") + booked("paid_out", -50_000),
    "I20: of payout AP-26-000001 for PAID123456 the ledger has -50000 in 1 rows, it should be 0",
  ],
  [
    "a draft that took something off",
    payout("draft") + line("planned") + booked("paid_out", -50_000),
    "I20: of payout AP-26-000001 for PAID123456 the ledger has -50000 in 1 rows, it should be 0",
  ],
  [
    "a payout that is open and has nothing to pay",
    payout("open") + line("paid") + booked("paid_out", -50_000),
    "I20: payout AP-26-000001 is open, and 0 of its lines are open",
  ],
  [
    "a line that is planned in a confirmed payout",
    payout("closed") + line("planned"),
    "I20: the line of PAID123456 is planned in payout AP-26-000001, which is closed",
  ],
])("%s is found", async (_, damage, found) => {
  expect(await after(friend + damage)).toEqual([found]);
});
