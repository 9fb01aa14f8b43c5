import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lookAtId } from "../../commands/look-at-id.server.ts";
import { approvedClaims } from "../../queries/approved-claims.server.ts";
import { nextClaim } from "../../queries/next-claim.server.ts";
import { showApproved } from "../../views/show-approved.ts";
import { showClaim } from "../../views/show-claim.ts";

/** The ID that is to be checked, which is recorded, and who has the discount already. */
export async function loadClaims(ctx: Ctx, after: string | null) {
  const { claim, left } = await nextClaim(ctx.db, after);
  return {
    left,
    claim: claim && showClaim(claim, await lookAtId(ctx, claim)),
    approved: showApproved(await approvedClaims(ctx)),
  };
}
