import { expect, test } from "vitest";
import { NOBODY, openHealthyShop, PAID } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const waiting = (goods: number, paidAt = "null") =>
  `insert into guarantee_cases (id, order_id, event, about_id, goods, amount, held, opened_at, paid_at)
   values ('${NOBODY}', '${PAID}', 'late', '${NOBODY}', '[{"amount": ${goods}}]', 100,
     ${paidAt === "null" ? "'order_limit'" : "null"}, now(), ${paidAt})`;

test.each([
  ["a waiting case", waiting(100), []],
  ["a paid case without its refund", waiting(100, "now()"), ["should have refunds of 100"]],
  ["goods that are not the amount", waiting(90), ["is 100, and its goods are 90"]],
])("%s", async (_name, damage, found) => {
  expect(await after(damage)).toEqual(found.map((part) => expect.stringContaining(part)));
});
