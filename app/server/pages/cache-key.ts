import { matchPath } from "react-router";
import { REFERRAL_PARAMETER } from "#app/reach/affiliates/rules/referral-link.ts";
import { policy, type RoutePolicy } from "#app/policy.ts";

const LONGEST = 1_000;

const shared = Object.entries<RoutePolicy>(policy).flatMap(([pattern, { GET }]) =>
  GET?.shared ? [{ pattern, names: GET.shared }] : [],
);

/**
 * The cache key of a shared page: its path, and of its query what the page reads. Undefined for any
 * other address.
 */
export function cacheKey(url: string): string | undefined {
  if (!/^\/(?!\/)[^\\]*$/.test(url) || url.length > LONGEST || !URL.canParse(url, "http://shop"))
    return;
  const { pathname, searchParams } = new URL(url, "http://shop");
  // The link of an affiliate, which the app answers.
  if (searchParams.has(REFERRAL_PARAMETER)) return undefined;
  const page = pageOf(pathname);
  const row = shared.find(({ pattern }) => matchPath(pattern, page) !== null);
  if (!row) return undefined;
  const names = page === pathname ? row.names : [...row.names, "_routes"];
  const query = new URLSearchParams(
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === "" ? [] : [[name, value]];
    }),
  );
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The page whose data a browser requests when it is on another page already. */
function pageOf(pathname: string): string {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
