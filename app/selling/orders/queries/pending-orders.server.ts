import { sql } from "drizzle-orm";
import { orders } from "../tables.server.ts";

/** The number of pending orders, as part of a larger statement. */
export const pendingOrders = sql<number>`(
  select count(*)::int from ${orders} where ${orders.status} = 'pending')`;
