import { expect, test } from "vitest";
import { CUSTOMER, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

test("a customer whose figures are not what was bought is found", async () => {
  const found = await after("update customer_figures set orders = orders + 1, spent = 5");
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^Customers: ${CUSTOMER} counts 3 orders and 5 centavos`));
});

test("a guest's order without a record is found", async () => {
  // The record is there once the address is, so it is taken away again.
  const found = await after(`update orders set customer_id = null;
    update customers set order_count = 0;
    set constraints all immediate;
    delete from customers where is_guest;`);
  expect(found).toContainEqual(
    expect.stringMatching(/^Customers: \d+ orders of \S+ have no record of a guest$/),
  );
});

test("a day whose kept sums are not those of its orders is found", async () => {
  const found = await after("delete from sales_days_due");
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(/^Sales: [\d-]+ by \w+ is kept as 0 orders, 0 and 0 centavos, but has /);
});
