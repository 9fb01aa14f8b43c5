import { eq } from "drizzle-orm";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder, type Move } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { suggestedPlan } from "#app/selling/orders/queries/packing-plan.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** A lot of a new product, with a sent parcel of so many units for each buyer. */
export async function makePackedLot(
  ctx: Ctx,
  { name, lotNumber, units }: { name: string; lotNumber: string; units: readonly number[] },
) {
  const productId = await makeProduct(ctx, { name, stock: 20 });
  const received = await receiveLot(ctx, {
    item: { productId, variantId: null },
    lotNumber,
    madeOn: null,
    expiresOn: "2099-01-01",
    receivedUnits: 20,
  });
  if (!received.ok) throw new Error(received.reason);
  const { lotId } = received.value;
  await openLot(ctx, lotId);
  const orderIds: string[] = [];
  for (const [index, quantity] of units.entries()) {
    const orderId = await makeOrder(ctx, { productId, quantity, paymentMethod: "cod" });
    const email = `buyer-${index}-${lotNumber.toLowerCase()}@example.test`;
    await ctx.db.update(orders).set({ email }).where(eq(orders.id, orderId));
    await confirmByPhone(ctx, orderId);
    await moveOrder(ctx, { orderId, to: "processing" });
    await shipSuggested(ctx, orderId);
    orderIds.push(orderId);
  }
  return { productId, lotId, orderIds };
}

/** Ships all remaining units of an order from the suggested lots, on any day. */
export async function shipSuggested(
  ctx: Ctx,
  orderId: string,
  given: Pick<Move, "shipment" | "chosen"> = {},
): Promise<void> {
  const plan = await suggestedPlan(ctx, orderId, given.chosen);
  const left = await moveOrder(ctx, { orderId, to: "shipped", plan, anyway: true, ...given });
  if (!left.ok) throw new Error(left.reason);
}
