import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { CLAIM_NAMES, type ClaimName } from "../rules/claim-settings.ts";
import { isShown, type Claim } from "../rules/claims.ts";

export type ShownClaim = {
  figure: string;
  text: string;
  /** Both: "99.8% lab purity". */
  words: string;
  /** Names the evidence and its day. */
  basis: string;
  /** Where the evidence is read. */
  to: string;
};

export type ShownEvidence = { id: string; claim: string; basis: string; evidence: string };

const SAY = {
  evidence: "See the evidence",
  asOf: (day: string) => `Evidence as of ${formatDate(day)}`,
};

/** Those of the named claims that buyers see, in their order. */
export function shownClaims(
  claims: Record<ClaimName, Claim>,
  names: readonly ClaimName[],
): ShownClaim[] {
  return shownNames(claims, names).map((name) => {
    const { figure, text } = claims[name];
    const words = claimInWords(claims[name]);
    const to = `${href("/about")}#${idOf(name)}`;
    return { figure, text, words, basis: basisOf(claims[name]), to };
  });
}

/** The evidence of every claim that buyers see, as Markdown. About has it all in one place. */
export function shownEvidence(claims: Record<ClaimName, Claim>): ShownEvidence[] {
  return shownNames(claims, CLAIM_NAMES).map((name) => ({
    id: idOf(name),
    claim: claimInWords(claims[name]),
    basis: claims[name].asOf === "" ? "" : basisOf(claims[name]),
    evidence: claims[name].evidence,
  }));
}

export function claimInWords({ figure, text }: Claim): string {
  return `${figure} ${text}`.trim();
}

function shownNames(claims: Record<ClaimName, Claim>, names: readonly ClaimName[]): ClaimName[] {
  return names.filter((name) => isShown(claims[name]));
}

const basisOf = ({ asOf }: Claim) => (asOf === "" ? SAY.evidence : SAY.asOf(asOf));
const idOf = (name: ClaimName) => `claim-${name}`;
