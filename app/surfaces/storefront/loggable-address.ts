/**
 * An address as a log may keep it: without its query, and without the token of an order page, which
 * opens that order to whoever reads it.
 */
export function loggableAddress(address: string): string {
  if (!URL.canParse(address)) return "unreadable";
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/order\/[^/]+/, "/order/…")}`.slice(0, 500);
}
