import { and, asc, eq, ne } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { itemsWithLots, openLotsOf } from "#app/modules/lots/queries/open-lots.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { planPacking } from "../rules/plan-packing.ts";
import { orderItems } from "../tables.server.ts";

/** From which lots an order is packed today; `lock` keeps it so until the transaction ends. */
export async function packingPlan(
  { db, now }: Pick<Ctx, "db" | "now">,
  orderId: string,
  lock = false,
) {
  const lines = await db
    .select({
      itemId: orderItems.id,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      units: orderItems.quantity,
      courseWeeks: products.courseWeeksMax,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), ne(products.kind, "service")))
    .orderBy(asc(orderItems.position));
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const today = shopDay(now);
  const open = productIds.length === 0 ? [] : await openLotsOf(db, productIds, { today, lock });
  const withLots = productIds.length === 0 ? [] : await itemsWithLots(db, productIds);
  const known = lines.map((line) => {
    const hasLots = withLots.some(
      ({ productId, variantId }) => productId === line.productId && variantId === line.variantId,
    );
    return { ...line, hasLots };
  });
  return { plan: planPacking(known, open, today), lots: open };
}
