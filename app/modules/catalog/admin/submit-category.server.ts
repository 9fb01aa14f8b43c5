import { data, redirect, href } from "react-router";
import type { Conflict, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { deleteCategory } from "../commands/delete-category.server.ts";
import { saveCategory } from "../commands/save-category.server.ts";
import { categoryInput, heirInput } from "../input.ts";
import { findCategory } from "../queries/staff-categories.server.ts";
import { categoryFields, categoryTexts } from "./category-fields.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";

type Answer = {
  values?: Texts;
  errors?: Texts;
  heir?: string;
  message?: string;
  conflict?: Conflict | undefined;
};

const refused = (status: number, answer: Answer) => data(answer, { status });

/** The forms of a category's page: saving one, and deleting one. */
export async function submitCategory(
  served: RequestContext,
  sent: Record<string, string>,
  categoryId?: string,
) {
  if (sent["intent"] === "delete" && categoryId) return remove(served, sent, categoryId);
  const { db } = served.ctx;
  const edit = await openEdit(sent, {
    fields: categoryFields,
    read: async () => {
      const now = categoryId && (await findCategory(db, categoryId));
      return now ? { version: now.version, values: categoryTexts(now) } : undefined;
    },
    lastChange: () =>
      lastChange(db, { type: "category", id: categoryId ?? "" }, "category.changed"),
  });
  const { texts } = edit;
  if (edit.undecided) return refused(422, { conflict: await edit.conflict() });
  if (texts["intent"] !== "save") return refused(422, { values: texts, message: say.noStep });
  const form = parseForm(categoryInput, texts);
  if (!form.ok) return refused(422, { values: form.values, errors: form.errors });
  const edited = categoryId ? { id: categoryId, version: edit.version } : undefined;
  const saved = await saveCategory(served.ctx, form.value, edited);
  if (saved.ok) return backWith(served, say.saved(form.value.name));
  switch (saved.reason) {
    case "not_found":
      throw removedMeanwhile({ fields: categoryFields, texts, back });
    case "changed_meanwhile":
      return refused(409, { conflict: await edit.conflict() });
    case "name_taken":
      return refused(422, { values: texts, errors: { name: say.errors.name_taken } });
    case "slug_taken":
      return refused(422, { values: texts, errors: { slug: say.errors.slug_taken } });
    default:
      return refused(403, { values: texts, message: say.errors.forbidden });
  }
}

const back = { to: href("/admin/categories"), label: say.back };

async function remove(served: RequestContext, texts: Record<string, string>, categoryId: string) {
  const form = parseForm(heirInput, texts);
  if (!form.ok) return refused(422, { heir: say.errors.no_heir });
  const removed = await deleteCategory(served.ctx, categoryId, form.value.heir);
  if (removed.ok) {
    const { name, products, heir } = removed.value;
    return backWith(served, say.removed(name, products, heir));
  }
  switch (removed.reason) {
    case "not_found":
      throw removedMeanwhile({ fields: categoryFields, texts, back });
    case "has_products":
      return refused(422, { heir: say.errors.has_products(removed.products) });
    case "no_heir":
      return refused(422, { heir: say.errors.no_heir });
    default:
      return refused(403, { message: say.errors.forbidden });
  }
}

function backWith({ env }: RequestContext, text: string) {
  return redirect(href("/admin/categories"), {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text }) },
  });
}
