import { carrierUrl, type OfferedCarrier } from "./couriers.ts";
import type { Shipment } from "./shipment.ts";

/** Typed values of a form. An empty text means that the field is empty. */
type TrackingFields = { courier: string | null; number: string; url: string };

/** A missing or contradictory value, with the field to change. */
export type ShipmentDoubt = {
  field: "courier" | "trackingNumber" | "without";
  why: "courierMissing" | "numberMissing" | "urlAlone" | "withoutAndNumber";
};

export function readShipment(
  { courier, number, url }: TrackingFields,
  carriers: readonly OfferedCarrier[],
): Shipment {
  if (number === "") return { courier, number: null, url: null };
  return { courier, number, url: url || carrierUrl(carriers, courier, number) };
}

/** A parcel leaves with a courier and a number, or without a number if staff chose so. */
export function shipmentDoubt(typed: TrackingFields, without: boolean): ShipmentDoubt | undefined {
  const { courier, number } = typed;
  if (!without && courier === null) return { field: "courier", why: "courierMissing" };
  if (!without && number === "") return { field: "trackingNumber", why: "numberMissing" };
  if (without && number !== "") return { field: "without", why: "withoutAndNumber" };
  return trackingDoubt(typed);
}

/** Later, staff may remove the number. A number needs a courier, and a link needs a number. */
export function trackingDoubt({ courier, number, url }: TrackingFields): ShipmentDoubt | undefined {
  if (number !== "" && courier === null) return { field: "courier", why: "courierMissing" };
  if (url !== "" && number === "") return { field: "trackingNumber", why: "urlAlone" };
  return undefined;
}
