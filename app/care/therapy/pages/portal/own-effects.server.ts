import type { Db } from "#app/platform/database/db.server.ts";
import { effectsOf } from "../../queries/own-course.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { urgenciesOf, type Effect } from "../../rules/felt.ts";
import { feltMessages } from "../../texts/shopper-dose.ts";

export async function ownEffects(db: Db, userId: string) {
  return (await effectsOf(db, userId)).map(showEffects);
}

/** A note of effects in words, with the advice for its warning signs. */
function showEffects(note: { id: string; felt: readonly Effect[]; feltOn: string }) {
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
