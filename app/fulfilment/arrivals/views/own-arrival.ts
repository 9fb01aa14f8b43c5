import type { ShownAnswer } from "./show-answer.ts";

/** The question or the answer about one parcel. `of` is the order's number of parcels. */
export type OwnArrivalOf = { parcel: number; of: number; answer: ShownAnswer | undefined };
