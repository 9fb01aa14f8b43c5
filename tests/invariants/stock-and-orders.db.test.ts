import { expect, test } from "vitest";
import {
  CANCELLED,
  CART,
  NOBODY,
  PAID,
  PENDING,
  SHIPPED,
  openHealthyShop,
} from "./healthy-shop.ts";

const { after } = await openHealthyShop();

function openedLotOf(units: number, openedAt = "'2026-11-01'"): string {
  return `insert into lots (id, product_id, lot_number, expires_on, received_units, received_at, opened_at)
    select gen_random_uuid(), id, 'L-1', '2028-01-01', ${units}, '2026-11-01', ${openedAt} from products`;
}

test.each([
  [
    "a level that is not the sum of its movements",
    `update stock_levels set on_hand = 10`,
    ["I1: VIAL has 10 on hand, its movements say 9"],
  ],
  [
    "reserved units that no movement explains",
    `update stock_levels set reserved = 4`,
    ["I1: VIAL has 4 reserved, its movements say 3"],
  ],
  [
    "stock below zero",
    `alter table stock_levels drop constraint stock_reserved_within_on_hand;
     insert into stock_movements (id, stock_level_id, kind, on_hand_delta, reserved_delta, actor_id, at)
     select gen_random_uuid(), id, 'adjust', -10, 0, 'test', now() from stock_levels;
     update stock_levels set on_hand = -1`,
    ["I1: VIAL has -1 on hand and 3 reserved"],
  ],
  [
    "a lot with more units than lie on the shelf",
    openedLotOf(10),
    ["I23: open lots of VIAL have 10 units, 9 are on hand and 0 were taken off the shelf"],
  ],
  ["a lot with all that lies on the shelf", openedLotOf(9), []],
  ["a lot that is not packed from", openedLotOf(10, "null"), []],
  [
    "a lot of which a unit broke",
    `insert into stock_movements (id, stock_level_id, kind, on_hand_delta, reserved_delta, actor_id, at)
     select gen_random_uuid(), id, 'adjust', -1, 0, 'test', now() from stock_levels;
     update stock_levels set on_hand = 8;
     ${openedLotOf(9)}`,
    [],
  ],
  [
    "a cancelled order that keeps its units",
    `insert into stock_movements (id, stock_level_id, kind, on_hand_delta, reserved_delta, order_id, actor_id, at)
     select gen_random_uuid(), id, 'reserve', 0, 1, '${CANCELLED}', 'test', now() from stock_levels;
     update stock_levels set reserved = 4`,
    ["I1: order PM-26-000004 (cancelled) holds 1 units of a line of 1"],
  ],
  [
    "an order that reserved nothing",
    `alter table stock_movements disable trigger user;
     delete from stock_movements where order_id = '${PAID}';
     update stock_levels set reserved = 1`,
    ["I1: order PM-26-000002 (confirmed) holds 0 units of a line of 2"],
  ],
  [
    "a shipped order that took nothing from the shelf",
    `alter table stock_movements disable trigger user;
     update stock_movements set on_hand_delta = 0 where order_id = '${SHIPPED}';
     update stock_levels set on_hand = 10`,
    ["I1: order PM-26-000003 (shipped) took 0 units of a line of 1"],
  ],
  [
    "an order that took its units before it was shipped",
    `alter table stock_movements disable trigger user;
     update stock_movements set on_hand_delta = -1 where order_id = '${PENDING}';
     update stock_levels set on_hand = 8`,
    ["I1: order PM-26-000001 (pending) took 1 units of a line of 1"],
  ],
  [
    "a checkout key with two orders",
    `alter table placements drop constraint placements_cart_id_key_pk;
     update placements set key = 'same' where order_id in ('${PAID}', '${SHIPPED}')`,
    [`I2: checkout key same of cart ${CART} leads to 2 orders`],
  ],
  [
    "a cart with two unpaid orders",
    `update orders set status = 'pending', payment_status = 'unpaid', ended_why = null
     where id = '${CANCELLED}';
     update discount_redemptions set released_at = null where order_id = '${CANCELLED}';
     update discounts set used_count = 4;
     insert into stock_movements (id, stock_level_id, kind, on_hand_delta, reserved_delta, order_id, actor_id, at)
     select gen_random_uuid(), id, 'reserve', 0, 1, '${CANCELLED}', 'test', now() from stock_levels;
     update stock_levels set reserved = 4`,
    [`I2: cart ${CART} has 2 unpaid orders`],
  ],
  [
    "an order without lines",
    `delete from order_items where order_id = '${CANCELLED}'`,
    ["I2: order PM-26-000004 has no lines"],
  ],
  [
    "a line without its order",
    `alter table order_items drop constraint order_items_order_id_orders_id_fk;
     insert into order_items (id, order_id, position, product_id, product_name, sku, quantity, price, total)
     select '${NOBODY}', '${NOBODY}', 1, id, 'Vial', 'VIAL', 1, 1, 1 from products`,
    [`I2: line ${NOBODY} belongs to no order`],
  ],
  [
    "an order that costs other than it says",
    `alter table orders drop constraint orders_total_adds_up;
     update orders set total_amount = total_amount - 1 where id = '${CANCELLED}'`,
    ["I3: order PM-26-000004 costs 109999, but 100000 - 5000 + 15000 + 0 + 0 is 110000"],
  ],
  [
    "an insulated pack that no total has",
    `alter table orders drop constraint orders_total_adds_up;
     update orders set cold_pack = 100 where id = '${CANCELLED}'`,
    ["I3: order PM-26-000004 costs 110000, but 100000 - 5000 + 15000 + 100 + 0 is 110100"],
  ],
  [
    "a line that costs other than it says",
    `alter table order_items drop constraint order_items_total;
     update order_items set total = total + 1 where order_id = '${PAID}'`,
    ["I3: a line of order PM-26-000002 costs 195001, but 100000 x 2 - 5000 is 195000"],
  ],
  [
    "a subtotal that is not the lines",
    `update orders set subtotal = subtotal + 1, tax_total = tax_total - 1 where id = '${CANCELLED}'`,
    [
      "I3: order PM-26-000004 has a subtotal of 100001, its lines say 100000",
      "I3: order PM-26-000004 costs 110000, but 100000 - 5000 + 15000 + 0 + -1 is 109999",
    ],
  ],
  [
    "a discount that is not split over the lines",
    `update order_items set discount = 4000, total = 96000 where order_id = '${CANCELLED}'`,
    ["I3: order PM-26-000004 has a discount of 5000, its lines say 4000"],
  ],
  [
    "a discount above the price",
    `update order_items set discount = 100001, total = -1 where order_id = '${CANCELLED}';
     update orders set discount_total = 100001, total_amount = 14999 where id = '${CANCELLED}';
     update discount_redemptions set amount = 100001 where order_id = '${CANCELLED}'`,
    ["I3: a line of order PM-26-000004 has a discount of 100001 on 100000"],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
