import { and, eq } from "drizzle-orm";
import { isPaid } from "#app/modules/orders/rules/order-terms.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { placements } from "../tables.server.ts";

type Placement = { cartId: string; key: string; bodyHash: string; orderId: string };

/** Two checkouts are the same when the form and what was in the cart are. */
export function placementHash(
  input: { form: object; shownTotal: number },
  lines: readonly { productId: string; variantId: string | null; quantity: number }[],
): string {
  const items = lines.map((line) => [line.productId, line.variantId, line.quantity]);
  return hashToken(JSON.stringify([input.form, input.shownTotal, items]));
}

export async function findPlacement(db: Db, cartId: string, key: string) {
  const [row] = await db
    .select({
      bodyHash: placements.bodyHash,
      orderId: orders.id,
      accessToken: orders.accessToken,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(placements)
    .innerJoin(orders, eq(orders.id, placements.orderId))
    .where(and(eq(placements.cartId, cartId), eq(placements.key, key)));
  if (!row) return undefined;
  const { bodyHash, orderId, accessToken } = row;
  return {
    bodyHash,
    orderId,
    accessToken,
    paid: isPaid(row.paymentStatus),
    open: row.status === "pending",
  };
}

export async function notePlacement(ctx: Ctx, placement: Placement): Promise<void> {
  const { bodyHash, orderId } = placement;
  await ctx.db
    .insert(placements)
    .values({ ...placement, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [placements.cartId, placements.key],
      set: { bodyHash, orderId },
    });
}
