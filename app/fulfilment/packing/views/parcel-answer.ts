import type { Texts } from "#app/lib/edit.ts";
import type { ShownDesk } from "#app/fulfilment/couriers/views/show-desk.ts";

/** What became of a form that changed nothing; `about` is its order. */
export type ParcelAnswer = {
  about: string | undefined;
  message?: string;
  errors?: Texts;
  values?: Texts;
};

/** What the form of a parcel needs beside it. */
export type ParcelPage = {
  carriers: readonly { value: string; label: string }[];
  /** The courier of the parcel before. */
  courier: string;
  /** How a courier is had to book it; undefined where none is set up for that. */
  booking: ShownDesk | undefined;
  isBuyerTold: boolean;
  /** Where a lot can be opened, for those who may. */
  lotsTo: string | undefined;
};
