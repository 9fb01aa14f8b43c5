/** Our own words for where a parcel is, whatever its courier calls it; from the first to the last. */
export const PARCEL_WORDS = [
  "booked",
  "picked_up",
  "in_transit",
  "out_for_delivery",
  "failed_attempt",
  "delivered",
  "coming_back",
  "lost",
  "returned",
] as const;

export type ParcelWord = (typeof PARCEL_WORDS)[number];

/** Those that staff can note from what a courier answered; a parcel that is back is a return. */
export const NOTED_WORDS = ["coming_back", "lost"] as const;

export type NotedWord = (typeof NOTED_WORDS)[number];
