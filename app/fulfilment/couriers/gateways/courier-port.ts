import type { Refusal, Result } from "#app/lib/result.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";

/** Who sends or gets a parcel, in the Philippines. */
export type Party = {
  name: string;
  /** As +639171234567. */
  phone: string;
  email: string | undefined;
  /** House, street and what helps to find it. */
  street: string;
  /** A building, floor, unit or landmark; undefined where there is none. */
  line2?: string | undefined;
  barangay: string;
  city: string;
  province: string;
  postalCode: string | undefined;
};

/** What a courier is asked to carry. */
export type ParcelToBook = {
  /**
   * Nine capital letters and digits, the same at every try for one parcel: a courier that has it
   * already does not book twice.
   */
  reference: string;
  orderNumber: string;
  sender: Party;
  recipient: Party;
  grams: number;
  /** Centavos that the courier collects from the recipient; 0 for none. */
  cash: number;
  /** What is in it, as it may stand on the outside. */
  contents: string;
  /** The day in Manila on which the courier gets it, as 2026-11-27. */
  leavesOn: string;
  /** Whether the courier comes for it; it is brought to them otherwise. */
  isPickedUp: boolean;
};

export type Booking = { trackingNumber: string };

export type TrackedEvent = { word: ParcelWord; happenedAt: Date; says: string };

/**
 * Why a courier did nothing. After `no_answer` and `not_understood` nobody knows whether it did:
 * the same parcel may be booked again under the same reference.
 */
export type CourierProblem =
  | Refusal<"not_offered" | "keys_refused" | "no_answer" | "not_understood" | "unknown_parcel">
  /** In the courier's own words. */
  | (Refusal<"refused"> & { says: string });

type Answer<T> = Promise<Result<T, CourierProblem>>;

/** What the shop asks of a courier. */
export type Courier = {
  /** Books a parcel once, however often it is asked to. */
  book(parcel: ParcelToBook): Answer<Booking>;
  /** The label as a PDF, to stick on the parcel. */
  label(trackingNumber: string): Answer<Uint8Array>;
  /** What it is about to cost, in centavos. */
  price(parcel: ParcelToBook): Answer<number>;
  /** What is known of a parcel, in the order in which it happened. */
  track(trackingNumber: string): Answer<TrackedEvent[]>;
  /** Takes a booking back, as long as the parcel was not collected. */
  cancel(trackingNumber: string): Answer<undefined>;
};
