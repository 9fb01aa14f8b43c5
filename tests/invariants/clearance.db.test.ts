import { expect, test } from "vitest";
import { CANCELLED, openHealthyShop, PAID } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const CUSTOMER = "00000000-0000-7000-8000-00000000c001";
const APPROVAL = "00000000-0000-7000-8000-00000000a001";
const REQUEST = "00000000-0000-7000-8000-00000000b001";

/** An approval of what the paid order bought, with this many units and this much used of it. */
const approval = (units: number, used: number, order = PAID) => `
  insert into clearance_approvals (id, customer_id, product_id, units, used_units, valid_from, until,
    clinician_name)
  select '${APPROVAL}', '${CUSTOMER}', product_id, ${units}, ${used}, '2026-11-01', '2027-01-01', 'Test'
  from order_items where order_id = '${order}' limit 1;
  insert into clearance_uses (id, approval_id, order_id, units, used_at)
  select gen_random_uuid(), '${APPROVAL}', order_id, quantity, '2026-11-20'
  from order_items where order_id = '${order}' limit 1;`;

const asked = (state: string, answers: string) => `
  insert into users (id, name, email, email_verified, created_at, updated_at)
    values ('ana', 'Ana', 'ana@example.test', true, now(), now());
  insert into clearance_requests (id, user_id, customer_id, product_id, units, state, answers,
    privacy_version, asked_at)
  select '${REQUEST}', 'ana', '${CUSTOMER}', id, 1, '${state}', ${answers}, 1, now()
  from products limit 1;`;

test.each([
  ["what was approved, used and counted", approval(5, 2), []],
  [
    "a use that was not counted",
    approval(5, 1),
    [`I16: approval ${APPROVAL} counts 1 units, its uses say 2`],
  ],
  [
    "more than was approved",
    `alter table clearance_approvals drop constraint clearance_approvals_units; ${approval(1, 2)}`,
    [`I16: of approval ${APPROVAL} 2 units are used, and 1 were approved`],
  ],
  [
    "an order that ended and keeps its units",
    approval(5, 1, CANCELLED),
    [`I16: cancelled order PM-26-000004 still uses approval ${APPROVAL}`],
  ],
  [
    "an order with other units",
    `${approval(5, 1)} update clearance_uses set units = 1`,
    [`I16: order PM-26-000002 uses 1 units of approval ${APPROVAL} and has 2`],
  ],
  [
    "answers without a consent",
    asked("asked", `'{}'`),
    [`I16: request ${REQUEST} is stored without a consent`],
  ],
  [
    "an approved request without its approval",
    asked("approved", "null"),
    [`I16: request ${REQUEST} is approved, its approval is not`],
  ],
])("%s", async (_, change, sentences) => {
  expect(await after(change)).toEqual(sentences);
});
