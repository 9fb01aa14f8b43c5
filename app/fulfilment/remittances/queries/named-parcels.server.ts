import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { dueOf } from "../rules/judge-cash.ts";
import type { NamedParcel } from "../rules/place-lines.ts";
import { remittanceLines } from "../tables.server.ts";
import { isDue, isPaidOtherwise } from "./cash-orders.server.ts";

export async function parcelsNamed(db: Db, numbers: readonly string[]): Promise<NamedParcel[]> {
  if (numbers.length === 0) return [];
  const tracking = sql<string>`upper(${parcels.trackingNumber})`;
  const found = await db
    .select({
      parcelId: parcels.id,
      orderId: orders.id,
      tracking,
      courier: parcels.courier,
      isDue: sql<boolean>`${isDue}`,
      isPaidOtherwise: sql<boolean>`${isPaidOtherwise}`,
      isCash: sql<boolean>`${orders.paymentMethod} = 'cod'`,
      cameBack: sql<boolean>`(${orders.status} = 'cancelled' or not exists (select from parcels other
        where other.order_id = ${orders.id} and other.returned_at is null))`,
      total: sql<number>`${orders.totalAmount} - ${orders.creditTotal}`,
      shippedAt: parcels.shippedAt,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        isNotNull(parcels.trackingNumber),
        isNotNull(parcels.shippedAt),
        inArray(tracking, [...new Set(numbers)]),
      ),
    );
  return found.flatMap(({ courier, shippedAt, ...one }) =>
    shippedAt ? [{ ...one, shippedAt, courier: courierName(courier ?? ""), due: dueOf(one) }] : [],
  );
}

/** Those of the numbers and orders that earlier lines already have. */
export async function alreadyRemitted(
  db: Db,
  numbers: readonly string[],
  orderIds: readonly string[],
) {
  const [known, placed] = await Promise.all([
    numbers.length === 0
      ? []
      : db
          .select({ tracking: remittanceLines.tracking })
          .from(remittanceLines)
          .where(
            and(
              eq(remittanceLines.verdict, "first"),
              inArray(remittanceLines.tracking, [...numbers]),
            ),
          ),
    orderIds.length === 0
      ? []
      : db
          .select({ orderId: remittanceLines.orderId })
          .from(remittanceLines)
          .where(inArray(remittanceLines.orderId, [...orderIds])),
  ]);
  return {
    numbers: new Set(known.map(({ tracking }) => tracking)),
    orders: new Set(placed.flatMap(({ orderId }) => orderId ?? [])),
  };
}

/** Matches lines with parcels by the shop's present parcels and files. */
export async function knownFor(db: Db, numbers: readonly string[]) {
  const named = await parcelsNamed(db, numbers);
  const known = await alreadyRemitted(
    db,
    numbers,
    named.map(({ orderId }) => orderId),
  );
  return { named, known };
}
