import { expect, test } from "vitest";
import { CUSTOMER, NOBODY, PAID, PENDING, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const DOCTOR = `insert into doctors (id, name, specialization, email, created_at)
  values ('${NOBODY}', 'Maria Santos, MD', 'Endocrinology', 'santos@example.test', '2026-11-01');`;
const CREDITS = `update products set slug = 'consultation';`;
const paidLine = `(select id from order_items where order_id = '${PAID}')`;

const booking = (number: string, startsAt: string, credit = "null, null", status = "booked") =>
  `insert into bookings (id, number, doctor_id, customer_id, type, starts_at, ends_at, status,
     channel, fee, currency, credit_item_id, credit_unit, created_at, cancelled_at, cancelled_by)
   values (gen_random_uuid(), '${number}', '${NOBODY}', '${CUSTOMER}', 'initial', '${startsAt}',
     timestamptz '${startsAt}' + interval '45 minutes', '${status}', 'video', 0, 'USD', ${credit},
     '2026-11-20', ${status === "cancelled" ? "now(), 'staff'" : "null, null"});`;

const FAR = "2999-01-07 09:00+08";
const LATER = "2999-01-07 09:30+08";
const NEXT = "2999-01-07 10:00+08";
const unguarded = `alter table bookings drop constraint bookings_no_overlap;
  drop index bookings_credit_once;`;

test.each([
  [
    "two bookings of a doctor at once",
    unguarded + DOCTOR + booking("C-1", FAR) + booking("C-2", LATER),
    [expect.stringMatching(/^I14: bookings C-[12] and C-[12] of a doctor overlap$/)],
  ],
  [
    "a credit used twice",
    unguarded +
      DOCTOR +
      CREDITS +
      booking("C-1", FAR, `${paidLine}, 1`) +
      booking("C-2", NEXT, `${paidLine}, 1`),
    [expect.stringMatching(/^I14: bookings C-[12] and C-[12] use one credit$/)],
  ],
  [
    "a credit of something else that was bought",
    DOCTOR + booking("C-1", FAR, `${paidLine}, 1`),
    ["I14: booking C-1 uses a credit that its customer never paid for"],
  ],
  [
    "more credits than were paid",
    DOCTOR + CREDITS + booking("C-1", FAR, `${paidLine}, 3`),
    ["I14: booking C-1 uses a credit that its customer never paid for"],
  ],
  [
    "a credit of an order that nobody paid",
    DOCTOR +
      CREDITS +
      booking("C-1", FAR, `(select id from order_items where order_id = '${PENDING}'), 1`),
    [
      "I14: booking C-1 uses a credit that its customer never paid for",
      "I14: booking C-1 uses a credit of an order that was paid back",
    ],
  ],
])("%s is found", async (_, damage, found) => {
  expect(await after(damage)).toEqual(found);
});

test.each([
  ["two one after the other", DOCTOR + booking("C-1", FAR) + booking("C-2", NEXT)],
  [
    "one where another was cancelled, credit and all",
    DOCTOR +
      CREDITS +
      booking("C-1", FAR, `${paidLine}, 2`, "cancelled") +
      booking("C-2", LATER, `${paidLine}, 2`),
  ],
])("%s is no violation", async (_, story) => {
  expect(await after(story)).toEqual([]);
});
