import { formatDateTime } from "#app/lib/dates.ts";
import type { ConcessionKind, IdDetails } from "../rules/concession-terms.ts";
import { claimMessages as say } from "../texts/staff.ts";

type Claim = {
  id: string;
  kind: ConcessionKind;
  email: string;
  issuer: string;
  frontFile: string | null;
  backFile: string | null;
  declaredAt: Date;
  earlier: number;
};

/** An ID for staff. It cannot be opened once its typed details are deleted. */
export function showClaim(claim: Claim, details: IdDetails | undefined) {
  const { facts } = say;
  return {
    id: claim.id,
    kind: say.kinds[claim.kind],
    name: details?.name ?? claim.email,
    files: [claim.frontFile, claim.backFile].filter((file) => file !== null),
    facts: [
      { label: facts.account, value: claim.email },
      { label: facts.name, value: details?.name ?? say.notReadable },
      { label: facts.number, value: details?.number ?? say.notReadable },
      { label: facts.issuer, value: claim.issuer },
      { label: facts.sent, value: formatDateTime(claim.declaredAt) },
      ...(claim.earlier > 0 ? [{ label: facts.earlier, value: say.earlier(claim.earlier) }] : []),
    ],
  };
}

export type ShownClaim = ReturnType<typeof showClaim>;
