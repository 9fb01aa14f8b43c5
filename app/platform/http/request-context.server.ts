import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Ctx } from "../access/ctx.server.ts";
import type { Env } from "../env.server.ts";
import type { Auth } from "../auth/auth.server.ts";
import type { Memory } from "../database/memory.server.ts";
import type { HttpProblem } from "./errors.server.ts";
import type { CacheHints } from "./cache-hints.server.ts";
import type { RateLimiter } from "./rate-limit.server.ts";
import type { ContentSources } from "./security-headers.server.ts";

/** Everything that one request is served with. `ctx` carries the actor of the session. */
export type RequestContext = {
  ctx: Ctx;
  env: Env;
  log: Logger;
  auth: Auth;
  limiter: RateLimiter;
  /** The client's address block (`addressBlock`), used only for rate limits. */
  ip: string;
  /** The browser is on this machine, with no proxy between. Demo accounts require it. */
  loopback: boolean;
  /** Allows the inline scripts of this answer; a cached page uses their hashes instead. */
  nonce: string;
  page: CacheHints;
  /** For display on public pages only; a command reads its facts in its transaction. */
  memory: Memory;
  /** Parts of the document that React does not render, by name (`pageHtml`). */
  html: Map<string, string>;
  /** Third-party sources that this document may load; undefined for none. */
  others: ContentSources | undefined;
  /** The name in the portal's greeting; undefined for a visitor. */
  displayName: string | undefined;
  /**
   * Set when the request failed or was refused. The error page takes its status and headers from
   * here, since a thrown response keeps none of them.
   */
  problem: HttpProblem | undefined;
};

export const requestContext = createContext<RequestContext>();

/** Throw it when an address leads to nothing. Pages show their own words, files this text. */
export function notFound(text = "Not found"): Response {
  return new Response(text, { status: 404 });
}

export function orNotFound<T extends object>(found: T | null | undefined): T {
  if (!found) throw notFound();
  return found;
}
