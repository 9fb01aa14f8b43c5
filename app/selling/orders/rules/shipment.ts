import type { OrderStatus } from "./order-terms.ts";

/** How long staff can take a shipment or a number back before the buyer is told of it. */
export const UNDO_MS = 10_000;

export type Shipment = { courier: string | null; number: string | null; url: string | null };

export const NO_TRACKING: Shipment = { courier: null, number: null, url: null };

export type ShipmentState = {
  /** Of its order. */
  status: OrderStatus;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  shippedAt: Date | null;
  /** What the buyer was last told of it. */
  shipmentTold: Shipment | null;
  trackingChangedAt: Date | null;
  deliveredAt: Date | null;
  returnedAt: Date | null;
  /** No other parcel of its order left after it. */
  isNewest: boolean;
};

/** What can be taken back, until when. */
export type Undo = { what: "shipment" | "tracking"; until: Date };

type Tracked = Pick<ShipmentState, "courier" | "trackingNumber" | "trackingUrl">;

export function shipmentOf({ courier, trackingNumber, trackingUrl }: Tracked): Shipment {
  return { courier, number: trackingNumber, url: trackingUrl };
}

export function isSameShipment(one: Shipment, other: Shipment): boolean {
  return one.courier === other.courier && one.number === other.number && one.url === other.url;
}

/** Whether a buyer who knows the one has to be told of the other: a courier alone leads nowhere. */
export function isNews(known: Shipment, now: Shipment): boolean {
  return !isSameShipment(known, now) && (known.number !== null || now.number !== null);
}

/** The parcel has left, so its number can be given or corrected. */
export function isOut({ status, shippedAt }: Pick<ShipmentState, "status" | "shippedAt">): boolean {
  if (shippedAt === null) return false;
  return status === "processing" || status === "shipped" || status === "delivered";
}

/** Its buyer waits for it: it has left and is neither there nor back. */
export function isAwaited(parcel: ShipmentState): boolean {
  const { status, deliveredAt, returnedAt } = parcel;
  return isOut(parcel) && status !== "delivered" && deliveredAt === null && returnedAt === null;
}

/**
 * What staff can take back now: nothing that the buyer was told already, whatever the clock says,
 * nothing older than ten seconds, and no parcel after which another one left.
 */
export function undoOf(parcel: ShipmentState, now: Date): Undo | undefined {
  const { shippedAt, shipmentTold, trackingChangedAt, isNewest } = parcel;
  if (!isAwaited(parcel)) return undefined;
  if (shipmentTold === null) return isNewest ? stillOpen("shipment", shippedAt, now) : undefined;
  return stillOpen("tracking", trackingChangedAt, now);
}

function stillOpen(what: Undo["what"], since: Date | null, now: Date): Undo | undefined {
  if (since === null) return undefined;
  const until = new Date(since.getTime() + UNDO_MS);
  return now < until ? { what, until } : undefined;
}

/** What a job planned at `since` has to announce; nothing of a change that was taken back or overtaken. */
export function dueNews(parcel: ShipmentState, since: Date): Undo["what"] | undefined {
  if (!isAwaited(parcel)) return undefined;
  if (parcel.shipmentTold === null) return isAt(parcel.shippedAt, since) ? "shipment" : undefined;
  if (!isAt(parcel.trackingChangedAt, since)) return undefined;
  return isNews(parcel.shipmentTold, shipmentOf(parcel)) ? "tracking" : undefined;
}

function isAt(time: Date | null, since: Date): boolean {
  return time !== null && time.getTime() === since.getTime();
}
