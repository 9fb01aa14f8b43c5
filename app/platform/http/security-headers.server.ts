import { createHash } from "node:crypto";
import { HEADER_SCRIPT } from "./header-summary.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";
import { START_SCRIPT } from "./start-script.ts";

/** The inline scripts that are the same on every page. */
const ownScripts = [HEADER_SCRIPT, START_SCRIPT, SPECULATION_RULES].map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);

/** Third-party origins that one page may load from, by kind of resource. */
export type ContentSources = {
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
};

export type HeaderSettings = {
  /** Sources that allow this answer's inline scripts: `'nonce-…'`, or the hash of each. */
  scripts: readonly string[];
  https: boolean;
  /** Origins a form may lead to: Chromium checks the redirect after a POST against form-action. */
  formTargets: readonly string[];
  /** The page loads from the shop alone if this is missing. */
  others?: ContentSources | undefined;
  /** Vite inlines styles into the page and reloads it over its own socket. */
  dev?: boolean;
};

/** The headers of every answer, even files, probes and "not modified". */
export function headersOfAnything(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** The headers every answer of a route carries, errors and redirects included. */
export function securityHeaders(settings: HeaderSettings): Record<string, string> {
  const { script = [], connect = [], img = [], frame = [] } = settings.others ?? {};
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set([...ownScripts, ...settings.scripts, ...script])].join(" ")}`,
    `style-src 'self'${settings.dev ? " 'unsafe-inline'" : ""}`,
    ["img-src 'self' data:", ...new Set(img)].join(" "),
    "font-src 'self'",
    [`connect-src 'self'${settings.dev ? " ws:" : ""}`, ...new Set(connect)].join(" "),
    ...(frame.length > 0 ? [`frame-src ${[...new Set(frame)].join(" ")}`] : []),
    `form-action ${["'self'", ...new Set(settings.formTargets)].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "x-frame-options": "DENY",
    ...headersOfAnything(settings.https),
  };
}
