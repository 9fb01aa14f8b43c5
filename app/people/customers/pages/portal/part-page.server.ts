import { data, href } from "react-router";
import { topicsOf } from "#app/reach/campaigns/queries/topics.server.ts";
import { requiredLevel } from "../../queries/password-rules.server.ts";
import { profileOf } from "../../queries/profile.server.ts";
import { passwordRule } from "../../rules/password-level.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

const PARTS = ["details", "picture", "news", "discretion", "password"] as const;
export type ProfilePart = (typeof PARTS)[number];

export const partPath = (part: ProfilePart) => href("/portal/profile/:part", { part });

export function readPart(name: string): ProfilePart {
  const part = PARTS.find((each) => each === name);
  if (!part) throw notFound();
  return part;
}

/** One part of the profile, on a page of its own. */
export async function showPart(served: RequestContext, request: Request, part: ProfilePart) {
  const { ctx, env } = served;
  const { userId } = signedIn(ctx);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const profile = await profileOf(ctx.db, userId);
  const topics = await topicsOf(ctx.db, profile.email);
  const rule = passwordRule(await requiredLevel(ctx.db, { userId }));
  return data({ part, profile, topics, rule, flash: flash ?? null }, { headers });
}
