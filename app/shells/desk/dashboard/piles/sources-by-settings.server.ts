import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { href } from "react-router";
import {
  dueAffiliates,
  flaggedLines,
  waitingJoins,
  waitingPayouts,
} from "#app/reach/affiliates/queries/waiting-parts.server.ts";
import { waitingProposals } from "#app/office/api/queries/proposals.server.ts";
import { may } from "#app/platform/access/may.ts";
import { pileWords as say } from "./texts.ts";
import { parcelSources } from "./parcel-sources.server.ts";
import { type PileSource, pile, theirs } from "./pile-source.ts";

/** The piles of this person whose limits the owner sets. */
export function sourcesBySettings(
  ctx: Pick<Ctx, "actor" | "now">,
  settings: Settings,
): PileSource[] {
  const proposals = pile("proposals", href("/admin/proposals"), waitingProposals(ctx.actor));
  return [...parcelSources(ctx, settings), ...affiliateSources(ctx, settings), proposals];
}

/** Who asks to be an affiliate, and what is to be paid to those who are. */
function affiliateSources(
  { actor, now }: Pick<Ctx, "actor" | "now">,
  settings: Settings,
): PileSource[] {
  const payouts = href("/admin/affiliates/payouts");
  const flagged = { part: flaggedLines, says: say.toLookAt };
  const due = dueAffiliates(now, settings);
  return theirs([
    [
      may(actor, "payouts:write"),
      { ...pile("payouts", payouts, waitingPayouts), besides: flagged },
    ],
    [may(actor, "payouts:write"), pile("payouts-due", payouts, due)],
    [
      may(actor, "affiliates:write"),
      pile("affiliate-requests", href("/admin/affiliates/requests"), waitingJoins),
    ],
  ]);
}
