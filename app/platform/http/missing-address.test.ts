import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { missingKind, missingPath, missingReferrer } from "./missing-address.ts";

test.each([
  ["/jurnal", "page"],
  ["/products/weight-loss/old", "page"],
  ["/a-guide-to-v1.0-of-this", "page"],
  ["/assets/root-abc.js", "file"],
  ["/apple-touch-icon-precomposed.png", "file"],
  ["/.well-known/security.txt", "file"],
  ["/wp-login.php", "probe"],
  ["/blog/wp-includes/wlwmanifest.xml", "probe"],
  ["/.env", "probe"],
  ["/.git/config", "probe"],
  ["/backup.sql", "probe"],
  ["/index.PHP", "probe"],
])("%s is a %s", (path, kind) => {
  expect(missingKind(path)).toBe(kind);
});

describe("a path that is kept", () => {
  it.each([
    ["/nope", "/nope"],
    ["/journal/10-things-to-know-about-semaglutide-2026", undefined],
    ["/na%C3%AFve", "/naïve"],
    ["/order/abc123/print", "/order/…"],
    ["/oder/Xk3_9aQwErTyUiOpAsDfGhJk", "/oder/…"],
    ["/reset-pasword/018f0000-0000-7000-8000-000000000000/x", "/reset-pasword/…/x"],
    ["/maria@example.com", "/…"],
    ["/a%00b%0Ac", "/abc"],
    ["/%E0%A4%A", "/%E0%A4%A"],
  ])("%s is %s", (pathname, kept = pathname) => {
    expect(missingPath(pathname)).toBe(kept);
  });

  it("is never long, and never holds what the database refuses", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: "binary" }), (path, more) => {
        const kept = missingPath(`${path}/${encodeURIComponent(more.toWellFormed())}`);
        expect(kept.length).toBeLessThanOrEqual(300);
        // oxlint-disable-next-line no-control-regex
        expect(kept).not.toMatch(/[\u0000-\u001f]/);
      }),
    );
  });
});

test.each([
  ["https://search.example/find?q=glow#top", "search.example/find"],
  ["https://shop.example/products?q=private", "/products"],
  ["https://shop.example/order/tok3n", "/order/…"],
  ["https://shop.example", "/"],
  ["android-app://com.example", undefined],
  ["not an address", undefined],
  ["", undefined],
  [null, undefined],
])("coming from %j is kept as %j", (referrer, kept) => {
  expect(missingReferrer(referrer, "shop.example")).toBe(kept);
});
