import { data, href } from "react-router";
import { redirectWithUndo } from "#app/modules/audit/admin/redirect-with-undo.server.ts";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { slugOf } from "#app/modules/content/rules/slugs.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveProduct } from "../commands/save-product.server.ts";
import { allCategories } from "../queries/staff-categories.server.ts";
import { findStaffProduct } from "../queries/staff-products.server.ts";
import type { PublishCheck } from "../rules/publish-checks.ts";
import { productAdminMessages as say } from "../texts/staff-products.ts";
import { productFields, productTexts } from "./product-fields.ts";
import { productForm } from "./product-input.ts";

/**
 * Saves the form of a product; `productId` is empty for a new one, whose pictures come next, and
 * whose address follows from its name where none was typed.
 */
export async function submitSave(
  served: RequestContext,
  typed: Record<string, string>,
  productId: string,
) {
  const slug = typed["slug"]?.trim() || (productId ? "" : slugOf(typed["name"] ?? ""));
  const sent = { ...typed, slug };
  const { ctx } = served;
  const fields = productFields(await allCategories(ctx.db));
  const saved = await submitEdit(sent, {
    fields,
    read: async () => {
      const now = productId && (await findStaffProduct(ctx.db, productId));
      return now ? { version: now.version, values: productTexts(now) } : undefined;
    },
    lastChange: () =>
      lastChange(
        ctx.db,
        { type: "product", id: productId },
        "product.changed",
        "product.price_set",
      ),
    parse: (texts) => parseForm(productForm, texts),
    save: (form, version) =>
      saveProduct(ctx, form, productId ? { id: productId, version } : undefined),
    explain: (refusal, texts) => {
      if (refusal.reason === "not_found") {
        const back = { to: href("/admin/products"), label: say.back };
        throw removedMeanwhile({ fields, texts, back });
      }
      return refusal.reason === "not_ready" ? notReady(refusal.missing) : explain(refusal.reason);
    },
  });
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const { id, name } = saved.value;
  const subject = { type: "product", id };
  if (productId) {
    return redirectWithUndo(served, href("/admin/products"), say.saved(name), subject);
  }
  const page = href("/admin/products/:productId/pictures", { productId: id });
  return redirectWithFlash(served, page, say.added(name));
}

type Reason =
  | "forbidden"
  | "archived"
  | "slug_taken"
  | "sku_taken"
  | "category_gone"
  | "price_needed"
  | "compare_at_unproven";

function explain(reason: Reason): EditAnswer & { status: number } {
  const field = (name: string, text: string) => ({ status: 422, errors: { [name]: text } });
  switch (reason) {
    case "slug_taken":
      return field("slug", say.errors.slugTaken);
    case "sku_taken":
      return field("sku", say.errors.skuTaken);
    case "category_gone":
      return field("category_id", say.errors.categoryGone);
    case "price_needed":
      return field("price", say.errors.amount);
    case "compare_at_unproven":
      return field("compare_at_price", say.errors.compareAt);
    case "archived":
      return { status: 409, message: say.errors.archived };
    default:
      return { status: 403, message: `${say.errors.saveFailed}. ${say.errors.forbidden}` };
  }
}

const FIELDS: Record<PublishCheck, string> = {
  shortDescription: "short_description",
  description: "description",
  safetyText: "safety_text",
  picture: "is_active",
};

/** What is missing is said at its field, and in one sentence above the form. */
function notReady(missing: readonly PublishCheck[]): EditAnswer & { status: number } {
  const errors: Texts = Object.fromEntries(
    missing.map((check) => [
      FIELDS[check],
      check === "picture" ? say.missingOf.picture : say.errors.fieldMissing,
    ]),
  );
  const names = missing.map((check) => say.missingOf[check].toLowerCase()).join(", ");
  return { status: 422, errors, message: say.errors.notReady(names) };
}
