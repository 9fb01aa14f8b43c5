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

/** What one request is served with. `ctx` carries the actor that the session proved. */
export type RequestContext = {
  ctx: Ctx;
  env: Env;
  log: Logger;
  auth: Auth;
  limiter: RateLimiter;
  /** The client's address as limits count it (`addressBlock`), and for limits only. */
  ip: string;
  /** The browser is on this machine, with no proxy between: the demo accounts work only then. */
  loopback: boolean;
  /** For the inline scripts of this answer; a cached page names their hashes instead. */
  nonce: string;
  page: CacheHints;
  /** For what public pages show; a command reads what it decides by in its transaction. */
  memory: Memory;
  /** The parts of this document that are not rendered by React, by name (`pageHtml`). */
  html: Map<string, string>;
  /** What this document may load from others; undefined for nothing. */
  others: ContentSources | undefined;
  /** How the portal greets; undefined for a visitor. */
  displayName: string | undefined;
  /**
   * Set when the request failed or was refused: the page that tells so gets its status and headers
   * from here, since it keeps none of what was thrown.
   */
  problem: HttpProblem | undefined;
};

export const requestContext = createContext<RequestContext>();

/** To throw where an address leads to nothing. A page then says it in its own words, a file in these. */
export function notFound(text = "Not found"): Response {
  return new Response(text, { status: 404 });
}

/** What an address leads to, or the 404. */
export function orNotFound<T extends object>(found: T | null | undefined): T {
  if (!found) throw notFound();
  return found;
}
