import { refuse } from "#app/lib/result.ts";
import type { Courier } from "./courier-port.ts";

const notOffered = () => Promise.resolve(refuse("not_offered"));

/** Staff hand parcels over as their courier wants, and type the tracking numbers. */
export const manual: Courier = {
  book: notOffered,
  label: notOffered,
  price: notOffered,
  track: notOffered,
  cancel: notOffered,
};
