import type { ClaimName } from "#app/running/settings/rules/claim-settings.ts";
import type { Claim } from "#app/running/settings/rules/claims.ts";
import { shownClaims } from "#app/running/settings/views/show-claims.ts";
import type { ProvenClaim } from "../components/claim-proof.tsx";
import { readMarkdown } from "./read-markdown.server.ts";

/** The named claims that buyers see, with their evidence ready to be shown, and notes on them. */
export function provenClaims(
  claims: Record<ClaimName, Claim>,
  names: readonly ClaimName[],
  notes: Partial<Record<ClaimName, string>> = {},
): ProvenClaim[] {
  return shownClaims(claims, names).map(({ evidence, name, ...claim }) => ({
    ...claim,
    blocks: readMarkdown(evidence),
    note: notes[name],
  }));
}
