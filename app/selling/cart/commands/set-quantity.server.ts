import { and, eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { cartLines, findCart } from "../queries.server.ts";
import { fitQuantity, type FittedQuantity } from "../rules/quantity.ts";
import { cartItems, carts } from "../tables.server.ts";
import { lockCart } from "./lock-cart.server.ts";

export type LineChange = FittedQuantity & {
  name: string;
  productId: string;
  variantId: string | null;
  before: number;
};

/** Sets a line of the caller's own cart. 0 removes the line. */
export async function setQuantity(
  ctx: Ctx,
  input: { token: string | undefined; lineId: string; quantity: number },
): Promise<Result<LineChange, Refusal<"no_such_line">>> {
  return inTransaction(ctx, async (tx) => {
    const cart = await findCart(tx.db, input.token);
    if (!cart) return refuse("no_such_line");
    await lockCart(tx, cart.id);
    const line = (await cartLines(tx.db, cart.id)).find((l) => l.id === input.lineId);
    if (!line) return refuse("no_such_line");
    const fitted = fitQuantity(input.quantity, line.quantity, line.available ?? undefined);
    const own = and(eq(cartItems.id, line.id), eq(cartItems.cartId, cart.id));
    if (fitted.quantity === 0) await tx.db.delete(cartItems).where(own);
    else {
      await tx.db
        .update(cartItems)
        .set({ quantity: fitted.quantity, seenPrice: sql`${line.price}` })
        .where(own);
    }
    await tx.db.update(carts).set({ updatedAt: tx.now }).where(eq(carts.id, cart.id));
    return ok({
      name: line.shortName,
      productId: line.productId,
      variantId: line.variantId,
      before: line.quantity,
      ...fitted,
    });
  });
}
