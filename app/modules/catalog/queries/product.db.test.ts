import { expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { makeCategory, makeProduct } from "../factories.ts";
import { findListedProduct } from "./product.server.ts";

const { ctx, db } = await testContext();

const categoryId = await makeCategory(ctx, { name: "Beauty" });
const id = await makeProduct(ctx, { name: "Glow", categoryId, stock: 4 });
const inactive = await makeProduct(ctx, { name: "Withdrawn", isActive: false });
const kit = await makeProduct(ctx, { name: "Supplies Kit", kind: "supply" });

it.each(["glow", id])("finds a product by slug or id: %s", async (key) => {
  const found = await findListedProduct(db, key);
  expect(found).toMatchObject({
    product: { id, slug: "glow" },
    categoryName: "Beauty",
    categorySlug: "beauty",
    available: 4,
  });
});

it.each(["withdrawn", inactive, "supplies-kit", kit, "GLOW", "glow ", "", "%", "' or true --"])(
  "finds nothing for %j",
  async (key) => {
    expect(await findListedProduct(db, key)).toBeUndefined();
  },
);
