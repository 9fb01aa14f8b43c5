import { readMarkdown } from "../../queries/read-markdown.server.ts";
import { ABOUT_CLAIMS } from "#app/running/settings/rules/claim-settings.ts";
import { isShown, readClaims } from "#app/running/settings/rules/claims.ts";
import {
  shownClaims,
  shownEvidence,
  type ShownClaim,
} from "#app/running/settings/views/show-claims.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { hourLines } from "#app/running/settings/views/support-hours.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

type Rating = { average: string; count: number };
/** The shop's own rating has no claim. */
export type Stat = { figure: string; text: string; claim?: ShownClaim };

/**
 * The figures that About shows, and the evidence of every claim of the shop. The rating is the
 * shop's own average and is left out while there is none.
 */
export function aboutStats(settings: Settings, rating: Rating | undefined) {
  const claims = readClaims(settings);
  const stats = shownClaims(claims, ABOUT_CLAIMS).map((claim): Stat => ({
    figure: claim.figure,
    text: claim.text,
    claim,
  }));
  if (rating) {
    stats.push({ figure: say.rating(rating.average), text: say.ratingText(rating.count) });
  }
  const notes = [
    isShown(claims.support) && say.around(hourLines(settings.support_hours)),
    rating && say.counted,
  ];
  return {
    stats,
    notes: notes.filter((note) => typeof note === "string"),
    evidence: shownEvidence(claims).map(({ evidence, ...claim }) => ({
      ...claim,
      blocks: readMarkdown(evidence),
    })),
  };
}
