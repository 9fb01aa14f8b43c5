import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { arrivals } from "../tables.server.ts";

/** A report with its order. Also takes an id as it stood in an address. */
export async function findArrival(db: Db, arrivalId: string) {
  if (!isUuid(arrivalId)) return undefined;
  const [found] = await db
    .select({
      own: arrivals,
      orderNumber: orders.orderNumber,
      courier: orders.courier,
      shippedAt: orders.shippedAt,
    })
    .from(arrivals)
    .innerJoin(orders, eq(orders.id, arrivals.orderId))
    .where(eq(arrivals.id, arrivalId));
  return found && { ...found.own, ...found };
}

export type FoundArrival = NonNullable<Awaited<ReturnType<typeof findArrival>>>;

/** What the buyer of an order has said, if anything. */
export async function arrivalOfOrder(db: Db, orderId: string) {
  const [own] = await db.select().from(arrivals).where(eq(arrivals.orderId, orderId));
  return own;
}

export async function readArrivalPhoto(
  db: Db,
  store: FileStore,
  { arrivalId, photoId }: { arrivalId: string; photoId: string },
) {
  if (!isUuid(arrivalId) || !isUuid(photoId)) return undefined;
  const named = and(eq(arrivals.id, arrivalId), eq(arrivals.fileId, photoId));
  return (await db.$count(arrivals, named)) > 0 ? store.read(photoId) : undefined;
}
