import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withoutNonce } from "./script-hashes.ts";

const hashed = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("each inline script of ours is named once, to the letter; files are not", () => {
  const html = `<script nonce="n1">one()</script><script nonce="n1" type="module" async="">\n two("é")\n</script>
    <link rel="modulepreload" href="/a.js"/><script src="/a.js" nonce="n1"></script><script nonce="n1">one()</script>
    <script type="application/ld+json">{"@type":"Product"}</script>`;
  const { scripts, html: sent } = withoutNonce(html, "n1");
  expect(scripts).toEqual([hashed("one()"), hashed('\n two("é")\n')]);
  expect(sent).not.toContain("n1");
  expect(sent).toContain('<script type="module" async="">');
});

test.each([
  "<script>steal()</script>",
  '<script nonce="guess">steal()</script>',
  '<script nonce="">steal()</script>',
  '<script data-x="n1">steal()</script>',
  "<p>&lt;script&gt;steal()&lt;/script&gt;</p>",
])("%s, which we did not write, is not allowed", (foreign) => {
  const html = `${foreign}<script nonce="n1">one()</script>`;
  expect(withoutNonce(html, "n1").scripts).toEqual([hashed("one()")]);
});
