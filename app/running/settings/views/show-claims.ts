import { formatDate } from "#app/lib/dates.ts";
import type { ClaimName } from "../rules/claim-settings.ts";
import { isShown, type Claim } from "../rules/claims.ts";

export type ShownClaim = {
  name: ClaimName;
  figure: string;
  text: string;
  /** Figure and text: "99.8% lab purity". */
  words: string;
  /** The date of the evidence; empty if it has none. */
  basis: string;
  /** Markdown. */
  evidence: string;
};

/** The named claims that buyers see, in their order, each with its evidence. */
export function shownClaims(
  claims: Record<ClaimName, Claim>,
  names: readonly ClaimName[],
): ShownClaim[] {
  return names
    .filter((name) => isShown(claims[name]))
    .map((name) => {
      const { figure, text, evidence, asOf } = claims[name];
      const basis = asOf === "" ? "" : `Evidence as of ${formatDate(asOf)}`;
      return { name, figure, text, words: claimInWords(claims[name]), basis, evidence };
    });
}

export function claimInWords({ figure, text }: Claim): string {
  return `${figure} ${text}`.trim();
}
