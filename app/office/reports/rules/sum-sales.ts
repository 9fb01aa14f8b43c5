import type { Centavos } from "#app/lib/money.ts";
import type { Days } from "#app/lib/report/period.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";

export type DaySales = { day: string; orders: number; paid: Centavos; refunded: Centavos };

export type SalesRow = DaySales & { method: PaymentMethod };

export type Sales = {
  orders: number;
  paid: Centavos;
  refunded: Centavos;
  /** Payments minus refunds; negative when more was refunded. */
  revenue: Centavos;
  /** Payments per paid order, rounded to the centavo; 0 without orders. */
  average: Centavos;
};

export function sumSales(rows: readonly DaySales[]): Sales {
  const sum = (of: (row: DaySales) => number) => rows.reduce((so, row) => so + of(row), 0);
  const orders = sum((row) => row.orders);
  const paid = sum((row) => row.paid);
  const refunded = sum((row) => row.refunded);
  const average = orders === 0 ? 0 : Math.round(paid / orders);
  return { orders, paid, refunded, revenue: paid - refunded, average };
}

export function salesWithin(rows: readonly DaySales[], { from, to }: Days): Sales {
  return sumSales(rows.filter(({ day }) => from <= day && day <= to));
}

export type SalesByMethod = Sales & { method: PaymentMethod };

/** Highest revenue first. */
export function salesByMethod(rows: readonly SalesRow[]): SalesByMethod[] {
  const methods = [...new Set(rows.map(({ method }) => method))];
  return methods
    .map((method) => ({ method, ...sumSales(rows.filter((row) => row.method === method)) }))
    .toSorted((a, b) => b.revenue - a.revenue);
}
