import type { OrderStatus } from "./order-terms.ts";

/** Milliseconds in which staff can revert a shipment or a number before the buyer is told. */
export const UNDO_MS = 10_000;

export type Shipment = { courier: string | null; number: string | null; url: string | null };

export const NO_TRACKING: Shipment = { courier: null, number: null, url: null };

export type ShipmentState = {
  /** The order's status. */
  status: OrderStatus;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  shippedAt: Date | null;
  /** The shipment that the buyer was last told. */
  shipmentTold: Shipment | null;
  trackingChangedAt: Date | null;
  deliveredAt: Date | null;
  returnedAt: Date | null;
  /** No other parcel of the order left later. */
  isNewest: boolean;
};

export type Undo = { what: "shipment" | "tracking"; until: Date };

type TrackingFields = Pick<ShipmentState, "courier" | "trackingNumber" | "trackingUrl">;

export function shipmentOf({ courier, trackingNumber, trackingUrl }: TrackingFields): Shipment {
  return { courier, number: trackingNumber, url: trackingUrl };
}

export function isSameShipment(one: Shipment, other: Shipment): boolean {
  return one.courier === other.courier && one.number === other.number && one.url === other.url;
}

/** Decides whether a change is news. A courier without a number is not worth a mail. */
export function isNews(known: Shipment, now: Shipment): boolean {
  return !isSameShipment(known, now) && (known.number !== null || now.number !== null);
}

/** The parcel has left, so staff can add or correct its number. */
export function isOut({ status, shippedAt }: Pick<ShipmentState, "status" | "shippedAt">): boolean {
  if (shippedAt === null) return false;
  return status === "processing" || status === "shipped" || status === "delivered";
}

/** The parcel is in transit: it left, and has neither arrived nor come back. */
export function isAwaited(parcel: ShipmentState): boolean {
  const { status, deliveredAt, returnedAt } = parcel;
  return isOut(parcel) && status !== "delivered" && deliveredAt === null && returnedAt === null;
}

/**
 * The change that staff can revert now. Excludes news that the buyer already got, changes older
 * than ten seconds, and parcels that were followed by another one.
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

/** The news that a job from `since` must announce. Undefined if it was reverted or replaced. */
export function dueNews(parcel: ShipmentState, since: Date): Undo["what"] | undefined {
  if (!isAwaited(parcel)) return undefined;
  if (parcel.shipmentTold === null) return isAt(parcel.shippedAt, since) ? "shipment" : undefined;
  if (!isAt(parcel.trackingChangedAt, since)) return undefined;
  return isNews(parcel.shipmentTold, shipmentOf(parcel)) ? "tracking" : undefined;
}

function isAt(time: Date | null, since: Date): boolean {
  return time !== null && time.getTime() === since.getTime();
}
