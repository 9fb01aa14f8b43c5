import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { currentCash } from "../queries/current-cash.server.ts";

/**
 * Records the cash of orders whose payment matches exactly. Each has its own transaction, so that a
 * long file locks no order for long. The next comparison records what a crash left out.
 */
export async function payMatched(ctx: Ctx): Promise<void> {
  const { paid } = await currentCash(ctx.db, ctx.now);
  for (const order of paid) await collectCash(ctx, order);
}
