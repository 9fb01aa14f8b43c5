export const TYPE_SLUGS = ["initial", "followup", "quick"] as const;
export type TypeSlug = (typeof TYPE_SLUGS)[number];

/** The name may come from a URL, so it may be anything. */
export const readTypeSlug = (text: string): TypeSlug | undefined =>
  TYPE_SLUGS.find((slug) => slug === text);

export const CHANNELS = ["video", "chat"] as const;
export type Channel = (typeof CHANNELS)[number];

/** A held slot is reserved for ten minutes; a cancelled booking takes no slot. */
export type BookingStatus = "held" | "booked" | "cancelled";

export type CancelledBy = "customer" | "staff";

/** Booking numbers begin with it, like `C-26-000045`. */
export const BOOKING_LETTER = "C";

export const HOLD_MINUTES = 10;
/** A doctor learns of a booking at least this long before it begins. */
export const LEAST_NOTICE_HOURS = 4;
/** The number of days that can be booked, today included. */
export const HORIZON_DAYS = 28;
/** How long before its start a customer may still move or cancel a booking. */
export const CHANGE_NOTICE_HOURS = 24;
/** The most upcoming consultations per customer, so that no one takes all the slots. */
export const MOST_AHEAD = 3;
