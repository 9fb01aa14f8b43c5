import type { OrderStatus } from "./order-terms.ts";

/** How long staff can take a shipment or a number back before the buyer is told of it. */
export const UNDO_MS = 10_000;

export type Shipment = { courier: string | null; number: string | null; url: string | null };

export const NO_TRACKING: Shipment = { courier: null, number: null, url: null };

export type ShipmentState = {
  status: OrderStatus;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  shippedAt: Date | null;
  /** What the buyer was last told of it. */
  shipmentTold: Shipment | null;
  trackingChangedAt: Date | null;
};

/** What can be taken back, until when. */
export type Undo = { what: "shipment" | "tracking"; until: Date };

export function shipmentOf(order: ShipmentState): Shipment {
  return { courier: order.courier, number: order.trackingNumber, url: order.trackingUrl };
}

export function isSameShipment(one: Shipment, other: Shipment): boolean {
  return one.courier === other.courier && one.number === other.number && one.url === other.url;
}

/** Whether a buyer who knows the one has to be told of the other: a courier alone leads nowhere. */
export function isNews(known: Shipment, now: Shipment): boolean {
  return !isSameShipment(known, now) && (known.number !== null || now.number !== null);
}

/** The parcel has left, so its number can be given or corrected. */
export function isOut(status: OrderStatus): boolean {
  return status === "shipped" || status === "delivered";
}

/**
 * What staff can take back now: nothing that the buyer was told already, whatever the clock says,
 * and nothing older than ten seconds.
 */
export function undoOf(order: ShipmentState, now: Date): Undo | undefined {
  const { status, shippedAt, shipmentTold, trackingChangedAt } = order;
  if (status !== "shipped") return undefined;
  if (shipmentTold === null) return stillOpen("shipment", shippedAt, now);
  return stillOpen("tracking", trackingChangedAt, now);
}

function stillOpen(what: Undo["what"], since: Date | null, now: Date): Undo | undefined {
  if (since === null) return undefined;
  const until = new Date(since.getTime() + UNDO_MS);
  return now < until ? { what, until } : undefined;
}

/** What a job planned at `since` has to announce; nothing of a change that was taken back or overtaken. */
export function dueNews(order: ShipmentState, since: Date): Undo["what"] | undefined {
  if (order.status !== "shipped") return undefined;
  if (order.shipmentTold === null) return isAt(order.shippedAt, since) ? "shipment" : undefined;
  if (!isAt(order.trackingChangedAt, since)) return undefined;
  return isNews(order.shipmentTold, shipmentOf(order)) ? "tracking" : undefined;
}

function isAt(time: Date | null, since: Date): boolean {
  return time !== null && time.getTime() === since.getTime();
}
