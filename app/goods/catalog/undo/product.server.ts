import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { removeProduct } from "../commands/remove-product.server.ts";
import { restoreProduct } from "../commands/restore-product.server.ts";
import { saveProduct } from "../commands/save-product.server.ts";
import { saveVial } from "../commands/save-vial.server.ts";
import { findStaffProduct } from "../queries/staff-products.server.ts";
import { factsOf } from "../rules/product-facts.ts";
import { readStrength, writeStrength } from "../rules/strength.ts";
import { productAdminMessages as say } from "../texts/staff-products.ts";
import { vialOf } from "../views/show-vial.ts";

export const productUndo: UndoableRecord = {
  type: "product",
  who: "catalog:write",
  read: async (db, id) => {
    const found = await findStaffProduct(db, id);
    if (!found) return undefined;
    const vial = vialOf(found);
    const { version, archivedAt } = found;
    const shown = { vial: vial ? writeStrength(vial) : "", isArchived: archivedAt !== null };
    return { version, fields: { ...factsOf(found), ...shown } };
  },
  save: async (ctx, { id, version, fields, restored }) => {
    if (restored.includes("isArchived")) {
      if (fields["isArchived"] === true) {
        const removed = await removeProduct(ctx, id);
        return removed.ok && removed.value.how === "deleted" ? refuse("unused") : removed;
      }
      return restoreProduct(ctx, id, fields["isActive"] === true);
    }
    const now = await findStaffProduct(ctx.db, id);
    if (!now) return refuse("not_found");
    if (restored.includes("vial")) {
      const was = vialOf(now);
      const vial = readStrength(String(fields["vial"]));
      return saveVial(ctx, { productId: id, was: was ? writeStrength(was) : "", vial });
    }
    const { vial: _, isArchived: __, ...facts } = fields;
    return saveProduct(ctx, { facts: { ...factsOf(now), ...facts } }, { id, version });
  },
  refusals: {
    slug_taken: say.errors.slugTaken,
    sku_taken: say.errors.skuTaken,
    category_gone: say.errors.categoryWasDeleted,
    compare_at_unproven: say.errors.compareAt,
    archived: say.errors.archived,
    not_ready: say.errors.notReadyAgain,
    unused: say.errors.unusedIsDeleted,
  },
};
