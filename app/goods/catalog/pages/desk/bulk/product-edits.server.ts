import type { SingleNoun } from "#app/running/imports/queries/import-noun.server.ts";
import type { PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { productsById, type KnownProduct } from "../../../queries/known-products.server.ts";
import { allCategories } from "../../../queries/staff-categories.server.ts";
import { bulkEdit } from "../../../rules/bulk-edits.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";
import { planProduct, type PlanShop } from "../import/plan-product.server.ts";
import { productImports } from "../import/product-imports.server.ts";
import { editedProduct } from "./edited-product.ts";

const plan: SingleNoun["plan"] = async ({ db, now }, rows, { options }) => {
  const edits = options.map((option) => bulkEdit.parse(JSON.parse(option)));
  const ids = rows.map(({ cells }) => cells[0] ?? "");
  const [known, categories] = await Promise.all([productsById(db, ids), allCategories(db)]);
  const byId = new Map(known.map((one) => [one.product.id, one]));
  const shop: PlanShop = { categories, setStock: false, now };
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const categoryName = (id: string) => names.get(id) ?? id;
  return rows.flatMap(({ no, cells }) => {
    const one = byId.get(cells[0] ?? "");
    if (!one) return [];
    return [planEdited(one, editedProduct(one, { edits, no, categoryName }), shop)];
  });
};

/** A product that would not change gets a reason, because staff selected it. */
function planEdited(
  known: KnownProduct,
  edited: ReturnType<typeof editedProduct>,
  shop: PlanShop,
): PlannedItem {
  const problem = known.product.archivedAt ? say.archived : edited.problem;
  const planned = planProduct({ ...edited, problem }, known, shop);
  if (planned.outcome !== "same") return planned;
  if (planned.notes.length === 0) return { ...planned, notes: [say.hasIt] };
  return { ...planned, outcome: "refuse", problem: planned.notes.join(" "), notes: [] };
}

/**
 * Changes of several products by one form. Each product is planned, saved and reverted like an
 * import, all in one transaction.
 */
export const productEdits: SingleNoun = {
  name: "product-edits",
  ability: productImports.ability,
  columns: [],
  options: [],
  formatOf: () => "edits",
  plan,
  apply: productImports.apply,
  revert: productImports.revert,
};
