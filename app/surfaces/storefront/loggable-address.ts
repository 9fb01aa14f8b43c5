const SECRET = /(\/(?:order|confirm-order|confirm-email|reset-password)\/)[^/]+/;

/**
 * An address as a log may keep it: without its query, and without the token of a link that opens an
 * order or an account to whoever reads it.
 */
export function loggableAddress(address: string): string {
  if (!URL.canParse(address)) return "unreadable";
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(SECRET, "$1…")}`.slice(0, 500);
}
