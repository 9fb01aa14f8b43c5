import { eq, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/** Orders whose money arrived and was kept, at least in part: those that `order_count` counts. */
export const stillPaid = sql`(${orders.paymentStatus} in ('paid', 'partially_refunded')
  and ${orders.status} not in ('cancelled', 'refunded'))`;

/**
 * Whether the customer of the outer select has a paid order. Read from the orders, because a job
 * writes `order_count`, and the page that says the payment arrived must not say that tabs are locked.
 */
export const hasPaidOrder = sql<boolean>`exists (select from ${orders}
  where customer_id = customers.id and ${stillPaid})`;

/** Whether the buyers' part of the portal is open: after a paid order, and to an owner trying it out. */
export async function hasBought({ db, actor }: Pick<Ctx, "db" | "actor">): Promise<boolean> {
  if (actor.kind !== "user") return false;
  if (actor.roles.includes("admin")) return true;
  return userHasPaidOrder(db, actor.userId);
}

/** The same of any account, whatever its roles. */
export async function userHasPaidOrder(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ hasBought: hasPaidOrder })
    .from(customers)
    .where(eq(customers.userId, userId));
  return found?.hasBought ?? false;
}
