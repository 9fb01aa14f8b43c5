import { and, asc, lt } from "drizzle-orm";
import { atShopMinute, shopDay } from "#app/lib/dates.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { lacksInvoice } from "./without-invoice.server.ts";

const MOST = 5_000;

/** Uninvoiced small sales of past days, by their day in Manila. */
export async function smallSales(
  { db, now }: Ctx,
  terms: TaxTerms,
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: orders.id, paidAt: orders.paidAt })
    .from(orders)
    .where(
      and(
        lacksInvoice(terms),
        lt(orders.totalAmount, terms.smallBelow),
        lt(orders.paidAt, atShopMinute(shopDay(now), 0)),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(MOST);
  const days = new Map<string, string[]>();
  for (const { id, paidAt } of rows) {
    if (paidAt) days.set(shopDay(paidAt), [...(days.get(shopDay(paidAt)) ?? []), id]);
  }
  return days;
}
