import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { EditAnswer } from "#app/lib/edit.ts";
import { slugOf } from "#app/running/content/rules/slugs.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { addProduct } from "../../commands/add-product.server.ts";
import { saveProduct } from "../../commands/save-product.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import { findStaffProduct } from "../../queries/staff-products.server.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { explainProduct, missingParts } from "./explain-product.server.ts";
import { parseProduct } from "./parse-product.server.ts";
import { productFields, productTexts } from "./product-fields.ts";

export type SentPhoto = { store: FileStore; sent: Uint8Array };

/**
 * Saves the form of a product. `productId` is empty for a new one, which can have a photo, and
 * whose empty address is derived from its name.
 */
export async function submitSave(
  served: RequestContext,
  typed: Record<string, string>,
  productId: string,
  photo: SentPhoto | undefined,
) {
  const slug = typed["slug"]?.trim() || (productId ? "" : slugOf(typed["name"] ?? ""));
  const sent: Record<string, string> = { ...typed, slug };
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
    parse: (texts) => parseProduct(texts, photo !== undefined),
    save: ({ alt, ...form }, version) => {
      if (productId) return saveProduct(ctx, form, { id: productId, version });
      if (!photo) return saveProduct(ctx, form);
      return addProduct(ctx, photo.store, { ...form, photo: { sent: photo.sent, alt } });
    },
    explain: (refusal, texts) => {
      if (refusal.reason === "not_found") {
        const back = { to: href("/admin/products"), label: say.back };
        throw removedMeanwhile({ fields, texts, back });
      }
      if (refusal.reason === "not_ready") return missingParts(refusal.missing, productId === "");
      return explainProduct(refusal);
    },
  });
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const { id, name } = saved.value;
  const subject = { type: "product", id };
  if (productId) {
    return redirectWithUndo(served, href("/admin/products"), say.saved(name), subject);
  }
  const page = href("/admin/products/:productId/pictures", { productId: id });
  if (sent["is_active"] === "on") {
    return redirectWithFlash(served, href("/admin/products"), say.addedShown(name));
  }
  if (photo) return redirectWithFlash(served, href("/admin/products"), say.addedHidden(name));
  return redirectWithFlash(served, page, say.added(name));
}
