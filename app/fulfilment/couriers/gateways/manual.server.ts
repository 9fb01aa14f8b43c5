import { refuse } from "#app/lib/result.ts";
import type { Courier } from "./courier-port.ts";

const notOffered = () => Promise.resolve(refuse("not_offered"));

/** Parcels are handed over as the courier wants it, and their numbers typed in by staff. */
export const manual: Courier = {
  book: notOffered,
  label: notOffered,
  price: notOffered,
  track: notOffered,
  cancel: notOffered,
};
