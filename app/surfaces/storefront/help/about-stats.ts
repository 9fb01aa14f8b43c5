import { ABOUT_CLAIMS } from "#app/modules/settings/rules/claim-settings.ts";
import { isMade, readClaims } from "#app/modules/settings/rules/claims.ts";
import { evidenceNotes, shownClaims } from "#app/modules/settings/views/show-claims.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { hourLines } from "#app/modules/settings/views/support-hours.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

type Rating = { average: string; count: number };
/** `basis` is what a claim rests on. */
export type Stat = { figure: string; text: string; basis?: string };

/**
 * The figures About shows of the shop, each with what it rests on. The rating is the shop's own
 * count and is left out while there is none.
 */
export function aboutStats(settings: Settings, rating: Rating | undefined) {
  const claims = readClaims(settings);
  const made = shownClaims(claims, ABOUT_CLAIMS);
  const stats = made.map(({ figure, text, basis }): Stat => ({ figure, text, basis }));
  if (rating) {
    stats.push({ figure: say.rating(rating.average), text: say.ratingText(rating.count) });
  }
  const notes = [
    isMade(claims.support) && say.around(hourLines(settings.support_hours)),
    ...evidenceNotes(made),
    rating && say.counted,
  ];
  return { stats, notes: notes.filter((note) => typeof note === "string") };
}
