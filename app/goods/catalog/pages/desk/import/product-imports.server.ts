import type { SingleNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { importProduct, type SavedImport } from "../../../commands/import-product.server.ts";
import { productPlan } from "../../../rules/product-plan.ts";
import { revertProduct } from "../../../commands/revert-product.server.ts";
import { factLabel } from "../product-fields.ts";
import { planProducts } from "./plan-products.server.ts";
import { formatOf, PRODUCT_COLUMNS } from "./product-columns.ts";

export const productImports: SingleNoun = {
  name: "products",
  ability: "catalog:write",
  columns: PRODUCT_COLUMNS,
  options: ["set_stock"],
  formatOf,
  plan: planProducts,
  apply: (tx, { plan }, fileName) => importProduct(tx, productPlan.parse(plan), fileName),
  revert: (tx, { subjectId: productId, plan, saved }) =>
    // `apply` wrote it in the transaction that recorded the result.
    revertProduct(tx, {
      productId,
      plan: productPlan.parse(plan),
      saved: saved as SavedImport,
      labelOf: factLabel,
    }),
  enqueue: (db, importId) =>
    enqueue(db, "catalog.import-products", { importId }, { key: `import ${importId}` }),
};
