import type { ImportNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { cellsByField } from "#app/running/imports/rules/match-columns.ts";
import { slugOf } from "#app/running/content/rules/slugs.ts";
import type { PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { readCell } from "#app/running/imports/rules/safe-cell.ts";
import { knownProducts, type KnownProduct } from "../../../queries/known-products.server.ts";
import { allCategories } from "../../../queries/staff-categories.server.ts";
import type { ImportedProduct } from "../../../rules/imported-product.ts";
import { groupOwnRows } from "../../../rules/own-rows.ts";
import { groupShopifyRows } from "../../../rules/shopify-rows.ts";
import { productImportMessages as say } from "../../../texts/staff-import.ts";
import { planProduct } from "./plan-product.server.ts";

/** Plans all products of a file, matched by SKU or else by address. */
export const planProducts: ImportNoun["plan"] = async (ctx, rows, reading) => {
  const { format, columns, options } = reading;
  const isOwn = format === "own";
  const read = rows.map(({ no, cells }) => ({
    no,
    texts: cellsByField(isOwn ? cells.map(readCell) : cells, columns),
  }));
  const items = isOwn ? groupOwnRows(read, say) : groupShopifyRows(read, say.shopify);
  const [known, categories] = await Promise.all([
    knownProducts(ctx.db, { slugs: items.flatMap(addressesOf), skus: items.flatMap(skusOf) }),
    allCategories(ctx.db),
  ]);
  const find = finder(known);
  const shop = { categories, setStock: options.includes("set_stock"), now: ctx.now };
  const firstRows = new Map<string, number>();
  return items.map((item): PlannedItem => {
    const { product, problem } = find(item);
    const planned = planProduct(problem ? { ...item, problem } : item, product, shop);
    if (planned.problem !== null) return planned;
    if (planned.outcome === "same") planned.notes = [];
    const keys = [
      product ? `product ${product.product.id}` : `address ${addressesOf(item)[0] ?? ""}`,
      ...skusOf(item).map((sku) => `sku ${sku}`),
    ];
    const refused = { ...planned, outcome: "refuse" as const, changes: [] };
    for (const key of keys) {
      const first = firstRows.get(key);
      if (first === undefined) continue;
      const isSku = key.startsWith("sku ");
      return { ...refused, problem: isSku ? say.skuTwice(key.slice(4), first) : say.twice(first) };
    }
    for (const key of keys) firstRows.set(key, item.rows[0] ?? 0);
    return planned;
  });
};

const given = (text: string | undefined) => (text?.trim() ? [text.trim()] : []);
const slugsOf = ({ texts }: ImportedProduct) => given(texts["slug"]);
/** The product's address, or the address that a new product gets from its name. */
const addressesOf = (item: ImportedProduct) => {
  const slugs = slugsOf(item);
  return slugs.length > 0 ? slugs : given(slugOf(item.texts["name"] ?? ""));
};
const skusOf = ({ texts, variants }: ImportedProduct) => [
  ...given(texts["sku"]),
  ...variants.flatMap((variant) => given(variant.texts["sku"])),
];

type ProductMatch = { product: KnownProduct | undefined; problem?: string };

function finder(known: readonly KnownProduct[]) {
  const bySlug = new Map(known.map((one) => [one.product.slug, one]));
  const bySku = new Map(
    known.flatMap((one) => [
      [one.product.sku, one] as const,
      ...one.variants.map(({ sku }) => [sku, one] as const),
    ]),
  );
  return (item: ImportedProduct): ProductMatch => {
    const byAddress = slugsOf(item).map((slug) => bySlug.get(slug))[0];
    for (const sku of skusOf(item)) {
      const product = bySku.get(sku);
      if (product && byAddress && product !== byAddress) {
        return { product, problem: say.twoProducts(sku) };
      }
      if (product) return { product };
    }
    const [address] = addressesOf(item);
    if (!byAddress && address !== undefined && bySlug.has(address)) {
      return { product: undefined, problem: say.addressTaken(address) };
    }
    return { product: byAddress };
  };
}
