import type { CourierProblem } from "../gateways/courier-port.ts";
import { bookingMessages as say } from "../texts/staff-booking.ts";

/** What a courier's refusal means, followed by its own words where it gave some. */
export const inItsWords = (meaning: string, problem: CourierProblem): string =>
  "says" in problem && problem.says !== ""
    ? `${meaning} ${say.refusedSays(problem.says)}`
    : meaning;
