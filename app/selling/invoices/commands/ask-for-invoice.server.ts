import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { invoiceChoice } from "../queries/invoice-choice.server.ts";
import { readTaxTerms } from "../rules/tax-terms.ts";
import { bookLocked } from "./book-locked.server.ts";

/** A buyer requests a separate invoice for a small sale, before the day's invoice includes it. */
export async function askForInvoice(
  ctx: Ctx,
  orderToken: string,
): Promise<Result<undefined, Refusal<"not_found" | "not_open">>> {
  const known = await findOrderByToken(ctx, orderToken);
  if (!known) return refuse("not_found");
  const { terms } = readTaxTerms(await loadSettings(ctx.db));
  if (!terms) return refuse("not_open");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, known.id);
    if (!order) return refuse("not_found");
    const { mayAsk } = await invoiceChoice(tx.db, order, terms);
    if (!mayAsk) return refuse("not_open");
    await bookLocked(tx, order, terms, true);
    return ok(undefined);
  });
}
