import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { currentCash } from "../queries/current-cash.server.ts";

/**
 * Records the cash of orders that came to the peso, each in a transaction of its own, so that a long
 * file holds no order for long. What a crash leaves is recorded at the next comparison.
 */
export async function payMatched(ctx: Ctx): Promise<void> {
  const { paid } = await currentCash(ctx.db, ctx.now);
  for (const order of paid) await collectCash(ctx, order);
}
