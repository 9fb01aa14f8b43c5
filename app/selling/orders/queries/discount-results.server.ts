import { and, count, eq, inArray, isNotNull, sum } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { PaymentStatus } from "../rules/order-terms.ts";
import { orders } from "../tables.server.ts";

/** The same statuses as in `holdsMoney`. */
const PAID: PaymentStatus[] = ["paid", "partially_refunded"];

export type DiscountResults = { orders: number; revenue: Centavos; given: Centavos };

/** The savings of paid orders by one code, or by all codes, and the total of those orders. */
export async function discountResults(db: Db, discountId?: string): Promise<DiscountResults> {
  const used = discountId ? eq(orders.discountId, discountId) : isNotNull(orders.discountId);
  const [found] = await db
    .select({ orders: count(), revenue: sum(orders.totalAmount), given: sum(orders.discountTotal) })
    .from(orders)
    .where(and(used, inArray(orders.paymentStatus, PAID)));
  return {
    orders: found?.orders ?? 0,
    revenue: Number(found?.revenue ?? 0),
    given: Number(found?.given ?? 0),
  };
}
