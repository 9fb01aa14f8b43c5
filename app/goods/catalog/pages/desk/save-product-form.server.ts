import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { EditAnswer } from "#app/lib/edit.ts";
import { slugOf } from "#app/running/content/rules/slugs.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { addProduct } from "../../commands/add-product.server.ts";
import { saveProduct } from "../../commands/save-product.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import { findStaffProduct } from "../../queries/staff-products.server.ts";
import { newPictureInput } from "../../input.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { explainProduct, missingParts } from "./explain-product.server.ts";
import { productForm } from "./product-input.ts";
import { productFields, productTexts } from "./product-fields.ts";

type FormTexts = Record<string, string>;

export type SentPhoto = { store: FileStore; sent: Uint8Array };

/**
 * Saves the form of a product. `productId` is empty for a new one, which can have a photo, and
 * whose empty address is derived from its name.
 */
export async function submitSave(
  served: RequestContext,
  typed: FormTexts,
  productId: string,
  photo: SentPhoto | undefined,
) {
  const slug = typed["slug"]?.trim() || (productId ? "" : slugOf(typed["name"] ?? ""));
  const texts: FormTexts = { ...typed, slug };
  const { ctx } = served;
  const fields = productFields(await allCategories(ctx.db));
  const saved = await submitEdit(texts, {
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
    parse: (form) => parseProduct(form, photo !== undefined),
    save: ({ alt, ...product }, version) => {
      if (productId) return saveProduct(ctx, product, { id: productId, version });
      if (!photo) return saveProduct(ctx, product);
      return addProduct(ctx, photo.store, { ...product, photo: { sent: photo.sent, alt } });
    },
    explain: (refusal, form) => {
      if (refusal.reason === "not_found") {
        const back = { to: href("/admin/products"), label: say.back };
        throw removedMeanwhile({ fields, texts: form, back });
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
  if (texts["is_active"] === "on") {
    return redirectWithFlash(served, href("/admin/products"), say.addedShown(name));
  }
  if (photo) return redirectWithFlash(served, href("/admin/products"), say.addedHidden(name));
  return redirectWithFlash(served, page, say.added(name));
}

/** The form's texts. A description of the photo is required only if there is one. */
function parseProduct(texts: FormTexts, hasPhoto: boolean) {
  const form = parseForm(productForm, texts);
  const words = hasPhoto ? parseForm(newPictureInput, texts) : NO_WORDS;
  if (form.ok && words.ok) return { ok: true as const, value: { ...form.value, ...words.value } };
  const errors = { ...(!form.ok && form.errors), ...(!words.ok && words.errors) };
  return { ok: false as const, values: texts, errors };
}

const NO_WORDS = { ok: true as const, value: { alt: "" } };
