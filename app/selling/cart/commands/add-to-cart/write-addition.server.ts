import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { writeOnce } from "#app/platform/database/write-once.server.ts";
import type { CartBefore } from "../../rules/decide-addition.ts";

type Line = { productId: string; variantId: string | null; quantity: number; price: number };

/**
 * Writes a line if its cart is still as it was read, in the shape of `put_into_cart`
 * (`db/functions/put-into-cart.sql`). Returns the cart's token, or undefined if the cart changed.
 */
export async function writeAddition(
  { db, actor, now, ids }: Ctx,
  token: string | undefined,
  before: CartBefore,
  { productId, variantId, quantity, price }: Line,
): Promise<string | undefined> {
  const used = before.byToken && token !== undefined ? token : ids.newToken();
  const failed = await writeOnce(db, "put_into_cart", {
    now,
    cart_id: before.id ?? ids.newId(),
    opens_cart: before.id === null,
    user_id: actor.kind === "user" ? actor.userId : null,
    token_hash: before.byToken ? null : hashToken(used),
    lines: before.lines,
    held: before.held,
    line_id: ids.newId(),
    product_id: productId,
    variant_id: variantId,
    quantity,
    price,
  });
  return failed === null ? used : undefined;
}
