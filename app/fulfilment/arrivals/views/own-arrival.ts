import type { ShownAnswer } from "./show-answer.ts";

/** Of one parcel: the question, or the answer. `of` is how many parcels its order has. */
export type OwnArrivalOf = { parcel: number; of: number; answer: ShownAnswer | undefined };
