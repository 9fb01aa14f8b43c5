import type { Env } from "../env.server.ts";
import { isLocalName } from "./host-header.ts";

export type OriginHeaders = {
  origin: string | null;
  secFetchSite: string | null;
  host: string | null;
};

type OriginSettings = Pick<Env, "appUrl" | "testGatewayUrl" | "hostNames">;

/** The router throws at a malformed Origin header. */
export function isOrigin(header: string): boolean {
  return header === "null" || URL.canParse(header);
}

/**
 * Whether a write was sent by one of our own pages. Browsers always send one of the two headers
 * with a POST, and no page can forge them; a request with neither is refused.
 */
export function isSameOrigin(headers: OriginHeaders, env: OriginSettings): boolean {
  if (headers.origin === null) return headers.secFetchSite === "same-origin";
  const own = [env.appUrl, env.testGatewayUrl].map((url) => new URL(url).origin);
  if (own.includes(headers.origin)) return true;
  if (headers.host === null || !URL.canParse(headers.origin)) return false;
  const { protocol, host, hostname } = new URL(headers.origin);
  // At the request's own address over plain http, only the shop itself answers.
  const mayBeAsked = env.hostNames === undefined || isLocalName(hostname);
  return mayBeAsked && protocol === "http:" && host === headers.host;
}
