import { sql } from "drizzle-orm";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { isBack } from "../rules/stock.ts";
import { stockLevels, stockMovements } from "../tables.server.ts";

export type Move = {
  stockLevelId: string;
  kind: "adjust" | "reserve" | "release" | "ship" | "unship";
  onHandDelta: number;
  reservedDelta: number;
};

type MovedLevel = {
  product_id: string;
  variant_id: string | null;
  available: number;
  gained: number;
};

/**
 * The only writer of stock. It emits `stock.back` when an item can be sold again. The caller has
 * the locks and has decided; the table's checks stop a mistake from making stock negative.
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
  const levels = ctx.db.execute<MovedLevel>(sql`
    update ${stockLevels} set on_hand = on_hand + d.on_hand_delta, reserved = reserved + d.reserved_delta
    from (values ${changes}) as d (level_id, on_hand_delta, reserved_delta)
    where ${stockLevels.id} = d.level_id
    returning product_id, variant_id, on_hand - ${stockLevels}.reserved as available,
      d.on_hand_delta - d.reserved_delta as gained`);
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
  const [moved] = await Promise.all([levels, movements]);
  for (const { product_id: productId, variant_id: variantId, ...level } of moved.rows) {
    if (isBack(level)) await emit(ctx.db, "stock.back", { productId, variantId });
  }
}
