import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { smallSales } from "../queries/small-sales.server.ts";
import { readTaxTerms } from "../rules/tax-terms.ts";
import { bookInvoices } from "./book-invoices.server.ts";
import { invoiceDay } from "./invoice-day.server.ts";

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
