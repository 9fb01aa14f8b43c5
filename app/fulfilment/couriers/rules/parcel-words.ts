/** The shop's own words for a parcel's state, in the order of its way. */
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

/** States that staff can record after asking. A parcel that is back needs a return instead. */
export const NOTED_WORDS = ["coming_back", "lost"] as const;

export type NotedWord = (typeof NOTED_WORDS)[number];
