import { expect, test } from "vitest";
import { lotParts } from "#app/goods/lots/pages/shop/product-lots.server.tsx";
import { showLots } from "#app/goods/lots/views/show-lots.ts";
import { galleryHtml, textHtml } from "./product-html.server.tsx";

const lot = {
  id: "l1",
  variantId: null,
  variantName: null,
  position: null,
  lotNumber: "T-2610",
  madeOn: null,
  expiresOn: "2028-01-01",
  receivedAt: new Date("2026-10-01T00:00:00Z"),
  left: 24,
  courseWeeks: null,
  openedAt: new Date("2026-10-02T00:00:00Z"),
  closedAt: new Date("2026-11-20T00:00:00Z"),
  recalledAt: new Date("2026-11-20T00:00:00Z"),
  recalledWhy: "Some vials may not be sterile.",
  checkedAt: null,
  isDemo: false,
  report: undefined,
  results: [],
  withdrawn: [],
};
const product = { name: "Glow", images: [{ picture: "glow", alt: "A vial" }], areaLook: null };
const top = (lots: Parameters<typeof showLots>[0]) =>
  galleryHtml(product, "moss", lotParts(showLots(lots, "2026-11-28")));

test("a recalled batch is named above the pictures, with its reason", () => {
  const html = top([lot]);
  expect(html.indexOf("Do not use batch T-2610")).toBeGreaterThan(-1);
  expect(html.indexOf("Do not use batch T-2610")).toBeLessThan(html.indexOf("<section"));
  expect(html).toContain("Some vials may not be sterile.");
  expect(top([{ ...lot, recalledAt: null, recalledWhy: null }])).not.toContain("Do not use");
});

test("a text is in paragraphs, and a name in it stays on one line", () => {
  expect(textHtml("On GLP-1.\n\nMore.")).toContain(
    '<p>On <span class="whole">GLP-1</span>.</p><p>More.</p>',
  );
});
