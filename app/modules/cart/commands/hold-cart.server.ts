import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { cartTokens, carts } from "../tables.server.ts";

/** Finds the cart a token opens and takes it at once, as `lockCart` does with one that is known. */
export async function holdCart(
  ctx: Ctx,
  token: string | undefined,
): Promise<{ id: string; discountCode: string | null } | undefined> {
  if (!token) return undefined;
  const [cart] = await ctx.db
    .select({ id: carts.id, discountCode: carts.discountCode })
    .from(cartTokens)
    .innerJoin(carts, eq(carts.id, cartTokens.cartId))
    .where(eq(cartTokens.tokenHash, hashToken(token)))
    .for("update", { of: carts });
  return cart;
}
