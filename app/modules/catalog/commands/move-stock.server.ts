import { sql } from "drizzle-orm";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stockLevels, stockMovements } from "../tables.server.ts";

export type Move = {
  stockLevelId: string;
  kind: "adjust" | "reserve" | "release" | "ship";
  onHandDelta: number;
  reservedDelta: number;
};

/**
 * The only writer of stock. The caller holds the locks and has decided; the table's checks stop
 * what a mistake would let below zero.
 */
export async function moveStock(
  ctx: Ctx,
  moves: readonly Move[],
  cause: { orderId?: string; reason?: string },
): Promise<void> {
  if (moves.length === 0) return;
  const changes = sql.join(
    moves.map(
      (m) => sql`(${m.stockLevelId}::uuid, ${m.onHandDelta}::int, ${m.reservedDelta}::int)`,
    ),
    sql`, `,
  );
  const levels = ctx.db.execute(sql`
    update ${stockLevels} set on_hand = on_hand + d.on_hand_delta, reserved = reserved + d.reserved_delta
    from (values ${changes}) as d (level_id, on_hand_delta, reserved_delta)
    where ${stockLevels.id} = d.level_id`);
  const movements = ctx.db.insert(stockMovements).values(
    moves.map((move) => ({
      id: ctx.ids.newId(),
      ...move,
      orderId: cause.orderId,
      reason: cause.reason,
      actorId: actorId(ctx.actor),
      at: ctx.now,
    })),
  );
  await Promise.all([levels, movements]);
}
