import { formatDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lookAtId } from "../commands/look-at-id.server.ts";
import { approvedClaims, nextClaim } from "../queries/next-claim.server.ts";
import { showClaim } from "../views/show-claim.ts";
import { claimMessages as say } from "../texts/staff.ts";

const MOST_SHOWN = 50;

/** The ID that is to be checked, which is recorded, and who has the discount already. */
export async function loadClaims(ctx: Ctx, after: string | null) {
  const { claim, left } = await nextClaim(ctx.db, after);
  const approved = await approvedClaims(ctx, MOST_SHOWN);
  return {
    left,
    claim: claim && showClaim(claim, await lookAtId(ctx, claim)),
    approved: approved.map(({ id, kind, idEnd, issuer, validUntil, email }) => ({
      id,
      email,
      kind: say.kinds[kind],
      about: [
        `${issuer}, …${idEnd}`,
        ...(validUntil === null ? [] : [`${say.validUntil} ${formatDay(validUntil)}`]),
      ].join(", "),
    })),
  };
}
