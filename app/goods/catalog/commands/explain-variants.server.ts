import { variantName } from "../rules/variants.ts";
import { productImportMessages as say } from "../texts/staff-import.ts";
import { productAdminMessages } from "../texts/staff-products.ts";
import type { SaveVariantsRefusal } from "./save-variants/save-variants.server.ts";

type VariantNames = { option1Value: string; option2Value: string | null; sku: string };

/** Why variants were not saved; `variants` are the sent variants in order. */
export function explainVariants(
  refusal: SaveVariantsRefusal,
  variants: readonly VariantNames[],
): string {
  const { errors } = productAdminMessages;
  switch (refusal.reason) {
    case "not_found":
      return say.gone;
    case "changed_meanwhile":
      return say.changedMeanwhile;
    case "archived":
      return errors.archived;
    case "taken": {
      const taken = variants[refusal.index];
      return taken ? say.skuTaken(nameOf(taken), taken.sku) : say.variantTaken;
    }
    case "compare_at_unproven": {
      const unproven = variants[refusal.index];
      return unproven ? say.fieldOf(nameOf(unproven), errors.compareAt) : errors.compareAt;
    }
    default:
      return errors.forbidden;
  }
}

const nameOf = ({ option1Value, option2Value }: VariantNames) =>
  variantName(option1Value, option2Value);
