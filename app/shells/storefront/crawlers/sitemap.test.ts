import { expect, test } from "vitest";
import { sitemap, sitemapIndex } from "./sitemap.ts";

test("pages are named by their whole address, with the day they last changed", () => {
  const changed = new Date("2026-11-20T23:00:00Z");
  expect(sitemap("https://shop.example", [{ path: "/" }, { path: "/product/nad", changed }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/</loc></url>
<url><loc>https://shop.example/product/nad</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`,
  );
});

test("what XML or an address would read otherwise is written in their way", () => {
  const text = sitemapIndex("https://shop.example", [{ path: "/a&b'<c> é" }]);
  expect(text).toContain("<loc>https://shop.example/a&amp;b&apos;%3Cc%3E%20%C3%A9</loc>");
});
