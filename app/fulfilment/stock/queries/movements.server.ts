import { sql, type SQL } from "drizzle-orm";
import { SHOP_ZONE } from "#app/lib/dates.ts";
import type { Move } from "#app/goods/catalog/commands/move-stock.server.ts";
import { stockLevels, stockMovements } from "#app/goods/catalog/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { DayChange } from "../rules/on-hand-by-day.ts";

const MOVEMENTS_PAGE = 50;

export type Movement = {
  id: string;
  at: Date;
  kind: Move["kind"];
  onHandDelta: number;
  reservedDelta: number;
  /** The balance after the movement. */
  onHand: number;
  reserved: number;
  orderId: string | null;
  orderNumber: string | null;
  actorId: string;
  actorName: string | null;
  reason: string | null;
};

type MovementFilter = { kind: Move["kind"] | undefined; before: string | undefined };

/** Movements of a level, newest first, from below the movement `before`, each with its balance. */
export async function movementsOf(
  db: Db,
  levelId: string,
  { kind, before }: MovementFilter,
): Promise<{ movements: Movement[]; hasMore: boolean }> {
  const later = (delta: string) =>
    sql.raw(`coalesce(sum(m.${delta}) over (order by m.at desc, m.id desc
      rows between unbounded preceding and 1 preceding), 0)::int`);
  const narrowed: SQL[] = [sql`true`];
  if (kind) narrowed.push(sql`b.kind = ${kind}`);
  if (before) {
    narrowed.push(sql`(b.at, b.id) < (select c.at, c.id from ${stockMovements} c
      where c.id = ${before} and c.stock_level_id = ${levelId})`);
  }
  const { rows } = await db.execute<Omit<Movement, "at"> & { at: string }>(sql`
    select b.id, to_json(b.at) #>> '{}' as at, b.kind, b.on_hand_delta as "onHandDelta",
      b.reserved_delta as "reservedDelta", b.on_hand as "onHand", b.reserved,
      b.order_id as "orderId", o.order_number as "orderNumber", b.actor_id as "actorId",
      u.name as "actorName", b.reason
    from (
      select m.*, l.on_hand - ${later("on_hand_delta")} as on_hand,
        l.reserved - ${later("reserved_delta")} as reserved
      from ${stockMovements} m join ${stockLevels} l on l.id = m.stock_level_id
      where m.stock_level_id = ${levelId}
    ) b
    left join ${orders} o on o.id = b.order_id
    left join ${user} u on u.id = b.actor_id
    where ${sql.join(narrowed, sql` and `)}
    order by b.at desc, b.id desc limit ${MOVEMENTS_PAGE + 1}`);
  return {
    movements: rows.slice(0, MOVEMENTS_PAGE).map((row) => ({ ...row, at: new Date(row.at) })),
    hasMore: rows.length > MOVEMENTS_PAGE,
  };
}

/** The change of a level on each day since, in Manila. */
export async function changesSince(db: Db, levelId: string, since: Date): Promise<DayChange[]> {
  const { rows } = await db.execute<DayChange>(sql`
    select (at at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date::text as day,
      sum(on_hand_delta)::int as change
    from ${stockMovements}
    where stock_level_id = ${levelId} and at >= ${since.toISOString()}::timestamptz
      and on_hand_delta <> 0
    group by 1`);
  return rows;
}
