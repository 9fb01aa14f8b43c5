import { isActiveCode } from "#app/selling/referrals/queries/active-code.server.ts";
import { isWithinWindow } from "#app/selling/referrals/rules/decide-referral.ts";
import { readClick } from "#app/selling/referrals/pages/shop/referral-cookie.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The field for an affiliate's code, and the link. Undefined while the program is closed. */
export async function showReferral(
  { ctx, env }: Pick<RequestContext, "ctx" | "env">,
  request: Request,
  settings: Settings,
): Promise<{ linked: string | undefined } | undefined> {
  if (!settings.affiliate_open) return undefined;
  const click = readClick(request, env.appUrl);
  const counts =
    click &&
    isWithinWindow(click.at, settings, ctx.now) &&
    (await isActiveCode(ctx.db, click.code));
  return { linked: counts ? click.code : undefined };
}
