import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

const hashed = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("each inline script is named once, to the letter; files are not", () => {
  const html = `<script>one()</script><script type="module" async="">\n two("é")\n</script>
    <link rel="modulepreload" href="/a.js"/><script src="/a.js"></script><script>one()</script>
    <script type="application/ld+json">{"@type":"Product"}</script>`;
  expect(scriptHashes(html)).toEqual([hashed("one()"), hashed('\n two("é")\n')]);
});

test("what only looks like a script changes nothing", () => {
  expect(scriptHashes("<p>&lt;script&gt;alert()&lt;/script&gt;</p>")).toEqual([]);
});
