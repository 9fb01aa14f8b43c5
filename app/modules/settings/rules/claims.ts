import { formatDate } from "#app/lib/dates.ts";
import { CLAIM_NAMES, claimKey } from "./claim-settings.ts";
import type { ClaimKey, ClaimName } from "./claim-settings.ts";

export type Claim = {
  figure: string;
  text: string;
  /** What shows that it is true, in the owner's words. */
  evidence: string;
  /** The day it was true, or empty. */
  asOf: string;
};

export function readClaims(settings: Readonly<Record<ClaimKey, string>>): Record<ClaimName, Claim> {
  const read = (name: ClaimName): Claim => ({
    figure: settings[claimKey(name, "figure")].trim(),
    text: settings[claimKey(name, "text")].trim(),
    evidence: settings[claimKey(name, "evidence")].trim(),
    asOf: settings[claimKey(name, "as_of")],
  });
  return Object.fromEntries(CLAIM_NAMES.map((name) => [name, read(name)])) as Record<
    ClaimName,
    Claim
  >;
}

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
  own: "The shop's own statement",
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

/** A claim without words is not made. */
export function isMade({ text }: Claim): boolean {
  return text !== "";
}

export type ClaimState = "hidden" | "unproven" | "undated" | "old" | "proven";

/** What the owner should know of a claim today: evidence grows old after a year. */
export function claimState(claim: Claim, today: string): ClaimState {
  if (!isMade(claim)) return "hidden";
  if (claim.evidence === "") return "unproven";
  if (claim.asOf === "") return "undated";
  return claim.asOf < aYearBefore(today) ? "old" : "proven";
}

/** Home and About count the same people, so two figures mean that one of them is wrong. */
export function contradicts({ stories, lives }: Record<ClaimName, Claim>): boolean {
  return isMade(stories) && isMade(lives) && stories.figure !== lives.figure;
}

/** Compared as text, so that 29 February needs no calendar. */
function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
