import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { HEADER_SCRIPT } from "./header-summary.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";
import { START_SCRIPT } from "./start-script.ts";
import { securityHeaders } from "./security-headers.server.ts";

const settings = { scripts: ["'nonce-abc'"], https: true, formTargets: [] };

function directives(more: object = {}): Map<string, string> {
  const policy = securityHeaders({ ...settings, ...more })["content-security-policy"] ?? "";
  return new Map(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part]));
}

test("scripts run from our files, with this answer's nonce, or as one of three inline texts", () => {
  const [summary, start, rules] = [HEADER_SCRIPT, START_SCRIPT, SPECULATION_RULES].map((text) =>
    createHash("sha256").update(text).digest("base64"),
  );
  expect(directives().get("script-src")).toBe(
    `script-src 'self' 'sha256-${summary}' 'sha256-${start}' 'sha256-${rules}' 'nonce-abc'`,
  );
});

test("forms lead to the shop and to each gateway, named once", () => {
  const formTargets = ["https://pay.example", "https://shop.example", "https://pay.example"];
  expect(directives({ formTargets }).get("form-action")).toBe(
    "form-action 'self' https://pay.example https://shop.example",
  );
});

test("nothing foreign is loaded, framed or used as a base", () => {
  expect([...directives().values()]).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  );
});

test("a page that reports to others loads from them too, and from nobody else", () => {
  const script = ["https://tags.example", "https://tags.example"];
  const others = { script, connect: ["https://stats.example"], img: [], frame: [] };
  expect(directives({ others }).get("script-src")).toMatch(/'nonce-abc' https:\/\/tags\.example$/);
  expect(directives({ others }).get("connect-src")).toBe(
    "connect-src 'self' https://stats.example",
  );
  expect(directives({ others }).get("img-src")).toBe("img-src 'self' data:");
  expect(directives({ others }).has("frame-src")).toBe(false);
  const frame = ["https://frames.example"];
  expect(directives({ others: { ...others, frame } }).get("frame-src")).toBe(
    "frame-src https://frames.example",
  );
});

test("only development allows inline styles and the socket that reloads the page", () => {
  expect(directives({ dev: true }).get("style-src")).toBe("style-src 'self' 'unsafe-inline'");
  expect(directives({ dev: true }).get("connect-src")).toBe("connect-src 'self' ws:");
  expect(directives({ dev: true }).get("script-src")).not.toContain("unsafe");
});

test("browsers are told to come back over https only where the shop has it", () => {
  expect(securityHeaders(settings)).toHaveProperty("strict-transport-security");
  expect(securityHeaders({ ...settings, https: false })).not.toHaveProperty(
    "strict-transport-security",
  );
});

test("every answer refuses sniffing, framing and long referrers", () => {
  expect(securityHeaders(settings)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
  });
});
