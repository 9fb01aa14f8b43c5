import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readTaxTerms } from "../rules/tax-terms.ts";
import { bookLocked } from "./book-locked.server.ts";

/**
 * Writes the documents that an order lacks: its invoice once it is paid, a credit note for what went
 * back. Whatever happened to the order, and however often this runs, it ends in the same state.
 */
export async function bookInvoices(ctx: Ctx, orderId: string): Promise<void> {
  const { terms } = readTaxTerms(await loadSettings(ctx.db));
  if (!terms) return;
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await bookLocked(tx, order, terms);
  });
}
