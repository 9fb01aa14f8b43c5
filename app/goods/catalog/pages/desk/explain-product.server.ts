import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import type { Refusal } from "#app/lib/result.ts";
import type { StorePictureRefusal } from "../../commands/store-picture.server.ts";
import { PICTURE_FIELD } from "../../rules/picture-terms.ts";
import type { PublishCheck } from "../../rules/publish-checks.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { explainPicture } from "./add-pictures.server.ts";

type ProductRefusal =
  | StorePictureRefusal
  | Refusal<
      | "forbidden"
      | "archived"
      | "not_found"
      | "slug_taken"
      | "sku_taken"
      | "category_gone"
      | "price_needed"
      | "compare_at_unproven"
    >;

/** Why a product was not saved, shown at the field to correct. */
export function explainProduct(refusal: ProductRefusal): EditAnswer & { status: number } {
  const field = (name: string, text: string) => ({ status: 422, errors: { [name]: text } });
  switch (refusal.reason) {
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
    case "not_a_picture":
    case "heic":
    case "animated":
    case "too_many_pixels":
    case "too_small":
      return field(PICTURE_FIELD, explainPicture(refusal));
    default:
      return { status: 403, message: `${say.errors.saveFailed}. ${say.errors.forbidden}` };
  }
}

const FIELDS: Record<PublishCheck, string> = {
  shortDescription: "short_description",
  description: "description",
  safetyText: "safety_text",
  picture: "is_active",
  alt: "is_active",
};

/**
 * Missing parts are reported at their fields, and in one sentence above the form. Pictures of an
 * existing product are on another page, so the form reports them at the Active box.
 */
export function missingParts(missing: readonly PublishCheck[], isNew: boolean) {
  const errors: Texts = Object.fromEntries(
    missing.map((check) => {
      const isElsewhere = !isNew && FIELDS[check] === "is_active";
      const field = isNew && check === "picture" ? PICTURE_FIELD : FIELDS[check];
      return [field, isElsewhere ? say.missingOf[check] : say.errors.fieldMissing];
    }),
  );
  const names = missing.map((check) => say.missingOf[check].toLowerCase()).join(", ");
  return { status: 422, errors, message: say.errors.notReady(names) };
}
