import { and, eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { packingPlan } from "#app/selling/orders/queries/packing-plan.server.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { packOrder } from "#app/fulfilment/packing/commands/pack-order.server.ts";
import { coldDays } from "#app/selling/orders/queries/cold-days.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { done } from "../done.ts";
import type { DemoOrder } from "./demo-orders.ts";

/** Longer than any row of days without cold parcels. */
const MOST_DAYS = 21;

/** By how many whole days an order is older than it says, so that a cold parcel leaves on its day. */
export async function daysEarlier(system: Ctx, { hoursAgo, moves }: DemoOrder): Promise<number> {
  const shipped = moves.find(([to]) => to === "shipped");
  if (!shipped) return 0;
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const now = addMinutes(system.now, (shipped[1] - hoursAgo - 24 * days) * 60);
    const { shop, areas } = await coldDays({ db: system.db, now });
    if ([shop, ...areas.values()].every(({ state }) => state !== "waits")) return days;
  }
  throw new Error("cold parcels of the demo shop leave on no day");
}

/** Packs and sends what is left of an order, or the line of one product, as the packing queue does. */
export async function sendParcel(
  ctx: Ctx,
  orderId: string,
  { number, slug }: { number: string; slug?: string },
): Promise<void> {
  const chosen = slug === undefined ? undefined : await unitsOf(ctx, orderId, slug);
  const { plan } = done(await packingPlan(ctx, orderId, { chosen }));
  const shipment = { courier: "other", number, url: null };
  const packed = { orderId, plan: planKey(plan), shipment, ...(chosen && { chosen }) };
  done(await packOrder(ctx, packed));
}

async function unitsOf(ctx: Ctx, orderId: string, slug: string): Promise<Map<string, number>> {
  const [line] = await ctx.db
    .select({ id: orderItems.id, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.slug, slug)));
  if (!line) throw new Error(`no line of ${slug}`);
  return new Map([[line.id, line.quantity]]);
}
