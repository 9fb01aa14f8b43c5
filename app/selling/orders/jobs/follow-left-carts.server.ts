import { and, asc, eq, exists, gte, isNotNull, lte, ne, sql } from "drizzle-orm";
import { href } from "react-router";
import { addMinutes } from "#app/lib/dates.ts";
import { notYetIn } from "#app/running/automations/queries/not-yet-in.server.ts";
import type { Follower } from "#app/running/automations/jobs/follower.server.ts";
import { automationMail } from "#app/running/automations/texts/mail.ts";
import { cartItems, carts } from "#app/selling/cart/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { orders } from "../tables.server.ts";

/** A cart is abandoned after this many minutes without a change. */
const IDLE_MINUTES = 30;

const HAS_ITEMS = sql`exists (select from ${cartItems} i where i.cart_id = ${carts.id})`;
/** A cart can be abandoned again after each change, so its last change is part of the cause. */
const CAUSE = sql<string>`${carts.id}::text || ' ' || floor(extract(epoch from ${carts.updatedAt}) * 1000)::bigint`;

/** Finds carts of accounts with items that their owner has left. */
export const followLeftCarts: Follower = {
  key: "abandoned_cart",
  find: ({ db, now }, { since, most, agrees }) =>
    db
      .select({ cause: CAUSE, email: user.email, enteredAt: carts.updatedAt })
      .from(carts)
      .innerJoin(user, eq(user.id, carts.userId))
      .where(
        and(
          isNotNull(carts.userId),
          gte(carts.updatedAt, since),
          lte(carts.updatedAt, addMinutes(now, -IDLE_MINUTES)),
          HAS_ITEMS,
          agrees(sql`lower(${user.email})`),
          notYetIn("abandoned_cart", CAUSE),
        ),
      )
      .orderBy(asc(carts.updatedAt), asc(carts.id))
      .limit(most),
  async look({ db }, { cause }) {
    const [cartId = "", leftAt = ""] = cause.split(" ");
    const ordered = db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.cartId, carts.id),
          ne(orders.status, "cancelled"),
          gte(orders.createdAt, carts.updatedAt),
        ),
      );
    const [cart] = await db
      .select({
        id: carts.id,
        updatedAt: carts.updatedAt,
        hasItems: sql<boolean>`${HAS_ITEMS}`,
        isOrdered: sql<boolean>`${exists(ordered)}`,
      })
      .from(carts)
      .innerJoin(user, eq(user.id, carts.userId))
      .where(eq(carts.id, cartId));
    if (!cart) return { exit: "gone" };
    if (cart.isOrdered) return { exit: "ordered" };
    if (!cart.hasItems) return { exit: "emptied" };
    if (cart.updatedAt.getTime() !== Number(leftAt)) return { exit: "came_back" };
    return { words: automationMail.cart, path: href("/cart") };
  },
};
