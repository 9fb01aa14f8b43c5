import { productAdminMessages } from "../../../texts/staff-products.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";
import type { BulkChoices } from "./read-bulk-form.ts";

/** The values of fields that have only a few. */
export function bulkChoices(categories: readonly { id: string; name: string }[]): BulkChoices {
  return {
    category_id: categories.map(({ id, name }) => ({ value: id, label: name })),
    is_active: [
      { value: "true", label: productAdminMessages.active },
      { value: "false", label: productAdminMessages.inactive },
    ],
    featured: [
      { value: "true", label: say.yes },
      { value: "false", label: say.no },
    ],
    needs_cold: [
      { value: "true", label: say.yes },
      { value: "false", label: say.no },
    ],
    statutory_discount: [
      { value: "true", label: say.yes },
      { value: "false", label: say.no },
    ],
    clearance: Object.entries(productAdminMessages.clearances).map(([value, label]) => ({
      value,
      label,
    })),
  };
}
