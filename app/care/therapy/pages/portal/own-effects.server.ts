import type { Db } from "#app/platform/database/db.server.ts";
import { effectsOf } from "../../queries/own-course.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { urgenciesOf, type Felt } from "../../rules/felt.ts";
import { feltMessages } from "../../texts/shopper-dose.ts";

/** What somebody noted that they felt, as pages show it. */
export async function ownEffects(db: Db, userId: string) {
  return (await effectsOf(db, userId)).map(showEffects);
}

/** What somebody noted that they felt, in words, with what its warning signs need. */
function showEffects(note: { id: string; felt: readonly Felt[]; feltOn: string }) {
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
