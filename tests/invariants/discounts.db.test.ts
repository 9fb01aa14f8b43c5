import { expect, test } from "vitest";
import { CANCELLED, CART, NOBODY, PAID, PENDING, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

test.each([
  [
    "a use that was not counted",
    `update discounts set used_count = 2`,
    ["I5: code FIFTY counts 2 uses, its redemptions say 3"],
  ],
  [
    "more uses than a code has",
    `alter table discounts drop constraint discounts_used_within_limit;
     update discounts set usage_limit = 2`,
    ["I5: code FIFTY was used 3 times of 2"],
  ],
  [
    "more uses than a customer has",
    `update discounts set per_customer_limit = 2`,
    ["I5: code FIFTY was used 3 times of 2 by the buyer of order PM-26-000003"],
  ],
  [
    "more uses than guests of one address have",
    `update discounts set per_customer_limit = 2;
     update discount_redemptions set customer_id = null`,
    ["I5: code FIFTY was used 3 times of 2 by the buyer of order PM-26-000003"],
  ],
  [
    "an order that saves without a use",
    `update discount_redemptions set released_at = now() where order_id = '${PENDING}';
     update discounts set used_count = 2`,
    ["I5: order PM-26-000001 (pending) saved by FIFTY and holds no use of it"],
  ],
  [
    "an order that ended and keeps its use",
    `update discounts set used_count = 4;
     update discount_redemptions set released_at = null where order_id = '${CANCELLED}'`,
    ["I5: cancelled order PM-26-000004 still holds a use of FIFTY"],
  ],
  [
    "another saving than the code gave",
    `update discount_redemptions set amount = 4999 where order_id = '${PAID}'`,
    ["I5: order PM-26-000002 saved 5000 by FIFTY, its redemption says 4999"],
  ],
  [
    "a paid use that its cart could have again",
    `update discount_redemptions set held_by_cart = '${CART}' where order_id = '${PAID}'`,
    ["I5: order PM-26-000002 is confirmed, yet its use of FIFTY is held for its cart"],
  ],
  [
    "a use by an order that is gone",
    `insert into discount_redemptions (id, discount_id, order_id, email, amount, redeemed_at, released_at)
     select '${NOBODY}', id, '${NOBODY}', 'a@b', 0, now(), now() from discounts`,
    [`I5: redemption ${NOBODY} refers to missing order ${NOBODY}`],
  ],
])("names %s", async (_, damage, sentences) => {
  expect((await after(damage)).toSorted()).toEqual(sentences.toSorted());
});
