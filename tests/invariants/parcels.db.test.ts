import { expect, test } from "vitest";
import { PAID, SHIPPED, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const parcelOf = (order: string) => `(select id from order_items where order_id = '${order}')`;

test.each([
  [
    "a parcel with fewer units than its shipped order",
    `update order_items set quantity = 2, price = 50000 where order_id = '${SHIPPED}'`,
    "I18: the parcels of order PM-26-000003 have 1 of 2 units of Vial",
  ],
  [
    "a parcel with more units than were bought",
    `update parcel_items set units = 2`,
    "I18: the parcels of order PM-26-000003 have 2 of 1 units of Vial",
  ],
  [
    "an order that counts another number of parcels",
    `update orders set parcels_sent = 2 where id = '${SHIPPED}'`,
    "I18: order PM-26-000003 says that 2 parcels left, and 1 did",
  ],
  [
    "a shipped order without a parcel",
    `delete from parcel_items; delete from parcels`,
    "I18: order PM-26-000003 is shipped, and 0 parcels left",
  ],
  [
    "a parcel of an order that nobody began to pack",
    `insert into parcels (id, order_id, number, shipped_at) values (gen_random_uuid(), '${PAID}', 1, now());
     update orders set parcels_sent = 1 where id = '${PAID}'`,
    "I18: order PM-26-000002 is confirmed, and 1 parcels left",
  ],
  [
    "a delivered order with a parcel on its way",
    `update orders set status = 'delivered' where id = '${SHIPPED}'`,
    "I18: order PM-26-000003 is delivered, and a parcel of it is on its way",
  ],
  [
    "a shipped order whose parcels are all there",
    `update parcels set delivered_at = now()`,
    "I18: order PM-26-000003 is shipped, and none of its parcels is on its way",
  ],
  [
    "an order that is partly sent and shipped",
    `update orders set fulfillment_status = 'partial' where id = '${SHIPPED}'`,
    "I18: order PM-26-000003 is partial in part, and it is shipped",
  ],
  [
    "units in a parcel that did not leave",
    `insert into parcels (id, order_id, number) values ('00000000-0000-7000-8000-0000000a0009', '${PAID}', 1);
     insert into parcel_items select '00000000-0000-7000-8000-0000000a0009', id, 1 from ${parcelOf(PAID)} i`,
    "I18: parcel 1 of order PM-26-000002 did not leave and has units",
  ],
  [
    "units of another order",
    `update parcel_items set order_item_id = ${parcelOf(PAID)}`,
    "I18: parcel 1 of order PM-26-000003 has units of another order",
  ],
])("%s is found", async (_, broken, sentence) => {
  expect(await after(broken)).toContain(sentence);
});
