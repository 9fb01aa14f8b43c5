import type { Centavos } from "#app/lib/money.ts";

type Ordered = {
  items: readonly { productName: string; quantity: number; price: Centavos }[];
  discountCode: string | null;
  discountTotal: Centavos;
  totalAmount: Centavos;
};

/** What a mail lists of an order. */
export function mailedLines({ items, discountCode, discountTotal, totalAmount }: Ordered) {
  return {
    items: items.map(({ productName, quantity, price }) => ({
      productName,
      quantity,
      total: price * quantity,
    })),
    saved: discountCode === null ? null : { code: discountCode, amount: discountTotal },
    total: totalAmount,
  };
}
