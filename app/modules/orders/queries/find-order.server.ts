import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";
import { orderLines } from "./lines.server.ts";

/** The order a receipt link opens: whoever holds the link may see it, nobody else. */
export async function findOrderByToken(db: Db, accessToken: string) {
  // What no token of ours looks like is not even asked for: PostgreSQL refuses some characters.
  if (!/^[\w-]{1,100}$/.test(accessToken)) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.accessToken, accessToken));
  return order ? { ...order, items: await orderLines(db, order.id) } : undefined;
}

/** Also takes an id as it stood in an address, which may be anything. */
export async function findOrder(db: Db, orderId: string) {
  if (!validate(orderId)) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ? { ...order, items: await orderLines(db, order.id) } : undefined;
}

export type OrderWithItems = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
