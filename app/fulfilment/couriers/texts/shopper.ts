import type { ParcelWord } from "../rules/parcel-words.ts";

/** The states of parcels in words, for buyers and staff. */
export const PARCEL_WORD_TEXTS: Readonly<Record<ParcelWord, string>> = {
  booked: "Courier notified",
  picked_up: "Picked up by the courier",
  in_transit: "On its way",
  out_for_delivery: "Out for delivery",
  failed_attempt: "Delivery attempted",
  delivered: "Delivered",
  coming_back: "On its way back to us",
  lost: "Being traced by the courier",
  returned: "Returned to us",
};

export const reportMessages = {
  title: "Courier updates",
  several: (parcel: number) => `Courier updates, parcel ${parcel}`,
} as const;
