import { expect, test } from "vitest";
import { CANCELLED, NOBODY, PAID, PENDING, SHIPPED, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

test.each([
  [
    "a mail written twice",
    `alter table mails drop constraint "mails_dedupeKey_unique";
     insert into mails (id, dedupe_key, message_id, "to", subject, html, text, created_at)
     select gen_random_uuid(), dedupe_key, 'other', "to", subject, html, text, created_at
     from mails where dedupe_key = 'order-paid:${PAID}'`,
    [`I8: 2 mails for order-paid:${PAID}`],
  ],
  [
    "a mail about an order that there is not",
    `update mails set about_id = '${NOBODY}' where dedupe_key = 'order-paid:${PAID}'`,
    [expect.stringMatching(/^I10: mail .* is about missing order/)],
  ],
  [
    "more tags than an order may have",
    `insert into order_tags (id, name, created_at)
       select gen_random_uuid(), 'tag ' || n, now() from generate_series(1, 11) n;
     insert into tagged_orders (order_id, tag_id) select '${PAID}', id from order_tags`,
    ["I2: order PM-26-000002 has 11 tags"],
  ],
  [
    "two mails that mail programs would show as one",
    `alter table mails drop constraint "mails_messageId_unique";
     update mails set message_id = 'same' where dedupe_key like '%${PAID}'`,
    ["I8: 2 mails share the message id same"],
  ],
  [
    "a message to the shop, and a reply, without their mails",
    `insert into support_tickets (id, number, form_key, name, email, subject, message, status,
       created_at, due_at)
     values ('${NOBODY}', 'T-26-000001', '${NOBODY}', 'M', 'm@example.test', 'S', 'M', 'open',
       '2026-11-20', '2026-11-21');
     insert into support_replies (id, ticket_id, text, created_at)
     values ('${NOBODY}', '${NOBODY}', 'Yes', '2026-11-20')`,
    [
      "I8: ticket T-26-000001 was opened and no mail says so",
      "I8: a reply to ticket T-26-000001 was written and no mail has it",
    ],
  ],
  [
    "a placed order without its mail",
    `delete from mails where dedupe_key = 'order-placed:${PENDING}'`,
    ["I8: order PM-26-000001 was placed and no mail says so"],
  ],
  [
    "a paid order without its mail",
    `delete from mails where dedupe_key = 'order-paid:${PAID}'`,
    ["I8: order PM-26-000002 was paid and no mail says so"],
  ],
  [
    "an order that ended without its mail",
    `delete from mails where dedupe_key like 'order-ended:${CANCELLED}:%'`,
    ["I8: order PM-26-000004 ended expired and no mail says so"],
  ],
  [
    "a parcel that left without its mail",
    `delete from mails where dedupe_key = 'order-shipped:${SHIPPED}'`,
    ["I8: parcel 1 of order PM-26-000003 left and no mail says so"],
  ],
  [
    "a mail that thanks for a payment that never came",
    `insert into mails (id, dedupe_key, message_id, "to", subject, html, text, created_at)
     values (gen_random_uuid(), 'order-paid:${PENDING}', 'other', 'a@b', '', '', '', now())`,
    [`I8: the mail order-paid:${PENDING} is about an order that was never paid`],
  ],
  [
    "a status that nothing in the audit log explains",
    `update orders set status = 'delivered' where id = '${SHIPPED}';
     update parcels set delivered_at = now() where order_id = '${SHIPPED}'`,
    ["I9: nothing in the audit log made order PM-26-000003 delivered"],
  ],
  [
    "a payment status that nothing in the audit log explains",
    `update orders set payment_status = 'failed' where id = '${CANCELLED}'`,
    ["I9: nothing in the audit log made the payment of order PM-26-000004 failed"],
  ],
  [
    "an order that the audit log did not see placed",
    `alter table audit_log disable trigger user;
     update audit_log set action = 'order.status' where action = 'order.placed' and subject_id = '${CANCELLED}'`,
    ["I9: order PM-26-000004 was placed 0 times according to the audit log"],
  ],
  [
    "orders and checkout keys of a cart that is gone",
    `update orders set cart_id = '${NOBODY}' where id = '${CANCELLED}';
     update placements set cart_id = '${NOBODY}' where order_id = '${CANCELLED}'`,
    [
      `I10: order PM-26-000004 refers to missing cart ${NOBODY}`,
      `I10: checkout key key-PM-26-000004 refers to missing cart ${NOBODY}`,
    ],
  ],
  [
    "a stock movement for an order that is gone",
    `insert into stock_movements (id, stock_level_id, kind, on_hand_delta, reserved_delta, order_id, actor_id, at)
     select '${NOBODY}', id, 'reserve', 0, 0, '${NOBODY}', 'test', now() from stock_levels`,
    [`I10: stock movement ${NOBODY} refers to missing order ${NOBODY}`],
  ],
  [
    "a consent for an order that is gone, under a text that never was",
    `insert into consents (id, subject_type, subject_id, purpose, document, document_version, given_at)
     values ('${NOBODY}', 'order', '${NOBODY}', 'terms', 'terms', 7, now())`,
    [
      `I10: consent ${NOBODY} refers to missing order ${NOBODY}`,
      `I10: consent ${NOBODY} refers to missing text terms, version 7`,
    ],
  ],
  [
    "an order under a text that never was",
    `update orders set privacy_version = 7 where id = '${CANCELLED}'`,
    ["I10: order PM-26-000004 was placed under missing texts (terms 1, privacy 7)"],
  ],
  [
    "an audit entry about an order that is gone",
    `insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id)
     values ('${NOBODY}', now(), 'system', 'test', 'order.note', 'order', '${NOBODY}')`,
    [`I10: audit entry ${NOBODY} (order.note) refers to missing order ${NOBODY}`],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
