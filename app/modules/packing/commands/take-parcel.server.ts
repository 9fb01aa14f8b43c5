import { and, eq, ne, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isToPack } from "#app/modules/orders/queries/list-orders.server.ts";
import { mayMoveOrders } from "#app/modules/orders/rules/may-move.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isCold } from "../queries/to-pack.server.ts";
import { packingLeases } from "../tables.server.ts";

/** Long enough for a large parcel, and short enough for one that was left lying. */
const LEASE_MINUTES = 10;
/** How often somebody else may be faster. */
const TRIES = 5;

type Wanted = { coldToday: boolean; after: string | null };

/**
 * The next parcel for whoever asks, which nobody else packs now: the oldest, or the next one after
 * an order that was skipped. Undefined when nothing is left.
 */
export async function takeParcel(
  ctx: Ctx,
  wanted: Wanted,
): Promise<Result<string | undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (!mayMoveOrders(actor) || actor.kind !== "user") return refuse("forbidden");
  const after = isUuid(wanted.after ?? "") ? wanted.after : null;
  return inTransaction(ctx, async (tx) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const next =
        (await nextFree(tx, actor.userId, { ...wanted, after })) ??
        (after && (await nextFree(tx, actor.userId, { ...wanted, after: null })));
      if (!next) return ok(undefined);
      if (await lease(tx, actor.userId, next)) return ok(next);
    }
    return ok(undefined);
  });
}

async function nextFree({ db, now }: Ctx, userId: string, { coldToday, after }: Wanted) {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(packingLeases, eq(packingLeases.orderId, orders.id))
    .where(
      and(
        isToPack,
        coldToday ? undefined : sql`not ${isCold}`,
        sql`(${packingLeases.orderId} is null or ${packingLeases.until} <= ${now.toISOString()}::timestamptz
          or ${packingLeases.userId} = ${userId})`,
        after === null
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) >
              (select o.created_at, o.id from ${orders} o where o.id = ${after})`,
      ),
    )
    .orderBy(orders.createdAt, orders.id)
    .limit(1);
  return found?.id;
}

/** Whether it is theirs now; of two at once, one is. */
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
