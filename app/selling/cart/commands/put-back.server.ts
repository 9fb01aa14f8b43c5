import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { UndoLine } from "../rules/undo-lines.ts";
import { addToCart } from "./add-to-cart/add-to-cart.server.ts";
import { openCart } from "./open-cart.server.ts";

export type RestoredCart = {
  token: string;
  /** The number of lines that are back in the cart, at least in part. */
  lines: number;
  complete: boolean;
};

/** Undoes a removal: adds each line again, at today's price and as far as stock allows. */
export async function putBack(
  ctx: Ctx,
  input: { token: string | undefined; lines: readonly UndoLine[] },
): Promise<RestoredCart> {
  return inTransaction(ctx, async (tx) => {
    const { token } = await openCart(tx, input.token);
    const result: RestoredCart = { token, lines: 0, complete: true };
    for (const line of input.lines) {
      const added = await addToCart(tx, { token, ...line });
      if (added.ok) result.lines += 1;
      if (!added.ok || added.value.limitedBy) result.complete = false;
    }
    return result;
  });
}
