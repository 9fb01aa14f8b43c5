import { href, data } from "react-router";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { formerAddresses } from "../../queries/former-slugs.server.ts";
import { allCategories, findCategory } from "../../queries/staff-categories.server.ts";
import { categoryUndo } from "../../undo/category.server.ts";
import { lookChoices } from "../../views/shown-look.ts";
import { categoryTexts, categoryFields } from "./category-fields.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { deleteCategory } from "../../commands/delete-category.server.ts";
import { categoryCommands } from "../../commands/category.server.ts";
import { categoryInput, heirInput } from "../../input.ts";
import { categoryAdminMessages as say } from "../../texts/staff-categories.ts";

/** The page of a category; without an id it is a new one. */
export async function showCategory(ctx: RequestContext["ctx"], categoryId: string | undefined) {
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

type Answer = EditAnswer & { heir?: string };

const refused = (status: number, answer: Answer) => data(answer, { status });

const LIST = href("/admin/categories");

const removed = (texts: Texts) =>
  removedMeanwhile({ fields: categoryFields, texts, back: { to: LIST, label: say.back } });

export async function submitCategory(
  served: RequestContext,
  sent: Record<string, string>,
  categoryId = "",
) {
  const { ctx } = served;
  if (sent["intent"] === "delete" && categoryId) return submitDeletion(served, sent, categoryId);
  if (sent["intent"] !== "save") return refused(422, { values: sent, message: say.noStep });
  const saved = await submitEdit(sent, {
    fields: categoryFields,
    read: async () => {
      const now = categoryId && (await findCategory(ctx.db, categoryId));
      return now ? { version: now.version, values: categoryTexts(now) } : undefined;
    },
    lastChange: () => lastChange(ctx.db, { type: "category", id: categoryId }, "category.changed"),
    parse: (texts) => parseForm(categoryInput, texts),
    save: (facts, version) =>
      categoryCommands.save(ctx, facts, categoryId ? { id: categoryId, version } : undefined),
    explain: ({ reason }, texts) => {
      switch (reason) {
        case "not_found":
          throw removed(texts);
        case "name_taken":
          return { status: 422, errors: { name: say.errors.name_taken } };
        case "slug_taken":
          return { status: 422, errors: { slug: say.errors.slug_taken } };
        default:
          return { status: 403, message: say.errors.forbidden };
      }
    },
  });
  if (!saved.ok) return refused(saved.status, saved);
  const { id, name } = saved.value;
  return redirectWithUndo(served, LIST, say.saved(name), { type: "category", id });
}

async function submitDeletion(served: RequestContext, texts: Texts, categoryId: string) {
  const form = parseForm(heirInput, texts);
  if (!form.ok) return refused(422, { heir: say.errors.no_heir });
  const deleted = await deleteCategory(served.ctx, categoryId, form.value.heir);
  if (deleted.ok) {
    const { name, products, heir } = deleted.value;
    return redirectWithFlash(served, LIST, say.removed(name, products, heir));
  }
  switch (deleted.reason) {
    case "not_found":
      throw removed(texts);
    case "has_products":
      return refused(422, { heir: say.errors.has_products(deleted.products) });
    case "no_heir":
      return refused(422, { heir: say.errors.no_heir });
    default:
      return refused(403, { message: say.errors.forbidden });
  }
}
