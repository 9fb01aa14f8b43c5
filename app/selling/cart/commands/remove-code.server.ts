import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findCart } from "../queries.server.ts";
import { carts } from "../tables.server.ts";
import { lockCart } from "./lock-cart.server.ts";

/** Removes the code of the caller's own cart and returns it. */
export async function removeCode(ctx: Ctx, token: string | undefined): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const cart = await findCart(tx.db, token);
    if (!cart) return null;
    const { discountCode } = await lockCart(tx, cart.id);
    await tx.db
      .update(carts)
      .set({ discountCode: null, updatedAt: tx.now })
      .where(eq(carts.id, cart.id));
    return discountCode;
  });
}
