import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { cartTokens, carts } from "../tables.server.ts";

/**
 * Chooses the code of a link for the cart that a token opens, instead of the one it had. Whether it
 * applies is asked anew each time. Answers whether there is such a cart.
 */
export async function chooseLinkedCode(
  { db, now }: Ctx,
  token: string,
  code: string,
): Promise<boolean> {
  const opened = db
    .select({ id: cartTokens.cartId })
    .from(cartTokens)
    .where(eq(cartTokens.tokenHash, hashToken(token)));
  const changed = await db
    .update(carts)
    .set({ discountCode: code, updatedAt: now })
    .where(eq(carts.id, sql`(${opened})`))
    .returning({ id: carts.id });
  return changed.length > 0;
}
