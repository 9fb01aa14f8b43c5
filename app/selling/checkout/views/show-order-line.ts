import type { Centavos } from "#app/lib/money.ts";
import { linePicture } from "#app/selling/cart/views/show-line.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import type { ProductImage } from "#app/goods/catalog/views/shown-picture.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";
import { keptTotals, type KeptLine } from "#app/selling/concessions/rules/kept-parts.ts";

export type OrderLineSource = {
  id: string;
  productName: string;
  productKind: ProductKind;
  images: readonly ProductImage[];
  areaLook: string | null;
  quantity: number;
  price: Centavos;
};

/** A line of an order with its name at the time and the product's present picture. */
export function showOrderLine(line: OrderLineSource) {
  const { id, productName: name, productKind: kind, images, quantity, price } = line;
  return {
    id,
    name,
    tint: areaTint(line.areaLook),
    picture: linePicture({ name, kind, images }),
    quantity,
    price,
    total: price * quantity,
  };
}

export type TotalsSource = {
  subtotal: Centavos;
  discountTotal: Centavos;
  discountCode: string | null;
  statutoryKind: ConcessionKind | null;
  shippingTotal: Centavos;
  coldPack: Centavos | null;
  taxTotal: Centavos;
  totalAmount: Centavos;
  creditTotal: Centavos;
  items: readonly KeptLine[];
};

/** The totals of an order as they are stored. */
export const showTotals = (order: TotalsSource) => ({
  totals: {
    subtotal: order.subtotal,
    discount: order.discountTotal,
    shipping: order.shippingTotal,
    coldPack: order.coldPack,
    tax: order.taxTotal,
    total: order.totalAmount,
  },
  code: order.discountCode,
  credit: order.creditTotal,
  statutory: keptTotals(order.statutoryKind, order.items),
});
