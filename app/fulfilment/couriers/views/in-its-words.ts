import type { CourierProblem } from "../gateways/courier-port.ts";
import { bookingMessages as say } from "../texts/staff-booking.ts";

/** Explains a courier's refusal, followed by its own words if it gave any. */
export const inItsWords = (meaning: string, problem: CourierProblem): string =>
  "says" in problem && problem.says !== ""
    ? `${meaning} ${say.refusedSays(problem.says)}`
    : meaning;
