import { formatMoney } from "#app/lib/money.ts";
import type { OrderableItem } from "#app/goods/catalog/queries/orderable.server.ts";
import { statusInShort } from "#app/goods/catalog/texts/shopper-product.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { stockState } from "#app/goods/catalog/rules/stock-state.ts";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";
import { priceField, quantityField } from "../rules/read-wanted.ts";

/** The search text in the page's address. */
export const FIND_FIELD = "find";

/** Items that can be added to an order. */
export function showOffers(
  items: readonly OrderableItem[],
  wanted: WantedItems,
  find: string | null,
) {
  return {
    find: find ?? "",
    looked: find !== null,
    items: items.map((item) => {
      const key = itemKey(item);
      return {
        field: quantityField(key),
        priceField: priceField(key),
        shownPrice: String(item.price),
        name: item.name,
        status: statusInShort[item.status],
        price: formatMoney(item.price),
        stock: stockState(item.available),
        quantity: wanted[key] ?? 0,
      };
    }),
  };
}

export type ShownOffers = ReturnType<typeof showOffers>;
