import { data } from "react-router";
import { topicsOf } from "#app/reach/campaigns/queries/topics.server.ts";
import { ownConcessions } from "#app/selling/concessions/queries/own-concessions.server.ts";
import { isGiven } from "#app/selling/concessions/rules/concession-for.ts";
import { requiredLevel } from "../../queries/password-rules.server.ts";
import { profileOf } from "../../queries/profile.server.ts";
import { passwordRule } from "../../rules/password-level.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export async function showProfile(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const { userId } = signedIn(ctx);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const profile = await profileOf(ctx.db, userId);
  const topics = await topicsOf(ctx.db, profile.email);
  const rule = passwordRule(await requiredLevel(ctx.db, { userId }));
  // Shown even if the shop no longer offers the discount, because customers can still withdraw what
  // they sent.
  const hasConcessions =
    isGiven(await shownSettings(served)) || (await ownConcessions(ctx.db, userId)).length > 0;
  return data({ profile, topics, rule, hasConcessions, flash: flash ?? null }, { headers });
}
