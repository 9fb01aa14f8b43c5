import { sql } from "drizzle-orm";
import { orders } from "../tables.server.ts";

/** How many orders are neither confirmed nor over; part of a statement. */
export const pendingOrders = sql<number>`(
  select count(*)::int from ${orders} where ${orders.status} = 'pending')`;
