import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readTaxTerms } from "../rules/tax-terms.ts";
import { bookLocked } from "./book-locked.server.ts";

/**
 * Writes the documents that an order lacks: an invoice after payment, a credit note for refunds.
 * Ends in the same state regardless of the order's history and the number of runs.
 */
export async function bookInvoices(ctx: Ctx, orderId: string): Promise<void> {
  const { terms } = readTaxTerms(await loadSettings(ctx.db));
  if (!terms) return;
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await bookLocked(tx, order, terms);
  });
}
