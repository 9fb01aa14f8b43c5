import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { placements } from "../../tables.server.ts";

type Placement = { cartId: string; key: string; bodyHash: string; orderId: string };

/** Remembers what a checkout key led to. Call inside the transaction that writes the order. */
export async function notePlacement(ctx: Ctx, placement: Placement): Promise<void> {
  const { bodyHash, orderId } = placement;
  await ctx.db
    .insert(placements)
    .values({ ...placement, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [placements.cartId, placements.key],
      set: { bodyHash, orderId },
    });
}
