import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { eventsOf, numberOf, parcelsNumbered } from "../queries/parcel-events.server.ts";
import { currentWord, wasDelivered } from "../rules/fold-events.ts";
import { flagOf } from "../rules/parcel-flags.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";
import { parcelEvents } from "../tables.server.ts";
import { flagParcel } from "./flag-parcel.server.ts";
import { lockParcel } from "./lock-parcel.server.ts";

export type Report = {
  trackingNumber: string;
  word: ParcelWord;
  happenedAt: Date;
  /** The courier's own words. */
  says: string;
};

/**
 * Takes a courier's report of a parcel, once. Reports may arrive in any order, even before the
 * parcel left here, and lead to the same state. Returns whether the report was new.
 */
export async function takeReport(ctx: Ctx, report: Report): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const trackingNumber = numberOf(report.trackingNumber);
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(parcelEvents)
      .values({ ...report, id, source: "ninjavan", trackingNumber, receivedAt: tx.now })
      .onConflictDoNothing();
    if (written.rowCount === 0) return false;
    for (const { id: parcelId } of await parcelsNumbered(tx.db, trackingNumber)) {
      await applyReport(tx, parcelId, id);
    }
    return true;
  });
}

/** The lock makes all reports visible. A parcel that is over or back ignores its courier. */
async function applyReport(tx: Ctx, parcelId: string, newId: string): Promise<void> {
  const locked = await lockParcel(tx, parcelId);
  if (!locked) return;
  const { order, parcel } = locked;
  const isOver = order.status === "cancelled" || order.status === "refunded";
  if (isOver || parcel.returnedAt !== null) return;
  const events = await eventsOf(tx.db, [parcel]);
  const before = currentWord(events.filter(({ id }) => id !== newId));
  const after = currentWord(events);
  if (after !== undefined && after !== before) {
    const former = before && flagOf(before, parcel.number);
    if (flagOf(after, parcel.number) !== undefined) await flagParcel(tx, locked, after);
    else if (former !== undefined && order.needsAttention === former) {
      await setOrderState(tx, order, { needsAttention: null }, after);
    }
  }
  // Refused if staff were faster, or if the parcel came back after that.
  if (wasDelivered(events)) {
    await markDelivered(tx, { orderId: order.id, parcel: parcel.number });
  }
}
