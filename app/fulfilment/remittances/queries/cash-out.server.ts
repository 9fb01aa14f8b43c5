import { courierName } from "#app/selling/orders/rules/couriers.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { cashByCarrier, type CarrierCash } from "../rules/cash-out.ts";
import { dueOf } from "../rules/judge-cash.ts";
import { cashOrders, isDue } from "./cash-orders.server.ts";
import { remitDays } from "./current-cash.server.ts";

/** The cash of orders that left and is still due, less what came of it already. */
export async function cashOut(
  db: Db,
  now: Date,
): Promise<{ days: number; carriers: CarrierCash[] }> {
  const [days, due] = await Promise.all([remitDays(db), cashOrders(db, isDue)]);
  const out = due
    .map((order) => ({ ...order, carrier: courierName(order.carrier) }))
    .map(({ carrier, deliveredAt, ...order }) => ({
      carrier,
      deliveredAt,
      amount: Math.max(0, dueOf(order) - order.collected),
    }))
    .filter(({ amount }) => amount > 0);
  return { days, carriers: cashByCarrier(out, now, days) };
}
