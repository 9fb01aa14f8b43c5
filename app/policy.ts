import { matchPath } from "react-router";
import type { Method, Page, Rule } from "./platform/access/page.ts";
import { allPages } from "#app/shells/pages.ts";

export type RoutePolicy = Partial<Record<Method, Rule>>;

/** This page exists in development only (`routes.ts`). */
const inDevelopment: Record<string, RoutePolicy> = { "/dev/ui": { GET: { who: "anyone" } } };

type Pages = typeof allPages;

const rulesOf = ({ GET, POST }: Page): RoutePolicy => ({
  ...(GET && { GET }),
  ...(POST && { POST }),
});

/**
 * The access policy of all pages, as each declares it. A method without a rule is answered with
 * 405, a page that is not in the table with 403.
 */
export const policy = Object.fromEntries(
  Object.entries<Page>(allPages).map(([address, page]) => [address, rulesOf(page)]),
) as { [Address in keyof Pages]: Pick<Pages[Address], Extract<keyof Pages[Address], Method>> };

/** The rules of a route pattern; undefined for unknown patterns, which no one may use. */
export function policyOf(pattern: string): RoutePolicy | undefined {
  const path = `/${pattern.replace(/^\/|\/$/g, "")}`;
  if (Object.hasOwn(inDevelopment, path)) return inDevelopment[path];
  const rules: Readonly<Record<string, RoutePolicy>> = policy;
  return Object.hasOwn(rules, path) ? rules[path] : undefined;
}

const uploads = Object.entries<RoutePolicy>(policy).flatMap(([pattern, { POST }]) =>
  POST?.upload ? [pattern] : [],
);

/** Whether the path accepts an upload. All other bodies are limited to the size of a form. */
export function takesUpload(method: string, path: string): boolean {
  return method === "POST" && uploads.some((pattern) => matchPath(pattern, path) !== null);
}

/** The cookies that end with a session. */
export const personalCookies = Object.values<Page>(allPages).flatMap(({ cookies = [] }) => cookies);
