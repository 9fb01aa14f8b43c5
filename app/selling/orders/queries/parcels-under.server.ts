import { and, desc, eq, isNotNull } from "drizzle-orm";
import { readPhone } from "#app/people/customers/rules/phone.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { comparedTracking, type SentParcel } from "../rules/parcel-check.ts";
import { orders } from "../tables.server.ts";
import { comparedNumber, parcels } from "../tables/parcels.server.ts";

/** More orders than a shop sends in one parcel. */
const MOST = 20;

type ParcelQuery = { tracking: string; phone: string };

export async function parcelsUnder(
  db: Db,
  { tracking, phone }: ParcelQuery,
): Promise<SentParcel[]> {
  const found = await db
    .select({
      orderId: orders.id,
      phone: orders.phone,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalAmount: orders.totalAmount,
      creditTotal: orders.creditTotal,
      courier: parcels.courier,
      shippedAt: parcels.shippedAt,
      deliveredAt: parcels.deliveredAt,
      returnedAt: parcels.returnedAt,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(comparedNumber, comparedTracking(tracking)), isNotNull(parcels.shippedAt)))
    .orderBy(desc(parcels.shippedAt))
    .limit(MOST);
  return found.flatMap(({ phone: stored, shippedAt, ...parcel }) =>
    shippedAt !== null && stored !== null && (readPhone(stored) ?? stored) === phone
      ? [{ ...parcel, shippedAt }]
      : [],
  );
}
