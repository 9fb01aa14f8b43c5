import { serialize } from "hono/utils/cookie";
import { readCookieNames, writeCookie } from "#app/platform/http/cookies.server.ts";
import {
  CHOICE_SECONDS,
  MEASUREMENT_COOKIE,
  isThirdPartyCookie,
  type Choice,
} from "./choice-cookie.ts";

/** The cookies that store a choice. A refusal also deletes cookies of third parties. */
export function choiceCookies(request: Request, choice: Choice, appUrl: string): string[] {
  const stored = writeCookie(MEASUREMENT_COOKIE, choice, appUrl, {
    maxAgeSeconds: CHOICE_SECONDS,
    readable: true,
  });
  if (choice === "yes") return [stored];
  const names = readCookieNames(request).filter(isThirdPartyCookie);
  const domains = [undefined, ...parentDomains(new URL(appUrl).hostname)];
  const deleted = names.flatMap((name) =>
    domains.map((domain) =>
      serialize(name, "", { path: "/", maxAge: 0, ...(domain && { domain }) }),
    ),
  );
  return [stored, ...deleted];
}

/** `shop.example.ph` and `example.ph`: a script can set its cookies for either. */
function parentDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
