import { cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** An agent's cart. A cart that an account has taken over is its owner's alone. */
export async function openAgentCart(db: Db, token: string) {
  const cart = await findCart(db, token);
  if (!cart || cart.userId !== null) return undefined;
  return { ...cart, lines: await cartLines(db, cart.id) };
}
