import { data, redirect } from "react-router";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { deleteCategory } from "../commands/delete-category.server.ts";
import { saveCategory } from "../commands/save-category.server.ts";
import { categoryInput, heirInput } from "../input.ts";
import { categoryAdminMessages as say } from "./messages.ts";

type Texts = Readonly<Record<string, string>>;
type Answer = { values?: Texts; errors?: Texts; heir?: string; message?: string };

const refused = (status: number, answer: Answer) => data(answer, { status });

/** The forms of a category's page: saving one, and deleting one. */
export async function submitCategory(
  served: RequestContext,
  texts: Record<string, string>,
  categoryId?: string,
) {
  if (texts["intent"] === "delete" && categoryId) return remove(served, texts, categoryId);
  if (texts["intent"] !== "save") return refused(422, { values: texts, message: say.noStep });
  const form = parseForm(categoryInput, texts);
  if (!form.ok) return refused(422, { values: form.values, errors: form.errors });
  const saved = await saveCategory(served.ctx, form.value, categoryId);
  if (saved.ok) return backWith(served, say.saved(form.value.name));
  switch (saved.reason) {
    case "not_found":
      throw data(null, { status: 404 });
    case "name_taken":
      return refused(422, { values: texts, errors: { name: say.errors.name_taken } });
    case "slug_taken":
      return refused(422, { values: texts, errors: { slug: say.errors.slug_taken } });
    default:
      return refused(403, { values: texts, message: say.errors.forbidden });
  }
}

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
      throw data(null, { status: 404 });
    case "has_products":
      return refused(422, { heir: say.errors.has_products(removed.products) });
    case "no_heir":
      return refused(422, { heir: say.errors.no_heir });
    default:
      return refused(403, { message: say.errors.forbidden });
  }
}

function backWith({ env }: RequestContext, text: string) {
  return redirect("/admin/categories", {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text }) },
  });
}
