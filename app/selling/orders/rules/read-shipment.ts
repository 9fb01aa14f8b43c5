import { carrierUrl, type OfferedCarrier } from "./couriers.ts";
import type { Shipment } from "./shipment.ts";

/** What a form says of a parcel; an empty text is nothing. */
type Typed = { courier: string | null; number: string; url: string };

/** What is missing, or contradicts something else, with the field that has to change. */
export type ShipmentDoubt = {
  field: "courier" | "trackingNumber" | "without";
  why: "courierMissing" | "numberMissing" | "urlAlone" | "withoutAndNumber";
};

export function readShipment(
  { courier, number, url }: Typed,
  carriers: readonly OfferedCarrier[],
): Shipment {
  if (number === "") return { courier, number: null, url: null };
  return { courier, number, url: url || carrierUrl(carriers, courier, number) };
}

/** A parcel leaves with its courier and number, or without a number because somebody chose so. */
export function shipmentDoubt(typed: Typed, without: boolean): ShipmentDoubt | undefined {
  const { courier, number } = typed;
  if (!without && courier === null) return { field: "courier", why: "courierMissing" };
  if (!without && number === "") return { field: "trackingNumber", why: "numberMissing" };
  if (without && number !== "") return { field: "without", why: "withoutAndNumber" };
  return trackingDoubt(typed);
}

/** Afterwards a number may go, but not come without its courier, nor a link without its number. */
export function trackingDoubt({ courier, number, url }: Typed): ShipmentDoubt | undefined {
  if (number !== "" && courier === null) return { field: "courier", why: "courierMissing" };
  if (url !== "" && number === "") return { field: "trackingNumber", why: "urlAlone" };
  return undefined;
}
