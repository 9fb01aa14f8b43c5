import { findSellable } from "#app/goods/catalog/queries/sellable.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { WantedLine } from "../input.ts";
import { findItem } from "../rules/find-item.ts";
import { agentMessages as say } from "../texts/shopper-agents.ts";
import { refuseLine } from "../views/show-cart.ts";
import type { UcpMessage } from "../views/ucp-answers.ts";
import { productsNamed } from "./ucp-products.server.ts";

/** Items at today's prices, without a cart. An item that cannot be sold has a message. */
export async function pricedItems(db: Db, wanted: readonly WantedLine[]) {
  const names = wanted.map(({ item }) => item.id);
  const known = await productsNamed(db, names);
  const problems: UcpMessage[] = [];
  const lines = [];
  for (const [at, { item, quantity }] of wanted.entries()) {
    const found = findItem(known, item.id);
    const sold = found && (await findSellable(db, found.productId, found.variantId));
    if (sold) lines.push({ ...sold, quantity });
    else {
      const path = `$.cart.line_items[${at}]`;
      problems.push(refuseLine("not_found", say.unknownItem(item.id), path));
    }
  }
  return { lines, problems };
}
