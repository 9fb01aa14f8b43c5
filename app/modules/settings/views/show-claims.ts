import { formatDate } from "#app/lib/dates.ts";
import type { ClaimName } from "../rules/claim-settings.ts";
import { isMade, type Claim } from "../rules/claims.ts";

export type ShownClaim = {
  figure: string;
  text: string;
  /** What stands beside it: of which day its evidence is, or that it is the shop's own statement. */
  basis: string;
  /** What shows it, in the owner's words. */
  evidence?: string;
  asOf?: string;
};

const SAY = {
  own: "Our own figure, not yet documented",
  evidence: "Evidence below",
  asOf: (day: string) => `As of ${formatDate(day)}`,
};

/** Those of the named claims that the shop makes, in their order. */
export function shownClaims(
  claims: Record<ClaimName, Claim>,
  names: readonly ClaimName[],
): ShownClaim[] {
  const made = names.map((name) => claims[name]).filter(isMade);
  return made.map(({ figure, text, evidence, asOf }) => {
    if (evidence === "") return { figure, text, basis: SAY.own };
    if (asOf === "") return { figure, text, basis: SAY.evidence, evidence };
    return { figure, text, basis: SAY.asOf(asOf), evidence, asOf };
  });
}

/** "99.8% lab purity: report 12 of a laboratory", for those that have evidence. */
export function evidenceNotes(shown: readonly ShownClaim[]): string[] {
  return shown.flatMap(({ figure, text, evidence }) =>
    evidence === undefined ? [] : [`${`${figure} ${text}`.trim()}: ${evidence}`],
  );
}
