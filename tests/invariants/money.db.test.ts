import { expect, test } from "vitest";
import {
  CANCELLED,
  CUSTOMER,
  NOBODY,
  PAID,
  PENDING,
  SHIPPED,
  openHealthyShop,
} from "./healthy-shop.ts";

const { after } = await openHealthyShop();

test.each([
  [
    "a paid order without a payment",
    `delete from payment_events where reference = 'pay-PM-26-000002';
     delete from payments where order_id = '${PAID}'`,
    [
      "I4: order PM-26-000002 is paid without a payment of 210000 PHP",
      // No payment is ever deleted, so nothing counts anew.
      `Customers: ${CUSTOMER} counts 2 orders and 320000 centavos, but bought 2 for 110000`,
    ],
  ],
  [
    "a payment of another amount",
    `update payments set amount = 1 where order_id = '${PAID}';
     update payment_events set amount = 1 where reference = 'pay-PM-26-000002'`,
    [
      "I4: order PM-26-000002 is paid without a payment of 210000 PHP",
      "I4: order PM-26-000002 costs 210000, 1 of its money is kept, and it is paid",
    ],
  ],
  [
    "an order paid twice that nobody is told about",
    `insert into payments (id, order_id, gateway, reference, amount, status, created_at, settled_at)
     select gen_random_uuid(), order_id, 'cod', 'again', amount, 'paid', now(), now()
     from payments where order_id = '${PAID}'`,
    ["I4: order PM-26-000002 is paid 2 times and not flagged"],
  ],
  [
    "a settled payment whose order stayed unpaid",
    `update payments set status = 'paid', settled_at = now(), gateway = 'bank' where order_id = '${PENDING}'`,
    ["I4: order PM-26-000001 is unpaid although a payment of it is settled"],
  ],
  [
    "an order that ended and still waits for cash",
    `update orders set payment_status = 'cod_due' where id = '${CANCELLED}'`,
    [
      "I4: cancelled order PM-26-000004 is still cod_due",
      "I9: nothing in the audit log made the payment of order PM-26-000004 cod_due",
    ],
  ],
  [
    "money kept for a cancelled order",
    `update orders set status = 'cancelled' where id = '${SHIPPED}';
     update customers set order_count = 1;
     update discount_redemptions set released_at = now() where order_id = '${SHIPPED}';
     update discounts set used_count = 2;
     insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id, after)
     values (gen_random_uuid(), now(), 'system', 'test', 'order.status', 'order', '${SHIPPED}', '{"status": "cancelled"}')`,
    ["I4: cancelled order PM-26-000003 was paid and is not flagged"],
  ],
  [
    "a payment that no gateway confirmed",
    `delete from payment_events where reference = 'pay-PM-26-000002'`,
    ["I4: payment pay-PM-26-000002 was settled by 0 messages of its gateway"],
  ],
  [
    "a payment settled twice over",
    `insert into payment_events (id, gateway, event_id, type, reference, amount, currency, outcome, payload, received_at)
     select gen_random_uuid(), gateway, 'another', type, reference, amount, currency, outcome, payload, now()
     from payment_events where reference = 'pay-PM-26-000002'`,
    ["I4: payment pay-PM-26-000002 was settled by 2 messages of its gateway"],
  ],
  [
    "a message that settled a payment nobody knows",
    `update payments set status = 'open', settled_at = null where order_id = '${PAID}'`,
    [
      "I4: order PM-26-000002 is paid without a payment of 210000 PHP",
      "I4: a message of test settled pay-PM-26-000002, but no such payment is settled",
    ],
  ],
  [
    "a paid order that does not know when it was paid",
    `update orders set paid_at = null where id = '${PAID}'`,
    [
      "I4: order PM-26-000002 is paid and its time of payment says never",
      `I8: the mail order-paid:${PAID} is about an order that was never paid`,
    ],
  ],
  [
    "a settled payment that does not know when",
    `update payments set settled_at = null where order_id = '${PAID}'`,
    ["I4: payment pay-PM-26-000002 is paid and its time says never"],
  ],
  [
    "a payment without its order",
    `alter table payments drop constraint payments_order_id_orders_id_fk;
     update payments set order_id = '${NOBODY}' where order_id = '${PENDING}'`,
    ["I4: payment pay-PM-26-000001 belongs to no order and no gift card"],
  ],
  [
    "a proof that nobody is asked to check",
    `insert into transfer_proofs (id, order_id, file_id, bytes, width, height, sent_digest, uploaded_at)
     values (gen_random_uuid(), '${PENDING}', gen_random_uuid(), 1, 1, 1, 'digest', now())`,
    ["I11: order PM-26-000001 waits since never, and a proof of it is unanswered: t"],
  ],
  [
    "an order that ends while its proof waits",
    `insert into transfer_proofs (id, order_id, file_id, bytes, width, height, sent_digest, uploaded_at)
     values (gen_random_uuid(), '${PENDING}', gen_random_uuid(), 1, 1, 1, 'digest', now());
     update orders set proof_waiting_since = now(), expires_at = now() where id = '${PENDING}'`,
    ["I11: order PM-26-000001 would expire while its proof waits"],
  ],
  [
    "a customer whose orders were counted wrong",
    `update customers set order_count = 3`,
    [`I7: customer ${CUSTOMER} counts 3 orders, but 2 are paid and kept`],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
