import { eq, and, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { moveShipped } from "#app/goods/catalog/commands/move-shipped.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { parcelRows, type ParcelRow } from "../queries/parcels.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import { shipmentOf, undoOf, type Undo } from "../rules/shipment.ts";
import { orderItems } from "../tables.server.ts";
import { parcelItems, parcels, orderItemLots } from "../tables/parcels.server.ts";
import { movePacked } from "#app/goods/lots/commands/move-packed.server.ts";
import { lockOrder, type LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";
import { writeShipment } from "./write-shipment.server.ts";

type UndoShipmentRefusal = Refusal<"forbidden" | "not_found" | "too_late">;

/**
 * Reverts a shipment, or the change of a tracking number, within ten seconds and before the buyer
 * is told. The typed number stays, so that staff need not type it again. Without `number`, reverts
 * the order's newest parcel.
 */
export async function undoShipment(
  ctx: Ctx,
  orderId: string,
  number?: number,
): Promise<Result<Undo["what"], UndoShipmentRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const { status, parcelsSent } = order;
    const sent = (await parcelRows(tx.db, orderId)).filter(({ shippedAt }) => shippedAt !== null);
    const parcel = sent.find((row) => row.number === (number ?? parcelsSent));
    if (!parcel) return refuse("too_late");
    const isNewest = parcel.number === parcelsSent;
    const undo = undoOf({ ...parcel, status, isNewest }, tx.now);
    if (!undo) return refuse("too_late");
    if (undo.what === "shipment") await takeBack(tx, order, parcel, sent);
    else if (parcel.shipmentTold) {
      const [was, is] = [shipmentOf(parcel), parcel.shipmentTold];
      const change = { parcel, was, is, trackingChangedAt: null, reason: "taken_back" };
      await writeShipment(tx, change);
    }
    return ok(undo.what);
  });
}

/** Returns the parcel's units to their lots and to the shelf, reserved for the order as before. */
async function takeBack(
  tx: Ctx,
  order: LockedOrder,
  parcel: ParcelRow,
  sent: readonly ParcelRow[],
): Promise<void> {
  const parcelsSent = order.parcelsSent - 1;
  await setOrderState(
    tx,
    order,
    {
      status: "processing",
      fulfillmentStatus: parcelsSent > 0 ? "partial" : "unfulfilled",
      parcelsSent,
      shippedAt: sent.find(({ number }) => number === parcelsSent)?.shippedAt ?? null,
    },
    "taken_back",
  );
  if (order.status === "processing" || parcelsSent > 0) {
    const subject = { type: "order", id: order.id };
    const after = { parcel: parcel.number };
    await recordAudit(tx, { action: "order.parcel_taken_back", subject, after });
  }
  const lines = await tx.db
    .select({
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      quantity: parcelItems.units,
    })
    .from(parcelItems)
    .innerJoin(orderItems, eq(orderItems.id, parcelItems.orderItemId))
    .where(eq(parcelItems.parcelId, parcel.id));
  await tx.db.delete(parcelItems).where(eq(parcelItems.parcelId, parcel.id));
  await tx.db.update(parcels).set({ shippedAt: null }).where(eq(parcels.id, parcel.id));
  await unpackLots(tx, order.id, parcel.number);
  await moveShipped(tx, order.id, { kind: "unship", lines });
}

async function unpackLots(ctx: Ctx, orderId: string, parcel: number): Promise<void> {
  const items = ctx.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  const rows = await ctx.db
    .delete(orderItemLots)
    .where(and(inArray(orderItemLots.orderItemId, items), eq(orderItemLots.parcel, parcel)))
    .returning();
  await movePacked(
    ctx,
    rows.map(({ lotId, units }) => ({ lotId, units: -units })),
  );
}
