import type { ParcelWord } from "../rules/parcel-words.ts";

/** The states of parcels in words, for buyers and staff. */
export const PARCEL_WORD_TEXTS: Readonly<Record<ParcelWord, string>> = {
  booked: "The courier knows of it",
  picked_up: "The courier has it",
  in_transit: "On its way",
  out_for_delivery: "Out for delivery",
  failed_attempt: "A delivery was tried",
  delivered: "Delivered",
  coming_back: "On its way back to us",
  lost: "The courier is looking for it",
  returned: "Back with us",
};

export const reportMessages = {
  title: "From the courier",
  several: (parcel: number) => `From the courier, parcel ${parcel}`,
} as const;
