import type { Refusal, Result } from "#app/lib/result.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";

/** The sender or recipient of a parcel, in the Philippines. */
export type Party = {
  name: string;
  /** In the form +639171234567. */
  phone: string;
  email: string | undefined;
  /** House number, street and directions. */
  street: string;
  /** A building, floor, unit or landmark. */
  line2?: string | undefined;
  barangay: string;
  city: string;
  province: string;
  postalCode: string | undefined;
};

export type ParcelToBook = {
  /**
   * Nine capital letters and digits. Every try for one parcel has the same reference, so that the
   * courier does not book it twice.
   */
  reference: string;
  orderNumber: string;
  sender: Party;
  recipient: Party;
  grams: number;
  /** Centavos that the courier collects from the recipient. */
  cash: number;
  /** The contents in words that may be printed on the outside. */
  contents: string;
  /** The day in Manila on which the courier gets the parcel, like 2026-11-27. */
  leavesOn: string;
  /** The courier picks the parcel up. Otherwise staff bring it there. */
  isPickedUp: boolean;
};

export type Booking = { trackingNumber: string };

export type TrackedEvent = { word: ParcelWord; happenedAt: Date; says: string };

/**
 * Why a courier did nothing. After `no_answer` and `not_understood`, the courier may have booked
 * the parcel anyway, so it can be booked again with the same reference.
 */
export type CourierProblem =
  | Refusal<"not_offered" | "keys_refused" | "no_answer" | "not_understood" | "unknown_parcel">
  /** In the courier's own words. */
  | (Refusal<"refused"> & { says: string });

type Answer<T> = Promise<Result<T, CourierProblem>>;

export type Courier = {
  /** Books a parcel once, even if called again with the same reference. */
  book(parcel: ParcelToBook): Answer<Booking>;
  label(trackingNumber: string): Answer<Uint8Array>;
  /** The estimated price in centavos. */
  price(parcel: ParcelToBook): Answer<number>;
  /** A parcel's events, oldest first. */
  track(trackingNumber: string): Answer<TrackedEvent[]>;
  /** Cancels a booking until the parcel is picked up. */
  cancel(trackingNumber: string): Answer<undefined>;
};
