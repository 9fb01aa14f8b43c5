import { sql } from "drizzle-orm";
import { jsonOf } from "#app/platform/database/json.server.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { orders } from "../tables.server.ts";

export type NewOrder = {
  id: string;
  orderNumber: string;
  firstName: string;
  lastName: string;
  totalAmount: number;
  status: OrderStatus;
  /** ISO text, as the database writes it in JSON. */
  createdAt: string;
};

const { id, orderNumber, firstName, lastName, totalAmount, status, createdAt } = orders;
const shown = { id, orderNumber, firstName, lastName, totalAmount, status, createdAt };

/** The newest orders of the shop, as part of a larger statement. */
export const newestOrders = (size: number) => sql<NewOrder[]>`(
  select coalesce(json_agg(newest.shown), '[]') from (
    select ${jsonOf(shown)} as shown from ${orders}
    order by ${createdAt} desc, ${id} desc limit ${size}
  ) newest)`;
