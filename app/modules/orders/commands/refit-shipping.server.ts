import { eq } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import { weightOf } from "#app/modules/cart/rules/price-cart.ts";
import { loadAreas } from "#app/modules/delivery/queries/areas.server.ts";
import { areaOf, chargesTo } from "#app/modules/delivery/rules/areas.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { shippingOf } from "#app/modules/settings/rules/charges.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changeableLines } from "../queries/changeable-lines.server.ts";
import { isPaid, paysOnline } from "../rules/order-terms.ts";
import { orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";

export type ShippingRefusal =
  | Refusal<"province_needed">
  | (Refusal<"shipping_differs"> & { was: Centavos; now: Centavos });

/**
 * The fee of an order that goes to another area now, by the same rule as when it was placed. Within
 * its area nothing changes, whatever the rates are today. What is paid, or being paid, stays as it
 * is: then another area is refused. Answers the order where its total changed.
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
  const lines = (await changeableLines(ctx.db, order.id)).map(({ productKind: kind, ...line }) => ({
    ...line,
    kind,
  }));
  const charges = chargesTo(settings, areas, province);
  const weight = weightOf(lines, charges);
  const fee =
    order.shippingTotal === 0 && weight === 0 ? 0 : shippingOf(charges, order.subtotal, weight);
  const differs = fee !== order.shippingTotal;
  const { paymentMethod, paymentStatus } = order;
  if (differs && (isPaid(paymentStatus) || paysOnline(paymentMethod))) {
    return refuse("shipping_differs", { was: order.shippingTotal, now: fee });
  }
  const changed = {
    shippingTotal: fee,
    totalAmount: order.totalAmount - order.shippingTotal + fee,
    delivery: {
      ...order.delivery,
      times: { ...order.delivery.times, travels: area.days },
      parcel: { area: area.name, weight },
    },
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
