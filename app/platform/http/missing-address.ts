import { hideSecrets } from "./hide-secrets.ts";

/** Classifies an unknown address: a page that visitors may miss, a file, or a scanner's probe. */
export type MissingKind = (typeof MISSING_KINDS)[number];
export const MISSING_KINDS = ["page", "file", "probe"] as const;

const LONGEST = 300;

/** Programs and settings that other software has at such addresses. */
const PROBED_FILE =
  /\.(?:php\d?|phtml|aspx?|jspx?|do|cgi|pl|env\w*|sql|bak|old|orig|swp|ini|cfg|conf|ya?ml|log|zip|tar|t?gz|rar|7z)$/i;
const PROBED_FOLDER =
  /^(?:wp(?:-.*)?|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|solr|owa|autodiscover|hnap1|boaform|server-status|telescope|_profiler|_ignition|\.(?!well-known$).+)$/i;

export function missingKind(path: string): MissingKind {
  const segments = path.split("/").filter(Boolean);
  if (segments.some((segment) => PROBED_FOLDER.test(segment) || PROBED_FILE.test(segment))) {
    return "probe";
  }
  return /\.[a-z\d]{1,11}$/i.test(segments.at(-1) ?? "") ? "file" : "page";
}

/**
 * The storable form of a path: readable, bounded, without secrets or names. A mistyped link still
 * carries its token, so every segment that looks like a token is cut.
 */
export function missingPath(pathname: string): string {
  const readable = hideSecrets(pathname).replaceAll(/[\p{Cc}\p{Cs}]/gu, "");
  const cut = readable.split("/").map((segment) => (looksSecret(segment) ? "…" : segment));
  return cut.join("/").slice(0, LONGEST);
}

function looksSecret(segment: string): boolean {
  if (segment.includes("@")) return true;
  if (/^[\da-f-]{16,}/i.test(segment)) return true;
  const all = [/^.{20,}$/, /\d/, /[a-z]/, /[A-Z]/];
  return all.every((sign) => sign.test(segment));
}

/** The referring page: host and path of another site, only the path within the shop. */
export function missingReferrer(referrer: string | null, ownHost: string | null) {
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const { protocol, host, pathname } = new URL(referrer);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const path = missingPath(pathname);
  return (host === ownHost ? path : `${host}${path}`).slice(0, LONGEST);
}
