export type OriginHeaders = {
  origin: string | null;
  secFetchSite: string | null;
  host: string | null;
};

/** Whether an Origin header is one at all. The router throws at what is none. */
export function isOrigin(header: string): boolean {
  return header === "null" || URL.canParse(header);
}

/**
 * Whether a write comes from one of our own pages. Browsers always send one of the two headers
 * with a POST and no page can forge them; a request with neither is refused.
 */
export function isSameOrigin(headers: OriginHeaders, appUrl: string): boolean {
  if (headers.origin === null) return headers.secFetchSite === "same-origin";
  if (headers.origin === new URL(appUrl).origin) return true;
  if (!URL.canParse(headers.origin)) return false;
  return headers.host !== null && new URL(headers.origin).host === headers.host;
}
