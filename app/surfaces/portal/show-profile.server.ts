import { data } from "react-router";
import { topicsOf } from "#app/modules/campaigns/queries/topics.server.ts";
import { requiredLevel } from "#app/modules/customers/queries/password-rules.server.ts";
import { profileOf } from "#app/modules/customers/queries/profile.server.ts";
import { passwordRule } from "#app/modules/customers/rules/password-level.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export async function showProfile({ ctx, env }: RequestContext, request: Request) {
  if (ctx.actor.kind !== "user") throw new Error("the policy table let a visitor in");
  const { flash, headers } = takeFlash(request, env.appUrl);
  const profile = await profileOf(ctx.db, ctx.actor.userId);
  const topics = await topicsOf(ctx.db, profile.email);
  const rule = passwordRule(await requiredLevel(ctx.db, { userId: ctx.actor.userId }));
  return data({ profile, topics, rule, flash: flash ?? null }, { headers });
}
