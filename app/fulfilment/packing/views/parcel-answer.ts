import type { Texts } from "#app/lib/edit.ts";
import type { ShownDesk } from "#app/fulfilment/couriers/views/show-desk.ts";

/** The answer to a form that changed nothing. `about` is its order. */
export type ParcelAnswer = {
  about: string | undefined;
  message?: string;
  errors?: Texts;
  values?: Texts;
};

/** Data of the page that the parcel's form needs. */
export type ParcelPage = {
  carriers: readonly { value: string; label: string }[];
  /** The courier of the previous parcel. */
  courier: string;
  /** The booking part. Undefined if bookings are not set up. */
  booking: ShownDesk | undefined;
  isBuyerTold: boolean;
  /** Link to the lots, for staff who may open them. */
  lotsTo: string | undefined;
};
