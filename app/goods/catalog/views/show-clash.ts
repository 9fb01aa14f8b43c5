import { formatDate } from "#app/lib/dates.ts";
import { clashingNames, findClash, type InterlockLine } from "../rules/interlocks.ts";
import { interlockMessages as say } from "../texts/shopper-interlocks.ts";

export type ShownClash = {
  title: string;
  reason: string;
  sources: { text: string; url: string }[];
};

/** The products that must not be combined, with the reason and its source. */
export function showClash(
  lines: readonly (InterlockLine & { name: string })[],
): ShownClash | undefined {
  const clash = findClash(lines);
  if (!clash) return undefined;
  const { reason, sources } = clash.interlock;
  return {
    title: say.title(clashingNames(lines)),
    reason: say.reason[reason],
    sources: sources.map(({ name, url, reviewedOn }) => ({
      text: say.source(name, formatDate(reviewedOn)),
      url,
    })),
  };
}
