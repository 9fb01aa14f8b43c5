import { eq } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { weightOf } from "#app/selling/cart/rules/price-cart.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { areaOf, chargesTo } from "#app/goods/delivery/rules/areas.ts";
import { judgeCold, type ColdRefused } from "#app/goods/delivery/rules/judge-cold.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { shippingOf } from "#app/running/settings/rules/charges.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changeableLines } from "../queries/changeable-lines.server.ts";
import { isPaid, paysOnline } from "../rules/order-terms.ts";
import { refitDelivery } from "../rules/refit-delivery.ts";
import { orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";

export type ShippingRefusal =
  | Refusal<"province_needed">
  | (Refusal<"cold_not_sent"> & ColdRefused)
  | (Refusal<"shipping_differs"> & { was: Centavos; now: Centavos });

/**
 * Recalculates fee and promise of an order that moves to another area, by the rules for placing an
 * order. Within its area nothing changes, whatever today's rates are. A paid order, or one being
 * paid, keeps its total: an area with another fee is refused. So is an area to which its cold goods
 * cannot be sent. Returns the order if its total changed.
 */
export async function refitShipping(
  ctx: Ctx,
  order: LockedOrder,
  province: string | null,
): Promise<Result<LockedOrder | undefined, ShippingRefusal>> {
  const was = order.delivery?.parcel?.area;
  const settings = await loadSettings(ctx.db);
  const areas = was ? await loadAreas(ctx.db, settings) : null;
  if (!was || !areas || !order.delivery) return ok(undefined);
  if (!province) return refuse("province_needed");
  const area = areaOf(areas, province);
  if (!area || area.name === was) return ok(undefined);
  const found = await changeableLines(ctx.db, order.id);
  const lines = found.map(({ productKind: kind, productName: name, ...line }) => ({
    ...line,
    kind,
    name,
  }));
  const cold = judgeCold(lines, { settings, areas, province, now: ctx.now });
  if (cold) return refuse("cold_not_sent", cold);
  const charges = chargesTo(settings, areas, province);
  const weight = weightOf(lines, charges);
  const fee =
    order.shippingTotal === 0 && weight === 0 ? 0 : shippingOf(charges, order.subtotal, weight);
  const differs = fee !== order.shippingTotal;
  const { paymentMethod, paymentStatus } = order;
  // An unpaid order with nothing due would wait for no payment.
  const total = order.totalAmount - order.shippingTotal + fee;
  const isCovered = order.creditTotal > 0 && order.creditTotal >= total;
  if (differs && (isPaid(paymentStatus) || paysOnline(paymentMethod) || isCovered)) {
    return refuse("shipping_differs", { was: order.shippingTotal, now: fee });
  }
  const changed = {
    shippingTotal: fee,
    totalAmount: total,
    delivery: refitDelivery(
      order.delivery,
      {
        times: { ...order.delivery.times, travels: area.days },
        coldTerms: area.cold,
        parcel: { area: area.name, weight },
      },
      { now: ctx.now, isCarried: lines.some(({ kind }) => kind !== "service") },
    ),
  };
  await ctx.db.update(orders).set(changed).where(eq(orders.id, order.id));
  if (!differs) return ok(undefined);
  await recordAudit(ctx, {
    action: "order.changed",
    subject: { type: "order", id: order.id },
    before: { totalAmount: order.totalAmount, shipping: order.shippingTotal },
    after: { totalAmount: changed.totalAmount, shipping: fee },
  });
  return ok({ ...order, ...changed });
}
