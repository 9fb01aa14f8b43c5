import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { smallSales } from "../queries/small-sales.server.ts";
import { readTaxTerms, type TaxTerms } from "../rules/tax-terms.ts";
import { bookInvoices } from "./book-invoices.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readOrder, standingOf } from "../queries/read-order.server.ts";
import { sumDay, type DaySale } from "../rules/sum-day.ts";
import { writeInvoice } from "./write-invoice.server.ts";

/** Issues an invoice for each past day with uninvoiced small sales. */
export async function invoiceDays(ctx: Ctx): Promise<void> {
  const { terms } = readTaxTerms(await loadSettings(ctx.db));
  if (!terms) return;
  for (const [day, orderIds] of await smallSales(ctx, terms)) {
    const invoiced = await invoiceDay(ctx, terms, { day, orderIds });
    // Credits refunds from before midnight at once.
    for (const orderId of invoiced) await bookInvoices(ctx, orderId);
  }
}

/**
 * Issues one invoice for the small sales of a day. Locks the orders one by one in the order of
 * their ids. Skips an order that got an invoice in the meantime or is no longer a sale. Returns the
 * ids of the included orders.
 */
async function invoiceDay(
  ctx: Ctx,
  terms: TaxTerms,
  { day, orderIds }: { day: string; orderIds: readonly string[] },
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const sales: DaySale[] = [];
    for (const orderId of orderIds.toSorted()) {
      const order = await lockOrder(tx, orderId);
      const sale = order && (await saleOf(tx, order));
      if (sale) sales.push(sale);
    }
    if (sales.length === 0) return [];
    await writeInvoice(tx, terms, {
      kind: "day",
      day,
      buyer: null,
      amounts: sumDay(sales),
      orders: sales.map(({ orderId, total, goods }) => ({
        orderId,
        round: 1,
        amount: total,
        goods,
      })),
    });
    return sales.map(({ orderId }) => orderId);
  });
}

async function saleOf(tx: Ctx, order: LockedOrder): Promise<DaySale | undefined> {
  const standing = await standingOf(tx.db, order.id);
  const { booked } = await readOrder(tx.db, order);
  if (standing || booked.isCancelled || booked.worth <= 0 || booked.total <= 0) return undefined;
  const { id: orderId, orderNumber } = order;
  return { orderId, orderNumber, total: booked.total, goods: booked.goods };
}
