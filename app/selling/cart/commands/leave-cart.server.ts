import { and, eq, inArray, ne } from "drizzle-orm";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cartTokens, carts } from "../tables.server.ts";

/**
 * Ends a browser's own token, or those of all browsers of an account except one. The cart itself
 * stays with the account.
 */
export async function leaveCart(
  ctx: Ctx,
  whose: { token: string } | { userId: string; keep?: string },
): Promise<void> {
  if ("token" in whose) {
    await ctx.db.delete(cartTokens).where(eq(cartTokens.tokenHash, hashToken(whose.token)));
    return;
  }
  const own = ctx.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, whose.userId));
  const others = whose.keep ? ne(cartTokens.tokenHash, hashToken(whose.keep)) : undefined;
  await ctx.db.delete(cartTokens).where(and(inArray(cartTokens.cartId, own), others));
}
