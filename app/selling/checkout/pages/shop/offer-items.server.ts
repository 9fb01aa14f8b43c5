import { listProducts } from "#app/goods/catalog/queries/listing.server.ts";
import { orderableItems, productsOfSku } from "#app/goods/catalog/queries/orderable.server.ts";
import { readListingParams } from "#app/goods/catalog/rules/listing-params.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import type { ChangeableLine } from "#app/selling/orders/rules/change-items.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readWanted } from "../../rules/read-wanted.ts";
import { FIND_FIELD, showOffers } from "../../views/show-offers.ts";

/** Keeps the page short. A search finds the other products. */
const SHOWN = 24;

/**
 * Offers items to add to an order: those chosen before, and the search results. The address carries
 * both, so that it works without a script.
 */
export async function offerItems(
  db: Db,
  address: URLSearchParams,
  lines: readonly ChangeableLine[],
  /**
   * Also offers products that need a clinician's approval. Only staff use it, since they see who
   * has an approval.
   */
  { cleared = false } = {},
) {
  const find = address.get(FIND_FIELD);
  const read = readWanted(Object.fromEntries(address));
  const wanted = read.ok ? read.value.wanted : {};
  const chosen = Object.keys(wanted).filter((key) => key.includes("/") && wanted[key] !== 0);
  const named = find === null ? [] : await productsFor(db, find);
  const hits = cleared && find !== null ? [...(await productsOfSku(db, find)), ...named] : named;
  const ordered = new Set(lines.map(itemKey));
  const productOf = (key: string) => key.split("/")[0] ?? "";
  const items = await orderableItems(db, [...chosen.map(productOf), ...hits], { cleared });
  const offered = items.filter((item) => !ordered.has(itemKey(item)));
  const first = offered.filter((item) => chosen.includes(itemKey(item)));
  const found = offered.filter((item) => !first.includes(item) && hits.includes(item.productId));
  return showOffers([...first, ...found].slice(0, SHOWN), wanted, find);
}

/** An empty search finds the bestsellers. */
async function productsFor(db: Db, find: string): Promise<string[]> {
  const { search } = readListingParams(new URLSearchParams({ q: find }));
  const { products } = await listProducts(db, { search, sort: "popular", page: 1 });
  return products.map(({ id }) => id);
}
