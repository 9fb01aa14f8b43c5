import { CLAIM_NAMES, claimKey, type ClaimKey, type ClaimName } from "./claim-settings.ts";

export type Claim = {
  figure: string;
  text: string;
  /** The evidence in the owner's words, as Markdown. */
  evidence: string;
  /** The date of the evidence, or empty. */
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

/** Buyers see a claim only with its evidence, so a new shop shows none. */
export function isShown({ text, evidence }: Claim): boolean {
  return text !== "" && evidence !== "";
}

export type ClaimState = "hidden" | "unproven" | "undated" | "old" | "proven";

/** The state of a claim for the owner; evidence is outdated after a year. */
export function claimState(claim: Claim, today: string): ClaimState {
  if (claim.text === "") return "hidden";
  if (!isShown(claim)) return "unproven";
  if (claim.asOf === "") return "undated";
  return claim.asOf < aYearBefore(today) ? "old" : "proven";
}

/** Home and About count the same people, so if the two figures differ, one is wrong. */
export function contradicts({ stories, lives }: Record<ClaimName, Claim>): boolean {
  return isShown(stories) && isShown(lives) && stories.figure !== lives.figure;
}

/** Dates are compared as texts, so February 29 needs no special case. */
function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
