import { productImportMessages as say } from "../texts/staff-import.ts";
import { productAdminMessages } from "../texts/staff-products.ts";
import type { saveProduct } from "./save-product.server.ts";

type SaveFailure = Extract<Awaited<ReturnType<typeof saveProduct>>, { ok: false }>;

/** Why a product was not saved, for staff who read the result of an import. */
export function explainSave(refusal: SaveFailure): string {
  const { errors, missingOf } = productAdminMessages;
  switch (refusal.reason) {
    case "not_found":
      return say.gone;
    case "changed_meanwhile":
      return say.changedMeanwhile;
    case "archived":
      return errors.archived;
    case "slug_taken":
      return errors.slugTaken;
    case "sku_taken":
      return errors.skuTaken;
    case "category_gone":
      return errors.categoryGone;
    case "price_needed":
      return errors.amount;
    case "compare_at_unproven":
      return errors.compareAt;
    case "not_ready":
      return errors.notReady(refusal.missing.map((check) => missingOf[check]).join(", "));
    default:
      return errors.forbidden;
  }
}
