export const TYPE_SLUGS = ["initial", "followup", "quick"] as const;
export type TypeSlug = (typeof TYPE_SLUGS)[number];

/** A type by its name as it stood in an address, which may be anything. */
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
/** A doctor learns of a booking at least so long before it begins. */
export const LEAST_NOTICE_HOURS = 4;
/** Today and the days after it that can be booked. */
export const HORIZON_DAYS = 28;
/** Until when before its start a customer may move or cancel. */
export const CHANGE_NOTICE_HOURS = 24;
/** How many consultations to come one customer may have, so that nobody takes all the slots. */
export const MOST_AHEAD = 3;
