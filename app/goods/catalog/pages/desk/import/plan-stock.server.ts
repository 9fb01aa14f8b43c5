import type { Change } from "#app/running/imports/rules/planned-item.ts";
import type { KnownProduct } from "../../../queries/known-products.server.ts";
import type { ImportedProduct } from "../../../rules/imported-product.ts";
import { productImportMessages as say } from "../../../texts/staff-import.ts";
import type { PlannedStock, PlannedVariant } from "../../../rules/product-plan.ts";

type StockPlan = { stock: PlannedStock[]; changes: Change[]; problem?: string };

/** Corrections that set stock on hand to the file's numbers; a variant is identified by its SKU. */
export function planStock(
  item: ImportedProduct,
  known: KnownProduct | undefined,
  variants: readonly PlannedVariant[],
): StockPlan {
  const stock: PlannedStock[] = [];
  const changes: Change[] = [];
  const onHand = (variantId: string | null | undefined) =>
    known?.levels.find((level) => level.variantId === variantId)?.onHand ?? 0;
  const wanted = [
    ...(item.variants.length > 0 || variants.length > 0
      ? []
      : [{ cell: item.texts["inventory_quantity"], sku: null, name: "", from: onHand(null) }]),
    ...item.variants.map(({ texts }) => {
      const sku = texts["sku"]?.trim() ?? "";
      const its =
        variants.find((variant) => variant.sku === sku) ??
        variants.find(
          ({ option1Value, option2Value }) =>
            option1Value === texts["option1_value"]?.trim() &&
            option2Value === (texts["option2_value"]?.trim() || null),
        );
      return {
        cell: texts["inventory_quantity"],
        sku: its?.sku ?? sku,
        name: texts["option1_value"]?.trim() ?? "",
        from: its?.id ? onHand(its.id) : 0,
      };
    }),
  ];
  for (const { cell, sku, name, from } of wanted) {
    const typed = cell?.trim() ?? "";
    if (typed === "") continue;
    if (!/^\d{1,6}$/.test(typed) || Number(typed) > 100_000) {
      return { stock: [], changes: [], problem: say.stockWrong };
    }
    const to = Number(typed);
    if (to === from) continue;
    stock.push({ sku, from, to });
    const label = name === "" ? say.stock : say.variant(name, say.stock);
    changes.push({ label, from: String(from), to: String(to) });
  }
  return { stock, changes };
}
