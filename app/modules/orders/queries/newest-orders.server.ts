import { desc } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/** The newest orders of the shop. */
export async function newestOrders(db: Db, size: number) {
  const { id, orderNumber, firstName, lastName, totalAmount, status, createdAt } = orders;
  return db
    .select({ id, orderNumber, firstName, lastName, totalAmount, status, createdAt })
    .from(orders)
    .orderBy(desc(createdAt), desc(id))
    .limit(size);
}
