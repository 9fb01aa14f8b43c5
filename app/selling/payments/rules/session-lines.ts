import type { Centavos } from "#app/lib/money.ts";

export type SessionLine = { name: string; quantity: number; price: Centavos };

export type PaidOrder = {
  orderNumber: string;
  totalAmount: Centavos;
  discountTotal: Centavos;
  shippingTotal: Centavos;
  coldPack: Centavos | null;
  taxTotal: Centavos;
  items: readonly { productName: string; quantity: number; price: Centavos; total: Centavos }[];
};

/**
 * Lines for a payment page, which add up to the amount. Providers reject negative lines, so an
 * order with a saving is one line. A payment of only part of an order is one line, too.
 */
export function sessionLines(order: PaidOrder, amount: Centavos): SessionLine[] {
  const { orderNumber, items, discountTotal, totalAmount } = order;
  const one = [{ name: `Order ${orderNumber}`, quantity: 1, price: amount }];
  if (discountTotal > 0 || amount !== totalAmount) return one;
  const goods = items.map(({ productName: name, quantity, price }) => ({ name, quantity, price }));
  const others = [
    { name: "Delivery", quantity: 1, price: order.shippingTotal },
    { name: "Insulated pack", quantity: 1, price: order.coldPack ?? 0 },
    { name: "Tax", quantity: 1, price: order.taxTotal },
  ];
  const lines = [...goods, ...others].filter(({ price }) => price > 0);
  const sum = lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return sum === amount ? lines : one;
}
