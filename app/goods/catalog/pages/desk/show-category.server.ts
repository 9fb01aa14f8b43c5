import { href } from "react-router";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { formerAddresses } from "../../queries/former-slugs.server.ts";
import { allCategories, findCategory } from "../../queries/staff-categories.server.ts";
import { categoryUndo } from "../../undo/category.server.ts";
import { lookChoices } from "../../views/shown-look.ts";
import { categoryTexts } from "./category-fields.ts";

/** The page of a category; without an id the category is new. */
export async function showCategory(ctx: Ctx, categoryId: string | undefined) {
  const { db } = ctx;
  const looks = lookChoices();
  if (!categoryId) return { stored: undefined, looks, others: [], values: { isActive: "on" } };
  const [category, all] = await Promise.all([findCategory(db, categoryId), allCategories(db)]);
  if (!category) throw notFound();
  const [former, history] = await Promise.all([
    formerAddresses(db, categoryId),
    loadHistory(ctx, { type: "category", id: categoryId }, [categoryUndo]),
  ]);
  const { name, slug, isActive, products } = category;
  const path = isActive ? href("/products/:category", { category: slug }) : undefined;
  return {
    stored: { name, products, former, history, path },
    looks,
    others: all.flatMap((other) =>
      other.id === categoryId ? [] : [{ id: other.id, name: other.name }],
    ),
    values: editable(categoryTexts(category), category.version),
  };
}
