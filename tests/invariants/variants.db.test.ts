import { expect, test } from "vitest";
import { openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const VARIANT = "018f3a52-7c1e-7b6a-9d0e-000000000001";
const withVariant = (price: number) => `
  insert into product_variants
    (id, product_id, variant_name, option1_value, sku, price, is_active, position)
  select '${VARIANT}', id, 'Small', 'Small', 'SMALL', ${price}, true, 1 from products limit 1;
  update products set option1_name = 'Size', highest_price = price, variant_names = 'Small'
  where id = (select product_id from product_variants);`;

test("a product whose variants cost what it says is well", async () => {
  expect(await after(withVariant(100_000))).toEqual([]);
});

test.each([
  [
    "a product that costs other than its variants",
    withVariant(90_000),
    ["I12: VIAL costs 100000 to 100000, its variants 90000 to 90000"],
  ],
  [
    "a range of prices without variants",
    `update products set highest_price = price`,
    ["I12: VIAL costs 100000 to 100000, its variants 100000 to "],
  ],
  [
    "a search that does not know what a product comes in",
    `${withVariant(100_000)} update products set variant_names = 'Large'
     where variant_names = 'Small'`,
    ['I12: VIAL is found by "Large", its variants are "Small"'],
  ],
  [
    "a stock level of another product's variant",
    `${withVariant(100_000)}
     insert into products (id, slug, sku, name, kind, price, regulatory_status, clearance, safety_text, created_at, updated_at)
     values ('${VARIANT}', 'other', 'OTHER', 'Other', 'product', 1, 'not_registered', 'none', '-', now(), now());
     insert into stock_levels (id, product_id, variant_id) values ('${VARIANT}', '${VARIANT}', '${VARIANT}')`,
    ["I12: a stock level names the variant SMALL, which is of another product"],
  ],
  [
    "a variant without its second value",
    `${withVariant(100_000)} update products set option2_name = 'Pack'
     where option1_name is not null`,
    ["I12: the variant SMALL lacks its second value, or has one too many"],
  ],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
