import { createHash } from "node:crypto";

/** Data in a script element is never run, so the policy does not ask about it. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Sources for script-src that allow the inline scripts of this page and no others. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)].map(([, code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
