import { and, asc, gte, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { PAYMENT_METHODS } from "../rules/order-terms.ts";
import { becomesNew } from "../rules/new-order-mails.ts";
import { orders } from "../tables.server.ts";

const PLACED = PAYMENT_METHODS.filter((method) => becomesNew(method) === "placed");
const PAID = PAYMENT_METHODS.filter((method) => becomesNew(method) === "paid");

export type NewOrder = {
  id: string;
  orderNumber: string;
  totalAmount: number;
  paymentMethod: (typeof PAYMENT_METHODS)[number];
};

/** Orders that became new in this period and are not canceled, oldest first. */
export async function newOrders(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<NewOrder[]> {
  const { id, orderNumber, totalAmount, paymentMethod, createdAt, paidAt, status } = orders;
  const placed = and(inArray(paymentMethod, PLACED), gte(createdAt, from), lt(createdAt, until));
  const paid = and(
    inArray(paymentMethod, PAID),
    isNotNull(paidAt),
    gte(paidAt, from),
    lt(paidAt, until),
  );
  return db
    .select({ id, orderNumber, totalAmount, paymentMethod })
    .from(orders)
    .where(and(ne(status, "cancelled"), or(placed, paid)))
    .orderBy(asc(sql`coalesce(${paidAt}, ${createdAt})`), asc(id));
}
