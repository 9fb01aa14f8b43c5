/** An address as people tell it from others: without the part that may be a key. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : host + pathname;
}
