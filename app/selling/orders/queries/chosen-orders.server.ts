import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";
import { parcels } from "../tables/parcels.server.ts";

/** As many as a page of the list has. */
const MOST = 50;

/** The ids in an address, each once, in their order; whatever is none is left out. */
export function chosenIds(text: string | null): string[] {
  return [...new Set((text ?? "").split(",").filter(isUuid))].slice(0, MOST);
}

/** Several orders that were chosen, in the order in which they were. */
export async function chosenOrders(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      firstName: orders.firstName,
      lastName: orders.lastName,
      city: orders.city,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalAmount: orders.totalAmount,
      needsAttention: orders.needsAttention,
      parcelsSent: orders.parcelsSent,
      isDiscreet: orders.isDiscreet,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(sql`array_position(${sql.param([...ids])}::uuid[], ${orders.id})`));
}

export type ChosenOrder = Awaited<ReturnType<typeof chosenOrders>>[number];

/** Which of these tracking numbers an order has already, in capitals, with the order's number. */
export async function trackingNumbersInUse(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, string>();
  const upper = sql<string>`upper(${parcels.trackingNumber})`;
  const rows = await db
    .select({ tracking: upper, orderNumber: orders.orderNumber })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        isNotNull(parcels.trackingNumber),
        ne(orders.status, "cancelled"),
        inArray(
          upper,
          numbers.map((number) => number.toUpperCase()),
        ),
      ),
    );
  return new Map(rows.map(({ tracking, orderNumber }) => [tracking, orderNumber]));
}
