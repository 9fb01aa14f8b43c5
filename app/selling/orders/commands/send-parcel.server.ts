import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { moveShipped } from "#app/goods/catalog/commands/move-shipped.server.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { announceSoon } from "../jobs/announce-shipment.server.ts";
import { coldDays } from "../queries/cold-days.server.ts";
import type { NextParcel } from "../queries/packing-plan.server.ts";
import { parcelRows } from "../queries/parcels.server.ts";
import { dayOfParcel, type ColdDay } from "../rules/cold-day.ts";
import { isColdParcel } from "../rules/parcels.ts";
import { NO_TRACKING, shipmentOf, type Shipment } from "../rules/shipment.ts";
import { parcelItems, parcels } from "../tables/parcels.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { packLots, type Packing, type PackRefusal } from "./pack-lots.server.ts";
import { setOrderState } from "./set-order-state.server.ts";
import { recordShipment } from "./record-shipment.server.ts";

export type SendRefusal =
  | PackRefusal
  | Refusal<"cash_once">
  | (Refusal<"not_its_day"> & { day: ColdDay });

export type Sending = Packing & {
  /** Staff ship the parcel today even though today is not its shipping day. */
  anyway?: boolean | undefined;
};

/**
 * Ships the next parcel of a locked order, with the chosen units or all remaining ones. The last
 * parcel makes the order shipped. A cold parcel leaves only on its day, unless staff decide
 * otherwise. The caller has checked the order's status.
 */
export async function sendParcel(
  ctx: Ctx,
  order: LockedOrder,
  { shipment, anyway = false, ...packing }: Sending & { shipment: Shipment },
): Promise<Result<{ status: "processing" | "shipped" }, SendRefusal>> {
  const packed = await packLots(ctx, order, packing);
  if (!packed.ok) return packed;
  const { lines, rest, isWhole } = packed.value;
  if (!anyway && isColdParcel(order, packed.value)) {
    const day = dayOfParcel(order, await coldDays(ctx));
    if (day.state !== "today") return refuse("not_its_day", { day });
  }
  if (rest.length > 0 && order.paymentStatus === "cod_due") return refuse("cash_once");
  const number = order.parcelsSent + 1;
  const parcelId = await writeParcel(ctx, order, packed.value, shipment);
  if (lines.length > 0) {
    await ctx.db
      .insert(parcelItems)
      .values(lines.map(({ itemId, units }) => ({ parcelId, orderItemId: itemId, units })));
  }
  await moveShipped(ctx, order.id, {
    kind: "ship",
    lines: lines.map(({ units: quantity, ...line }) => ({ ...line, quantity })),
  });
  const status = rest.length > 0 ? ("processing" as const) : ("shipped" as const);
  await setOrderState(ctx, order, {
    status,
    fulfillmentStatus: rest.length > 0 ? "partial" : "fulfilled",
    parcelsSent: number,
    shippedAt: ctx.now,
  });
  if (!isWhole) {
    const units = lines.reduce((sum, line) => sum + line.units, 0);
    const subject = { type: "order", id: order.id };
    await recordAudit(ctx, {
      action: "order.parcel_left",
      subject,
      after: { parcel: number, units },
    });
  }
  await announceSoon(ctx, { orderId: order.id, parcelId });
  return ok({ status });
}

/** A parcel that was taken back already has a row with its number. */
async function writeParcel(
  ctx: Ctx,
  order: LockedOrder,
  { lines, isWhole }: NextParcel,
  shipment: Shipment,
): Promise<string> {
  const number = order.parcelsSent + 1;
  const former = (await parcelRows(ctx.db, order.id)).find((row) => row.number === number);
  const id = former?.id ?? ctx.ids.newId();
  const sent = {
    courier: shipment.courier,
    trackingNumber: shipment.number,
    trackingUrl: shipment.url,
    isCold: isColdParcel(order, { isWhole, lines }),
    shippedAt: ctx.now,
    trackingChangedAt: null,
  };
  await ctx.db
    .insert(parcels)
    .values({ id, orderId: order.id, number, ...sent })
    .onConflictDoUpdate({ target: parcels.id, set: sent });
  const was = former ? shipmentOf(former) : NO_TRACKING;
  await recordShipment(ctx, { parcel: { id, orderId: order.id, number }, was, is: shipment });
  return id;
}
