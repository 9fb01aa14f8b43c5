import { makeCategory, makeProduct } from "#app/goods/catalog/factories.ts";
import { addSynonym } from "#app/goods/catalog/commands/add-synonym.server.ts";
import { changeSynonym } from "#app/goods/catalog/commands/change-synonym.server.ts";
import { moveCategory } from "#app/goods/catalog/commands/move-category.server.ts";
import { restoreProduct } from "#app/goods/catalog/commands/restore-product.server.ts";
import { removeProduct } from "#app/goods/catalog/commands/remove-product.server.ts";
import { categoryCommands } from "#app/goods/catalog/commands/category.server.ts";
import { saveVial } from "#app/goods/catalog/commands/save-vial.server.ts";
import { toggleProduct } from "#app/goods/catalog/commands/toggle-product.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { next, value, type UndoCase } from "./undo-case.fixture.ts";

const category = { description: "", look: null, isActive: true };

/** One with all that shoppers have to see, so that it can be shown again. */
const readyProduct = (ctx: Ctx, word: string) =>
  makeProduct(ctx, {
    name: next(word),
    shortDescription: "Short.",
    description: "Long.",
    safetyText: "Ask a doctor.",
    images: [{ picture: "bpc-157", alt: "A vial" }],
  });

export const catalogCases: readonly UndoCase[] = [
  {
    name: "the switch of a product",
    type: "product",
    make: (ctx) => readyProduct(ctx, "Switched"),
    change: (ctx, id) => toggleProduct(ctx, id, false),
    again: (ctx, id) => toggleProduct(ctx, id, true),
  },
  {
    name: "the archive of products",
    type: "product",
    make: (ctx) => readyProduct(ctx, "Archived"),
    change: removeProduct,
    again: restoreProduct,
  },
  {
    name: "what is in a vial",
    type: "product",
    make: (ctx) => makeProduct(ctx, { name: next("Filled") }),
    change: (ctx, productId) =>
      saveVial(ctx, { productId, was: "", vial: { amount: 10, unit: "mg" } }),
    again: (ctx, productId) => saveVial(ctx, { productId, was: "10 mg", vial: undefined }),
  },
  {
    name: "a category",
    type: "category",
    make: (ctx) => makeCategory(ctx, { name: next("Category") }),
    change: (ctx, id) =>
      categoryCommands.save(ctx, { ...category, name: id, slug: `a-${id}` }, { id, version: 1 }),
    again: (ctx, id) =>
      categoryCommands.save(
        ctx,
        { ...category, name: `${id}b`, slug: `b-${id}` },
        { id, version: 2 },
      ),
  },
  {
    name: "the place of a category",
    type: "category",
    make: async (ctx) => {
      await makeCategory(ctx, { name: next("Before") });
      return makeCategory(ctx, { name: next("Moved") });
    },
    change: (ctx, id) => moveCategory(ctx, id, "up"),
    again: (ctx, id) => moveCategory(ctx, id, "down"),
  },
  {
    name: "a search word",
    type: "search_synonym",
    make: async (ctx) => value(await addSynonym(ctx, { typed: next("word"), means: "one" })).id,
    change: (ctx, synonymId) => changeSynonym(ctx, { synonymId, was: "one", means: "two" }),
    again: (ctx, synonymId) => changeSynonym(ctx, { synonymId, was: "two", means: "three" }),
  },
];
