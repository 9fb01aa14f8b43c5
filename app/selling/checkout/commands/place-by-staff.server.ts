import { and, eq, isNotNull } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { PlaceRefusal } from "../rules/placing.ts";
import { openStaffCart, type StaffCartRefusal, type StaffWish } from "./open-staff-cart.server.ts";
import { placeOrder } from "./place-order/place-order.server.ts";
import { quoteOrder } from "./quote-order.server.ts";

export type StaffPlaceRefusal =
  | Refusal<"forbidden" | "nothing_to_pay">
  | StaffCartRefusal
  | PlaceRefusal;

/**
 * Places an order for a buyer on the phone or in chat, by the rules and parts of checkout. The
 * buyer agrees to the terms when paying or confirming. A key places one order, however often it is
 * sent. `plannedTotal` is the total in the preview.
 */
export async function placeByStaff(
  ctx: Ctx,
  wish: StaffWish & { plannedTotal: Centavos },
): Promise<Result<{ orderId: string }, StaffPlaceRefusal>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const opened = await openStaffCart(tx, wish, wish.key);
    if (!opened.ok) {
      const earlier = opened.reason === "key_used" ? await madeBefore(tx, wish.key) : undefined;
      return earlier === undefined ? opened : ok({ orderId: earlier });
    }
    const checkout = opened.value;
    const quoted = await quoteOrder(tx, checkout);
    if (!quoted.ok) return quoted;
    const { total } = quoted.value.decided.totals;
    if (total === 0) return refuse("nothing_to_pay");
    const placed = await placeOrder(tx, { ...checkout, shownTotal: wish.plannedTotal });
    return placed.ok ? ok({ orderId: placed.value.order.id }) : placed;
  });
}

/** The order of this key, which is the id of the order's cart and never of a buyer's own. */
async function madeBefore({ db }: Ctx, key: string): Promise<string | undefined> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, key), isNotNull(orders.madeBy)));
  return order?.id;
}
