import type { Centavos } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { heldCredit } from "../queries/held-credit.server.ts";
import { writeCredit } from "./write-credit.server.ts";

/**
 * Returns credit that an order used, in the order in which it was spent: all of it if the order
 * ends, or the refunded part. Repeating it for an ended order returns nothing more. The caller has
 * locked the order.
 */
export async function returnCredit(ctx: Ctx, orderId: string, amount?: Centavos): Promise<void> {
  let missing = amount ?? Number.POSITIVE_INFINITY;
  for (const { accountId, held } of await heldCredit(ctx.db, orderId)) {
    const back = Math.min(held, missing);
    if (back === 0) break;
    missing -= back;
    await writeCredit(ctx, { accountId, kind: "returned", amount: back, orderId });
  }
}
