import { expect, test } from "vitest";
import { openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const ID = "018f3a52-7c1e-7b6a-9d0e-000000000001";

test.each([
  [
    "a product at an address that leads on",
    "insert into former_product_slugs (slug, product_id) select slug, id from products limit 1",
    ["I14: the product vial has an address that leads on"],
  ],
  [
    "a category at one",
    `insert into categories (id, name, slug) values ('${ID}', 'Sleep', 'sleep');
     insert into former_category_slugs (slug, category_id) values ('sleep', '${ID}')`,
    ["I14: the category sleep has an address that leads on"],
  ],
  ["nothing where a product moved", "update products set slug = slug || '-moved'", []],
])("names %s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
