import { and, asc, eq, inArray, isNull, lt, ne, notExists, notInArray, or } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { removeCarts } from "#app/selling/cart/commands/remove-carts.server.ts";
import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { forgetCarts } from "#app/selling/orders/commands/forget-carts.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { placements } from "../tables.server.ts";

const BATCH = 100;

/**
 * Removes carts without a change for a long time. Keeps the cart of an order that is still in
 * progress, since payment removes the bought items from it. Finished orders lose their reference to
 * the cart.
 */
export async function removeOldCarts(ctx: Ctx): Promise<number> {
  const before = addDays(ctx.now, -CART_DAYS);
  return inBatches(BATCH, (size) =>
    inTransaction(ctx, async (tx) => {
      const ids = await takeOldCarts(tx, before, size);
      if (ids.length === 0) return 0;
      await forgetCarts(tx, ids);
      await tx.db.delete(placements).where(inArray(placements.cartId, ids));
      await removeCarts(tx, ids);
      return ids.length;
    }),
  );
}

/** Locks old carts. Skips a cart that is in use at this moment until another day. */
async function takeOldCarts({ db }: Ctx, before: Date, limit: number): Promise<string[]> {
  const closed = ["cancelled", "refunded", "completed", "delivered"] as const;
  const onItsWay = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, carts.id),
        or(
          notInArray(orders.status, [...closed]),
          and(isNull(orders.paidAt), ne(orders.status, "cancelled")),
        ),
      ),
    );
  const rows = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(lt(carts.updatedAt, before), notExists(onItsWay)))
    .orderBy(asc(carts.id))
    .limit(limit)
    .for("update", { of: carts, skipLocked: true });
  return rows.map((row) => row.id);
}
