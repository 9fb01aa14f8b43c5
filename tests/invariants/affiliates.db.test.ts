import { expect, test } from "vitest";
import { openHealthyShop, PAID } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const AFFILIATE = "00000000-0000-7000-8000-0000000af001";
const COMMISSION = "00000000-0000-7000-8000-0000000af002";

/** A friend of the buyer, who may have sent her. */
const friend = `
  insert into users (id, name, email) values ('friend', 'Friend', 'friend@example.test');
  insert into affiliates (id, customer_id, affiliate_code, status, terms_version, created_at)
    select '${AFFILIATE}', id, 'FRIE123456', 'active', 1, '2026-11-01'
    from customers where user_id = 'friend';`;
const sent = `
  insert into order_referrals (order_id, affiliate_id, via, created_at)
    values ('${PAID}', '${AFFILIATE}', 'code', '2026-11-20');`;
/** Two vials of the order for 195,000, at 10 percent. */
const earned = (status = "pending") => `
  insert into affiliate_commissions (id, affiliate_id, order_id, order_amount, commission_rate,
    commission_amount, is_first_order, hold_days, status, created_at)
    values ('${COMMISSION}', '${AFFILIATE}', '${PAID}', 195000, 10, 19500, true, 60, '${status}', '2026-11-20');`;
const entry = (cause: string, base: number, amount: number) => `
  insert into affiliate_commission_entries (id, commission_id, line, cause, base, amount, at)
    values (gen_random_uuid(), '${COMMISSION}', 1, '${cause}', ${base}, ${amount}, '2026-11-20');`;
const booked = entry("paid", 195_000, 19_500);

const released = `update affiliate_commissions set payable_at = '2026-11-21' where id = '${COMMISSION}';`;
const owed = (kind: string, amount: number, affiliate = AFFILIATE) => `
  insert into affiliate_ledger (id, affiliate_id, kind, amount, commission_id, at)
    values (gen_random_uuid(), '${affiliate}', '${kind}', ${amount}, '${COMMISSION}', '2026-11-21');`;
const OTHER = "00000000-0000-7000-8000-0000000af003";
const stranger = `
  insert into users (id, name, email) values ('stranger', 'Stranger', 'stranger@example.test');
  insert into affiliates (id, customer_id, affiliate_code, status, terms_version, created_at)
    select '${OTHER}', id, 'STRA123456', 'active', 1, '2026-11-01'
    from customers where user_id = 'stranger';`;

test("a paid order that somebody sent, with its commission, is no violation", async () => {
  expect(await after(friend + sent + earned() + booked)).toEqual([]);
  expect(
    await after(friend + sent + earned() + booked + released + owed("payable", 19_500)),
  ).toEqual([]);
});

test.each([
  [
    "an order that earned nothing",
    friend + sent,
    ["I6: order PM-26-000002 was paid and earned its affiliate nothing"],
  ],
  [
    "a commission without its lines",
    friend + sent + earned(),
    [
      "I6: the commission of order PM-26-000002 is 19500 of 195000, its lines say 0 of 0",
      "I6: the commission of order PM-26-000002 is pending, and 0 of its goods are left",
      "I6: 1 lines of order PM-26-000002 are not booked on its commission",
    ],
  ],
  [
    "a part that was taken off though nothing went back",
    friend + sent + earned() + booked + entry("refunded", -95_000, -9_500),
    ["I6: 1 lines of order PM-26-000002 are not booked on its commission"],
  ],
  [
    "a centavo too much",
    friend + sent + earned() + booked + entry("refunded", -95_000, -9_499),
    [
      "I6: of the commission of order PM-26-000002 10001 is left, at 10% of 100000",
      "I6: 1 lines of order PM-26-000002 are not booked on its commission",
    ],
  ],
  [
    "one that is reversed and still has its goods",
    friend + sent + earned("reversed") + booked,
    ["I6: the commission of order PM-26-000002 is reversed, and 195000 of its goods are left"],
  ],
  [
    "one whose hold is over and that nobody owes",
    friend + sent + earned() + booked + released,
    ["I19: of the commission of order PM-26-000002 19500 is left, and the ledger owes 0"],
  ],
  [
    "one that is owed twice",
    friend + sent + earned() + booked + released + owed("payable", 19_500) + owed("restored", 1),
    ["I19: of the commission of order PM-26-000002 19500 is left, and the ledger owes 19501"],
  ],
  [
    "one that is owed while it is on hold",
    friend + sent + earned() + booked + owed("payable", 19_500),
    ["I19: the commission of order PM-26-000002 is on hold, and the ledger owes 19500"],
  ],
  [
    "one that is owed to another affiliate",
    friend + stranger + sent + earned() + booked + released + owed("payable", 19_500, OTHER),
    ["I19: the commission of order PM-26-000002 is owed to another affiliate"],
  ],
  [
    "one that nobody sent",
    friend + earned() + booked,
    ["I6: order PM-26-000002 has a commission, and nobody sent its buyer"],
  ],
])("%s is found", async (_, damage, found) => {
  expect((await after(damage)).toSorted()).toEqual(found.toSorted());
});
