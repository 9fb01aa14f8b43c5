import { formatDay } from "#app/lib/dates.ts";
import type { RefillAnswers, RefillOutcome } from "../rules/decide-refill.ts";
import { feltMessages } from "../texts/shopper-dose.ts";
import { refillMessages as say } from "../texts/shopper-refill.ts";

export function showCheckIn(
  given: RefillAnswers & { id: string; answeredOn: string; outcome: RefillOutcome },
) {
  return {
    id: given.id,
    day: formatDay(given.answeredOn),
    feeling: say.feelings[given.feeling],
    flags: given.flags.map((each) => feltMessages.felt[each]),
    changes: given.changes.map((each) => say.changes[each]),
    strength: say.strengths[given.strength],
    outcome: say.outcomes[given.outcome],
  };
}

export type ShownCheckIn = ReturnType<typeof showCheckIn>;
