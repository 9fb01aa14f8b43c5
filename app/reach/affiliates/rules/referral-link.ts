/** The parameter of an address that names an affiliate. */
export const REFERRAL_PARAMETER = "ref";

/** The shop's address with a code: what an affiliate gives out. */
export function referralLink(appUrl: string, code: string): string {
  const link = new URL("/", appUrl);
  link.searchParams.set(REFERRAL_PARAMETER, code);
  return link.href;
}

/**
 * For a URL with a code: the same URL without it, and the code as typed. Undefined for others. The
 * path stays in this shop, whatever it begins with.
 */
export function followedLink(url: URL): { to: string; typed: string } | undefined {
  const typed = url.searchParams.get(REFERRAL_PARAMETER);
  if (typed === null) return undefined;
  const left = new URL(url);
  left.searchParams.delete(REFERRAL_PARAMETER);
  return { to: `/${left.pathname.replace(/^\/+/, "")}${left.search}`, typed };
}
