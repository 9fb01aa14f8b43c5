import { eq, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/** Orders whose payment was kept, at least in part. `order_count` has their number. */
export const stillPaid = sql`(${orders.paymentStatus} in ('paid', 'partially_refunded')
  and ${orders.status} not in ('cancelled', 'refunded'))`;

/**
 * A condition: the customer of the outer query has a paid order. Reads the orders instead of
 * `order_count`, which a job updates later: the page about an arrived payment must not show locked
 * tabs.
 */
export const hasPaidOrder = sql<boolean>`exists (select from ${orders}
  where customer_id = customers.id and ${stillPaid})`;

/** The buyers' part of the portal is open after a paid order, and for an owner who tries it out. */
export async function hasBought({ db, actor }: Pick<Ctx, "db" | "actor">): Promise<boolean> {
  if (actor.kind !== "user") return false;
  if (actor.roles.includes("admin")) return true;
  return userHasPaidOrder(db, actor.userId);
}

/** The same for any account, regardless of roles. */
export async function userHasPaidOrder(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ hasBought: hasPaidOrder })
    .from(customers)
    .where(eq(customers.userId, userId));
  return found?.hasBought ?? false;
}
