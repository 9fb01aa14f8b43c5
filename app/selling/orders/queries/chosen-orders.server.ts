import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";
import { parcels } from "../tables/parcels.server.ts";

/** The size of a page of the list. */
const MOST = 50;

/** Distinct ids from an address, in their order. Skips text that is not an id. */
export function chosenIds(text: string | null): string[] {
  return [...new Set((text ?? "").split(",").filter(isUuid))].slice(0, MOST);
}

/** Keeps the order of the ids. */
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
      creditTotal: orders.creditTotal,
      needsAttention: orders.needsAttention,
      parcelsSent: orders.parcelsSent,
      isDiscreet: orders.isDiscreet,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(sql`array_position(${sql.param([...ids])}::uuid[], ${orders.id})`));
}

export type ChosenOrder = Awaited<ReturnType<typeof chosenOrders>>[number];

/** Tracking numbers in upper case that are already in use, with the number of their order. */
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
