import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { CLAIM_NAMES, type ClaimName } from "../rules/claim-settings.ts";
import { isShown, type Claim } from "../rules/claims.ts";

export type ShownClaim = {
  figure: string;
  text: string;
  /** Figure and text: "99.8% lab purity". */
  words: string;
  /** A reference to the evidence and its date. */
  basis: string;
  /** The address of the evidence. */
  to: string;
};

export type ShownEvidence = { id: string; claim: string; basis: string; evidence: string };

const SAY = {
  evidence: "See the evidence",
  asOf: (day: string) => `Evidence as of ${formatDate(day)}`,
};

/** The named claims that buyers see, in their order. */
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

/** The evidence of all claims that buyers see, as Markdown. About shows all of it. */
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
