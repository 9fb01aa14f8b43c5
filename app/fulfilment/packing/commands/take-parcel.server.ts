import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isToPack } from "#app/selling/orders/queries/list-orders.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { waitsForItsDay } from "#app/selling/orders/queries/cold-days.server.ts";
import type { ColdDays } from "#app/selling/orders/rules/cold-day.ts";
import { packingLeases } from "../tables.server.ts";

/** Long enough for a large parcel, and short enough for an abandoned one. */
const LEASE_MINUTES = 10;
/** Retries when other packers take the chosen order first. */
const TRIES = 5;

type QueuePosition = {
  days: ColdDays;
  /** The skipped order. Packing continues with the next one. */
  after: string | null;
  /** The preferred order, if it waits and no one else packs it. */
  first?: string | null;
};

/**
 * Gives staff the next parcel that no one else is packing: the oldest, or the next one after a
 * skipped order. Cold parcels that wait for their day come last. Undefined if nothing is left.
 */
export async function takeParcel(
  ctx: Ctx,
  { days, after, first = null }: QueuePosition,
): Promise<Result<string | undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (!mayMoveOrders(actor) || actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  const waits = waitsForItsDay(days);
  const isOwn = sql`${packingLeases.userId} = ${userId}`;
  // Takes the first of these places with a parcel: the named order, then the next one after the
  // skipped order or else the packer's own lease, then the start of the queue.
  const places = [
    ...(first !== null && isUuid(first) ? [sql`${orders.id} = ${first}`] : []),
    after !== null && isUuid(after) ? isAfter(after, waits) : isOwn,
    undefined,
  ];
  return inTransaction(ctx, async (tx) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const next = await nextFree(tx, userId, { places, waits });
      if (!next) return ok(undefined);
      if (await lease(tx, userId, next)) return ok(next);
    }
    return ok(undefined);
  });
}

const isAfter = (orderId: string, waits: SQL) => sql`(${waits}, ${orders.createdAt}, ${orders.id}) >
  (select ${waits}, ${orders.createdAt}, ${orders.id} from ${orders} where ${orders.id} = ${orderId})`;

async function nextFree(
  { db, now }: Ctx,
  userId: string,
  { places, waits }: { places: readonly (SQL | undefined)[]; waits: SQL },
): Promise<string | undefined> {
  const isFree = sql`(${packingLeases.orderId} is null
    or ${packingLeases.until} <= ${now.toISOString()}::timestamptz
    or ${packingLeases.userId} = ${userId})`;
  for (const place of places) {
    const [found] = await db
      .select({ id: orders.id })
      .from(orders)
      .leftJoin(packingLeases, eq(packingLeases.orderId, orders.id))
      .where(and(isToPack, isFree, place))
      .orderBy(waits, orders.createdAt, orders.id)
      .limit(1);
    if (found) return found.id;
  }
  return undefined;
}

/** Returns false if a concurrent request took the order first. */
async function lease({ db, now }: Ctx, userId: string, orderId: string): Promise<boolean> {
  await db
    .delete(packingLeases)
    .where(and(eq(packingLeases.userId, userId), ne(packingLeases.orderId, orderId)));
  const until = addMinutes(now, LEASE_MINUTES);
  const taken = await db
    .insert(packingLeases)
    .values({ orderId, userId, until })
    .onConflictDoUpdate({
      target: packingLeases.orderId,
      set: { userId, until },
      setWhere: sql`${packingLeases.until} <= ${now.toISOString()}::timestamptz
        or ${packingLeases.userId} = ${userId}`,
    })
    .returning({ orderId: packingLeases.orderId });
  return taken.length > 0;
}
