import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { deleteCategory } from "../commands/delete-category.server.ts";
import { reserveStock } from "../commands/reserve-stock.server.ts";
import { categoryCommands } from "../commands/category.server.ts";
import { makeCategory, makeProduct } from "../factories.ts";
import { categories, products } from "../tables.server.ts";
import {
  formerAddresses,
  livingSlugs,
  movedCategory,
  movedProduct,
} from "./former-slugs.server.ts";
import { goneProduct } from "./gone-product.server.ts";
import { listedBySlugs } from "./listed-by-slugs.server.ts";
import { findWatchable } from "./watched.server.ts";

const { ctx, db } = await testContext();

/** Direct updates, as by a command or in psql. */
const moveCategoryTo = (id: string, slug: string) =>
  db.update(categories).set({ slug }).where(eq(categories.id, id));
const moveProductTo = (id: string, slug: string) =>
  db.update(products).set({ slug }).where(eq(products.id, id));

const slugOfMoved = async (slug: string) => (await movedProduct(db, slug))?.product.slug;

describe("a category's former address", () => {
  it("leads to where it is now, however often it moved, and never to itself", async () => {
    const id = await makeCategory(ctx, { name: "One" });
    for (const [index, slug] of ["two", "three"].entries()) {
      const facts = { name: "One", slug, description: "", look: null, isActive: true };
      expect(await categoryCommands.save(ctx, facts, { id, version: index + 1 })).toMatchObject({
        ok: true,
      });
    }
    expect(await movedCategory(db, "one")).toBe("three");
    expect(await movedCategory(db, "two")).toBe("three");
    expect(await movedCategory(db, "three")).toBeUndefined();
    await moveCategoryTo(id, "one");
    expect(await movedCategory(db, "one")).toBeUndefined();
    expect(await formerAddresses(db, id)).toEqual(["three", "two"]);
  });

  it("is a new category's as soon as that has it, and of both the last one's afterwards", async () => {
    const first = await makeCategory(ctx, { name: "First", slug: "shared" });
    await moveCategoryTo(first, "first");
    const second = await makeCategory(ctx, { name: "Second", slug: "shared" });
    expect(await movedCategory(db, "shared")).toBeUndefined();
    await moveCategoryTo(second, "second");
    expect(await movedCategory(db, "shared")).toBe("second");
    await moveCategoryTo(first, "shared");
    await moveCategoryTo(first, "elsewhere");
    expect(await movedCategory(db, "shared")).toBe("elsewhere");
  });

  it("swaps with another's in one transaction without a loop", async () => {
    const [a, b] = [
      await makeCategory(ctx, { name: "A", slug: "a" }),
      await makeCategory(ctx, { name: "B", slug: "b" }),
    ];
    await inTransaction(ctx, async (tx) => {
      const move = (id: string, slug: string) =>
        tx.db.update(categories).set({ slug }).where(eq(categories.id, id));
      await move(a, "aside");
      await move(b, "a");
      await move(a, "b");
    });
    expect([await movedCategory(db, "a"), await movedCategory(db, "b")]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await movedCategory(db, "aside")).toBe("b");
  });

  it("leads nowhere while shoppers do not see the category", async () => {
    const id = await makeCategory(ctx, { name: "Hidden", isActive: false });
    await moveCategoryTo(id, "hidden-now");
    expect(await movedCategory(db, "hidden")).toBeUndefined();
  });

  it("leads to the heir of a deleted one, and is forgotten with one that has none", async () => {
    const [gone, heir] = [
      await makeCategory(ctx, { name: "Gone" }),
      await makeCategory(ctx, { name: "Heir" }),
    ];
    await moveCategoryTo(gone, "gone-now");
    await deleteCategory(ctx, gone, heir);
    expect(await movedCategory(db, "gone")).toBe("heir");
    expect(await movedCategory(db, "gone-now")).toBe("heir");
    await deleteCategory(ctx, heir, null);
    expect(await movedCategory(db, "gone")).toBeUndefined();
    expect(await movedCategory(db, "heir")).toBeUndefined();
  });
});

describe("a product's former address", () => {
  it("leads to its page, to where one waits for it, and in texts that name it", async () => {
    const id = await makeProduct(ctx, { name: "Vial", slug: "vial" });
    await moveProductTo(id, "vial-2");
    await moveProductTo(id, "vial-3");
    expect(await slugOfMoved("vial")).toBe("vial-3");
    expect(await slugOfMoved("vial-2")).toBe("vial-3");
    expect(await slugOfMoved("vial-3")).toBeUndefined();
    expect(await findWatchable(db, "vial", null)).toMatchObject({ slug: "vial-3" });
    await makeProduct(ctx, { name: "Other" });
    expect(await livingSlugs(db, ["other", "vial", "no-such"])).toEqual([
      "other",
      "vial-3",
      "no-such",
    ]);
    expect((await listedBySlugs(db, ["vial", "other"])).map(({ slug }) => slug)).toEqual([
      "vial-3",
      "other",
    ]);
  });

  it("is its own again after a rename back, and a new product's that takes it", async () => {
    const id = await makeProduct(ctx, { name: "Back", slug: "back" });
    await moveProductTo(id, "away");
    await moveProductTo(id, "back");
    expect(await slugOfMoved("back")).toBeUndefined();
    expect(await slugOfMoved("away")).toBe("back");
    await makeProduct(ctx, { name: "New", slug: "away" });
    expect(await slugOfMoved("away")).toBeUndefined();
  });

  it("does not tell of a draft, but warns of what somebody has", async () => {
    const draft = await makeProduct(ctx, { name: "Draft", slug: "draft", isActive: false });
    await moveProductTo(draft, "draft-2");
    expect(await slugOfMoved("draft")).toBeUndefined();
    expect(await goneProduct(db, "draft")).toBeUndefined();
    const sold = await makeProduct(ctx, { name: "Sold", slug: "sold" });
    const lines = [{ productId: sold, variantId: null, quantity: 1 }];
    await inTransaction(ctx, (tx) => reserveStock(tx, ctx.ids.newId(), lines));
    await db.update(products).set({ slug: "sold-2", isActive: false }).where(eq(products.id, sold));
    expect(await goneProduct(db, "sold")).toMatchObject((await goneProduct(db, "sold-2")) ?? {});
    expect(await goneProduct(db, "sold")).toBeDefined();
  });
});

test("of renames at once each leaves its address to the category that had it", async () => {
  const id = await makeCategory(ctx, { name: "Racer" });
  await Promise.all(["r1", "r2", "r3"].map((slug) => moveCategoryTo(id, slug)));
  const now = await movedCategory(db, "racer");
  expect(await formerAddresses(db, id)).toHaveLength(3);
  for (const slug of ["racer", "r1", "r2", "r3"]) {
    expect(await movedCategory(db, slug)).toBe(slug === now ? undefined : now);
  }
});
