import { and, asc, gt, gte, lt, ne, sql } from "drizzle-orm";
import { addMinutes, atShopMinute } from "#app/lib/dates.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readTaxTerms, type TaxTerms } from "../rules/tax-terms.ts";
import { invoicedOrders } from "../tables.server.ts";

/** The order's own job runs first. An older order has missed it. */
const GRACE_MINUTES = 15;
const MOST = 1_000;

/** Paid orders that lack a separate invoice, oldest first. */
export async function ordersWithoutInvoice({ db, now }: Ctx): Promise<string[]> {
  const { terms } = readTaxTerms(await loadSettings(db));
  if (!terms) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lacksInvoice(terms),
        lt(orders.paidAt, addMinutes(now, -GRACE_MINUTES)),
        gte(orders.totalAmount, terms.smallBelow),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** A condition: a sale since the first day of invoices without an invoice. */
export function lacksInvoice({ from }: Pick<TaxTerms, "from">) {
  return and(
    gte(orders.paidAt, atShopMinute(from, 0)),
    gt(orders.totalAmount, 0),
    ne(orders.status, "cancelled"),
    ne(orders.paymentStatus, "refunded"),
    sql`not exists (select from ${invoicedOrders} i where i.order_id = orders.id)`,
  );
}
