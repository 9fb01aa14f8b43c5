import { CLAIM_NAMES, claimKey, type ClaimKey, type ClaimName } from "./claim-settings.ts";

export type Claim = {
  figure: string;
  text: string;
  /** What shows that it is true, in the owner's words: Markdown. */
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

/** Buyers see a claim only with what proves it, so a new shop makes none. */
export function isShown({ text, evidence }: Claim): boolean {
  return text !== "" && evidence !== "";
}

export type ClaimState = "hidden" | "unproven" | "undated" | "old" | "proven";

/** What the owner should know of a claim today: evidence grows old after a year. */
export function claimState(claim: Claim, today: string): ClaimState {
  if (claim.text === "") return "hidden";
  if (!isShown(claim)) return "unproven";
  if (claim.asOf === "") return "undated";
  return claim.asOf < aYearBefore(today) ? "old" : "proven";
}

/** Home and About count the same people, so two figures mean that one of them is wrong. */
export function contradicts({ stories, lives }: Record<ClaimName, Claim>): boolean {
  return isShown(stories) && isShown(lives) && stories.figure !== lives.figure;
}

/** Compared as text, so that 29 February needs no calendar. */
function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
