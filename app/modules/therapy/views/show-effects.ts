import { formatDay } from "#app/lib/dates.ts";
import { urgenciesOf, type Felt } from "../rules/felt.ts";
import { feltMessages } from "../texts/shopper-dose.ts";

/** What somebody noted that they felt, in words, with what its warning signs need. */
export function showEffects(note: { id: string; felt: readonly Felt[]; feltOn: string }) {
  const { id, felt, feltOn } = note;
  const day = formatDay(feltOn);
  return {
    id,
    day,
    felt: felt.map((each) => feltMessages.felt[each]),
    urgencies: urgenciesOf(felt),
    remove: feltMessages.removeOf(day),
  };
}
