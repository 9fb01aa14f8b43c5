import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { lockOrder } from "../commands/lock-order.server.ts";
import { parcelRows, type ParcelRow } from "../queries/parcels.server.ts";
import { UNDO_MS, dueNews, shipmentOf, type Undo } from "../rules/shipment.ts";
import { parcels } from "../tables/parcels.server.ts";
import { ofParcel, parcelIn } from "./on-order.server.ts";

type ParcelRef = { orderId: string; parcelId: string };

/**
 * Schedules the buyer's mail in ten seconds, so that staff can still take the change back. The
 * caller has just written the parcel.
 */
export async function announceSoon(ctx: Ctx, { orderId, parcelId }: ParcelRef): Promise<void> {
  const runAt = new Date(ctx.now.getTime() + UNDO_MS);
  const payload = { orderId, parcelId, since: ctx.now.toISOString() };
  await enqueue(ctx.db, "orders.tell-shipment", payload, { runAt });
}

/** Announces a parcel of a locked order to the buyer. It can no longer be taken back. */
export async function announceNow(ctx: Ctx, parcel: ParcelRow, what: Undo["what"]): Promise<void> {
  const { orderId, id: parcelId } = parcel;
  const told = shipmentOf(parcel);
  await ctx.db.update(parcels).set({ shipmentTold: told }).where(eq(parcels.id, parcelId));
  if (what === "shipment") await emit(ctx.db, "order.shipped", { orderId, parcelId });
  else {
    const changeId = ctx.ids.newId();
    await emit(ctx.db, "order.tracking-changed", { orderId, parcelId, changeId });
  }
}

/**
 * Announces a shipment or a corrected number, as far as it is still current. Locks the order, so
 * that staff cannot take back a change while it is being announced.
 */
export const announceShipment = task(
  "orders.tell-shipment",
  ofParcel.extend({ since: z.iso.datetime() }),
  async (ctx, payload) => {
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, payload.orderId);
      if (!order) return;
      const parcelId = parcelIn(payload);
      const parcel = (await parcelRows(tx.db, order.id)).find(({ id }) => id === parcelId);
      if (!parcel) return;
      const isNewest = parcel.number === order.parcelsSent;
      const news = dueNews({ ...parcel, status: order.status, isNewest }, new Date(payload.since));
      if (news) await announceNow(tx, parcel, news);
    });
  },
);
