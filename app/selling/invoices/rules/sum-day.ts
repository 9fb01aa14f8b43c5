import type { Centavos } from "#app/lib/money.ts";
import type { InvoiceAmounts } from "./split-invoice.ts";
import { partsOf } from "./tax-parts.ts";

export type DaySale = { orderId: string; orderNumber: string; total: Centavos; goods: string };

/** One invoice for a day's small sales, a line each. Only for sellers without VAT registration. */
export function sumDay(sales: readonly DaySale[]): InvoiceAmounts {
  const total = sales.reduce((sum, sale) => sum + sale.total, 0);
  return {
    lines: sales.map(({ orderNumber, total: amount }) => ({
      sku: orderNumber,
      name: `Order ${orderNumber}`,
      quantity: 1,
      price: amount,
      discount: 0,
      amount,
      exempt: false,
    })),
    gross: total,
    discount: 0,
    shipping: 0,
    coldPack: 0,
    addedTax: 0,
    ...partsOf(total, total),
  };
}
