import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { reserveStock } from "../commands/reserve-stock.server.ts";
import { makeCategory, makeProduct, makeVariants } from "../factories.ts";
import { products as table } from "../tables.server.ts";
import { goneProduct } from "./gone-product.server.ts";
import { listProducts } from "./listing.server.ts";
import { findListedProduct, listAddOns } from "./product.server.ts";

const { ctx, db } = await testContext();

const categoryId = await makeCategory(ctx, {
  name: "Beauty",
  slug: "glow-and-more",
  look: "beauty",
});
const id = await makeProduct(ctx, { name: "Glow", categoryId, stock: 4 });
const inactive = await makeProduct(ctx, { name: "Withdrawn", isActive: false });
const kit = await makeProduct(ctx, { name: "Supplies Kit", kind: "supply" });

it.each(["glow", id])("finds a product by slug or id: %s", async (key) => {
  const found = await findListedProduct(db, key);
  expect(found).toMatchObject({
    product: { id, slug: "glow" },
    categoryName: "Beauty",
    categorySlug: "glow-and-more",
    areaLook: "beauty",
    available: 4,
  });
});

it.each(["withdrawn", inactive, "supplies-kit", kit, "GLOW", "glow ", "", "%", "' or true --"])(
  "finds nothing for %j",
  async (key) => {
    expect(await findListedProduct(db, key)).toBeUndefined();
  },
);

it("counts the variants on sale, and nothing else that lies on the shelf", async () => {
  const productId = await makeProduct(ctx, { name: "In sizes", stock: 50 });
  const sizes = [
    { value: "5 mg", price: 500, stock: 3 },
    { value: "10 mg", price: 900, stock: 4 },
  ];
  await makeVariants(ctx, productId, ...sizes, { value: "20 mg", price: 100, isActive: false });
  expect(await findListedProduct(db, productId)).toMatchObject({ available: 7 });
  const { products: found } = await listProducts(db, {
    search: "in sizes",
    sort: "popular",
    page: 1,
  });
  expect(found).toMatchObject([{ price: 500, highestPrice: 900, available: 7 }]);
});

it("keeps a product's pictures in their order, for its page and for lists", async () => {
  const images = [
    { picture: "glow", alt: "A vial" },
    { picture: "klow", alt: "Another vial" },
  ];
  await makeProduct(ctx, { name: "Pictured", images });
  await makeProduct(ctx, { name: "Pictured kit", kind: "supply", images });
  expect((await findListedProduct(db, "pictured"))?.product.images).toEqual(images);
  const addOns = await listAddOns(db);
  expect(addOns.find(({ name }) => name === "Pictured kit")?.images).toEqual(images);
  const { products: found } = await listProducts(db, {
    search: "pictured",
    sort: "popular",
    page: 1,
  });
  expect(found.map((product) => product.images)).toEqual([images]);
});

it.each([
  { picture: "../secret", alt: "A file" },
  { picture: "glow", alt: " " },
])("takes no picture like %j", async (image) => {
  await expect(makeProduct(ctx, { name: "Odd", images: [image] })).rejects.toThrow("images");
});

it("tells of a withdrawn product only when somebody ordered it", async () => {
  const texts = {
    safetyText: "Warnings.\n\nMore of them.",
    contraindications: ["Pregnancy"],
    interactions: ["Insulin"],
  };
  const sold = await makeProduct(ctx, { name: "Once sold", storage: "", ...texts });
  const draft = await makeProduct(ctx, { name: "Draft", isActive: false });
  const lines = [{ productId: sold, variantId: null, quantity: 1 }];
  await inTransaction(ctx, (tx) => reserveStock(tx, ctx.ids.newId(), lines));
  expect(await goneProduct(db, "once-sold")).toBeUndefined();
  await db.update(table).set({ isActive: false }).where(eq(table.id, sold));
  const gone = {
    title: "Once sold is no longer sold",
    parts: [
      { title: "Safety", lines: ["Warnings.", "More of them."] },
      { title: "Contraindications", lines: ["Pregnancy"] },
      { title: "Interactions with other medicines", lines: ["Insulin"] },
    ],
  };
  expect(await goneProduct(db, "once-sold")).toMatchObject(gone);
  expect(await goneProduct(db, sold)).toMatchObject(gone);
  expect(await goneProduct(db, draft)).toBeUndefined();
  expect(await goneProduct(db, "' or true --")).toBeUndefined();
});
