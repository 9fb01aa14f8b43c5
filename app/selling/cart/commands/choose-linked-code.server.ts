import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { cartTokens, carts } from "../tables.server.ts";

/**
 * Replaces the chosen code of the cart that a token opens. Each later read of the cart checks again
 * whether the code applies. Returns false when the token opens no cart.
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
