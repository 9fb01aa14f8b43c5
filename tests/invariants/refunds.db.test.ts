import { expect, test } from "vitest";
import { CUSTOMER, PAID, PENDING, SHIPPED, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const REFUND = "00000000-0000-7000-8000-0000000f0001";

/** A refund that is done, with its mail, so that only what a test damages is wrong. */
const refund = (orderId: string, amount: number, status = "done") => `
  insert into refunds (id, order_id, payment_id, request_key, amount, status, reason, requested_by,
    created_at, settled_at)
  select '${REFUND}', order_id, id, gen_random_uuid(), ${amount}, '${status}', 'test', 'test', now(),
    case when '${status}' = 'requested' then null else now() end
  from payments where order_id = '${orderId}';
  insert into mails (id, dedupe_key, message_id, "to", subject, html, text, created_at)
  select gen_random_uuid(), 'order-refunded:${REFUND}', 'refunded', 'buyer@example.test', '', '', '', now()
  where '${status}' = 'done';`;

const says = (orderId: string, status: string) => `
  update orders set payment_status = '${status}' where id = '${orderId}';
  insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id, after)
  values (gen_random_uuid(), now(), 'system', 'test', 'order.payment', 'order', '${orderId}',
    '{"paymentStatus": "${status}"}');`;

test("a refund that its order tells of breaks nothing", async () => {
  const part = refund(SHIPPED, 1_000) + says(SHIPPED, "partially_refunded");
  expect(await after(part)).toEqual([]);
  const all = refund(SHIPPED, 110_000) + says(SHIPPED, "refunded");
  expect(await after(`${all} update customers set order_count = 1`)).toEqual([]);
  expect(await after(refund(SHIPPED, 1_000, "requested"))).toEqual([]);
  expect(await after(refund(SHIPPED, 1_000, "failed"))).toEqual([]);
});

test.each([
  [
    "a refund that its order does not know",
    refund(PAID, 10_000),
    ["I4: order PM-26-000002 costs 210000, 200000 of its money is kept, and it is paid"],
  ],
  [
    "a refunded order of which nothing went back",
    `${says(SHIPPED, "refunded")} update customers set order_count = 1`,
    ["I4: order PM-26-000003 costs 110000, 110000 of its money is kept, and it is refunded"],
  ],
  [
    "more given back than was paid",
    `${refund(SHIPPED, 110_001)} ${says(SHIPPED, "refunded")} update customers set order_count = 1`,
    ["I4: payment pay-PM-26-000003 (paid) of 110000 gives 110001 back"],
  ],
  [
    "more asked for than was paid",
    refund(SHIPPED, 110_001, "requested"),
    ["I4: payment pay-PM-26-000003 (paid) of 110000 gives 110001 back"],
  ],
  [
    "a refund of what was never paid",
    refund(PENDING, 1, "requested"),
    ["I4: payment pay-PM-26-000001 (open) of 110000 gives 1 back"],
  ],
  [
    "a refund of another order's payment",
    `${refund(SHIPPED, 1_000, "requested")} update refunds set order_id = '${PAID}'`,
    [`I4: refund ${REFUND} is not of its order's payment`],
  ],
  [
    "an order that ended by a refund that was none",
    `update orders set status = 'refunded' where id = '${SHIPPED}';
     update customers set order_count = 1;
     update discount_redemptions set released_at = now() where order_id = '${SHIPPED}';
     update discounts set used_count = 2;
     insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id, after)
     values (gen_random_uuid(), now(), 'system', 'test', 'order.status', 'order', '${SHIPPED}', '{"status": "refunded"}')`,
    ["I4: order PM-26-000003 ended by a refund and is paid"],
  ],
  [
    "a buyer who is not told",
    `${refund(SHIPPED, 1_000)} ${says(SHIPPED, "partially_refunded")}
     delete from mails where dedupe_key like 'order-refunded:%'`,
    ["I8: order PM-26-000003 got 1000 back and no mail says so"],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});

test("what staff said was dealt with needs no flag", async () => {
  const again = `insert into payments (id, order_id, gateway, reference, amount, status, created_at, settled_at)
    select gen_random_uuid(), order_id, 'cod', 'again', amount, 'paid', now(), now()
    from payments where order_id = '${PAID}';`;
  const resolved = (kind: string) => `${again}
    insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id)
    values (gen_random_uuid(), now(), '${kind}', '${CUSTOMER}', 'order.resolved', 'order', '${PAID}')`;
  expect(await after(resolved("user"))).toEqual([]);
  expect(await after(resolved("system"))).toEqual([
    "I4: order PM-26-000002 is paid 2 times and not flagged",
  ]);
});
