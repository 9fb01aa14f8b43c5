import { createMiddleware } from "hono/factory";
import { isActiveCode } from "#app/selling/referrals/queries/active-code.server.ts";
import { readAffiliateCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import { followedLink } from "#app/reach/affiliates/rules/referral-link.ts";
import { clickCookie } from "#app/selling/referrals/pages/shop/referral-cookie.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Services } from "./services.server.ts";

type ReferralServices = Pick<Services, "db" | "env" | "log">;
type LeadTo = (to: string, headers: Record<string, string>) => Response;

/**
 * Handles an affiliate's link (`/?ref=JUDE123456`, on any page): it redirects to the same page
 * without the parameter and sets a cookie with the affiliate. So pages stay the same for all
 * readers, and nothing else is written. An unknown code sets no cookie.
 */
export function referralLinks(services: ReferralServices, leadTo: LeadTo) {
  return createMiddleware(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const followed = url.pathname.endsWith(".data") ? undefined : followedLink(url);
    if (!followed) return next();
    const cookie = await cookieFor(services, followed.typed);
    const headers = { "x-robots-tag": "noindex" };
    return leadTo(
      followed.to,
      cookie === undefined ? headers : { ...headers, "set-cookie": cookie },
    );
  });
}

/** Without the database the page is still shown: the click is lost, and the log says so. */
async function cookieFor(
  { db, env, log }: ReferralServices,
  typed: string,
): Promise<string | undefined> {
  const code = readAffiliateCode(typed);
  if (code === undefined) return undefined;
  try {
    const settings = await loadSettings(db);
    if (!settings.affiliate_open || !(await isActiveCode(db, code))) return undefined;
    return clickCookie({ code, at: new Date() }, settings, env.appUrl);
  } catch (error) {
    log.error({ err: error }, "the link of an affiliate could not be looked up");
    return undefined;
  }
}
