import { createHash } from "node:crypto";

/**
 * For a page that is cached: allows the scripts that were written with this nonce by their hashes,
 * and takes the nonce out, which everybody would learn. Any other script stays forbidden.
 */
export function withoutNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const inline = new RegExp(
    `<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  const hashes = Array.from(html.matchAll(inline), ([, code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  return {
    html: html.replaceAll(mark, ""),
    scripts: [...new Set(hashes)].map((hash) => `'sha256-${hash}'`),
  };
}
