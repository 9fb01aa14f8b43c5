/**
 * What the header needs to know about its reader, in a cookie that our script may read. Public
 * pages are the same for everybody, so the browser fills this in; the server believes none of it.
 */
export type HeaderSummary = { count: number; signedIn: boolean; staff: boolean };

export const HEADER_COOKIE = "pm_glance";

export function encodeHeaderSummary({ count, signedIn, staff }: HeaderSummary): string {
  return `${count}.${signedIn ? 1 : 0}.${staff ? 1 : 0}`;
}

export function decodeHeaderSummary(value: string | undefined): HeaderSummary {
  const match = /^(\d{1,4})\.([01])\.([01])$/.exec(value ?? "");
  if (!match) return { count: 0, signedIn: false, staff: false };
  return { count: Number(match[1]), signedIn: match[2] === "1", staff: match[3] === "1" };
}

/**
 * Runs before the first paint, so that nothing in the header changes under the reader's eyes. It
 * has to stand alone: it is sent as text.
 */
export const HEADER_SCRIPT = `(function(){var m=/(?:^|; )${HEADER_COOKIE}=(\\d{1,4})\\.([01])\\.([01])(?:;|$)/.exec(document.cookie);if(!m)return;var d=document.documentElement;if(+m[1]){d.setAttribute("data-cart-count",m[1]);d.style.setProperty("--cart-count",'"'+m[1]+'"')}if(m[2]==="1")d.setAttribute("data-signed-in","");if(m[3]==="1")d.setAttribute("data-staff","")})()`;
