import { formatDate, shopDay } from "#app/lib/dates.ts";
import { ABOUT_CLAIMS } from "#app/modules/settings/rules/claim-settings.ts";
import { claimState, isMade, readClaims } from "#app/modules/settings/rules/claims.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { hourLines } from "#app/modules/settings/rules/support-hours.ts";
import { helpMessages } from "./messages.ts";

const say = helpMessages.about;

type Rating = { average: string; count: number };
export type Stat = { figure: string; text: string; asOf?: string | undefined };

/**
 * The figures About shows of the shop. Those that nothing on file shows carry no date, and a note
 * says so; the rating is the shop's own count and is left out while there is none.
 */
export function aboutStats(settings: Settings, rating: Rating | undefined, now: Date) {
  const claims = readClaims(settings);
  const made = ABOUT_CLAIMS.filter((name) => isMade(claims[name]));
  const stats = made.map((name): Stat => {
    const { figure, text, evidence, asOf } = claims[name];
    const dated = evidence !== "" && asOf !== "";
    return { figure, text, asOf: dated ? say.asOf(formatDate(asOf)) : undefined };
  });
  if (rating) {
    stats.push({ figure: say.rating(rating.average), text: say.ratingText(rating.count) });
  }
  const today = shopDay(now);
  const notes = [
    isMade(claims.support) && say.around(hourLines(settings.support_hours)),
    made.some((name) => claimState(claims[name], today) === "unproven") && say.unproven,
    rating && say.counted,
  ];
  return { stats, notes: notes.filter((note) => typeof note === "string") };
}
