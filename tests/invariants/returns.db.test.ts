import { expect, test } from "vitest";
import { PAID, SHIPPED, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const RETURN = "00000000-0000-7000-8000-0000000d0001";

/** A return of the shipped order's only line, with its audit row. */
const aReturn = (units: number, state = "asked", told = state) => `
  insert into returns (id, number, order_id, state, asked_by, reason, asked_key, asked_at)
  values ('${RETURN}', 'RT-26-000001', '${SHIPPED}', '${state}', 'buyer', 'warm', gen_random_uuid(), now());
  insert into return_lines (id, return_id, order_item_id, units, received)
  select gen_random_uuid(), '${RETURN}', id, ${units}, ${state === "received" ? units : "null"}
  from order_items where order_id = '${SHIPPED}';
  insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id)
  values (gen_random_uuid(), now(), 'visitor', 'test', 'return.${told}', 'return', '${RETURN}');`;

test("a return of what was bought breaks nothing", async () => {
  expect(await after(aReturn(1))).toEqual([]);
  expect(await after(aReturn(1, "received"))).toEqual([]);
});

test.each([
  [
    "more units than were bought",
    aReturn(2),
    ["I15: 2 of 1 bought Vial of order PM-26-000003 come back"],
  ],
  [
    "a line of another order",
    `${aReturn(1)} update return_lines set order_item_id =
      (select id from order_items where order_id = '${PAID}')`,
    ["I15: a return of order PM-26-000003 has a line of another order"],
  ],
  [
    "a return without lines",
    `${aReturn(1)} delete from return_lines`,
    ["I15: return RT-26-000001 has no lines"],
  ],
  [
    "good units that went nowhere",
    `${aReturn(1, "received")} update return_lines set good = 1, spoiled = 0`,
    ["I15: return RT-26-000001 has 1 good units, and 0 went to stock"],
  ],
  [
    "money that no refund gave",
    `${aReturn(1, "asked", "settled")}
     update returns set state = 'settled', settled_why = '', ended_at = now(), refunded = 1`,
    ["I15: return RT-26-000001 says that 1 went back, its refunds say 0"],
  ],
  [
    "a state that nothing explains",
    aReturn(1, "asked", "approved"),
    ["I15: nothing in the audit log made return RT-26-000001 asked"],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
