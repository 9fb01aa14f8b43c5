import { expect, test } from "vitest";
import { CUSTOMER, NOBODY, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const account = (balance: number) =>
  `insert into credit_accounts (id, customer_id, balance, created_at)
   values ('${NOBODY}', '${CUSTOMER}', ${balance}, now())`;
const gift = `insert into credit_entries (id, account_id, kind, amount, cause, reason, by, at)
  values ('${NOBODY}', '${NOBODY}', 'issued', 100, 'goodwill', 'A gift', 'staff', now())`;

test("a balance that its entries do not explain is found", async () => {
  expect(await after(`${account(100)}; ${gift}`)).toEqual([]);
  expect(await after(`${account(101)}; ${gift}`)).toEqual([
    `I24: the credit of customer ${CUSTOMER} is 101, its entries say 100`,
  ]);
});
