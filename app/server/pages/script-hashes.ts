import { createHash } from "node:crypto";

/**
 * What a page says that many are given: its scripts, and only those that were written with this
 * nonce, are allowed by what they say. Whatever else came into the page is not, and the nonce, which
 * everybody would learn, is gone.
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
