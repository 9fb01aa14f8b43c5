import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../browser.ts";

/** The most words that a phone shows of a page and its footer before anything is unfolded. */
const MOST = [
  [href("/"), 450],
  [href("/product/:id", { id: "tirzepatide" }), 850],
  [href("/about"), 350],
  [href("/products"), 330],
  [href("/learn"), 600],
] as const;

/** The nine of the demo shop; other journeys add more. */
const PRODUCTS = 9;

function countWords(page: Page): Promise<number> {
  return page.evaluate((known) => {
    const added = new Set([...document.querySelectorAll("main [data-product]")].slice(known));
    const isSeen = (place: Element) =>
      place.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !place.closest("script, style, .sr-only, option") &&
      ![...added].some((card) => card.contains(place));
    const wordsIn = (node: Node, place: Element) => {
      // Lines beyond those that a card has room for are not seen.
      const end = (place.closest("p, li, dd, h2, h3") ?? place).getBoundingClientRect().bottom;
      const range = document.createRange();
      return [...(node.textContent ?? "").matchAll(/\S*[\p{L}\p{N}]\S*/gu)].filter(
        ({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getBoundingClientRect().top < end - 1;
        },
      ).length;
    };
    let words = 0;
    for (const part of document.querySelectorAll("main, footer")) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const place = currentNode.parentElement;
        if (place && isSeen(place)) words += wordsIn(currentNode, place);
      }
    }
    return words;
  }, PRODUCTS);
}

test.each(MOST)("%s has at most %i words", async (path, most) => {
  const page = await openPage({ width: 360 });
  await page.goto(path);
  const words = await countWords(page);
  expect(words).toBeGreaterThan(100);
  expect(words).toBeLessThanOrEqual(most);
});

test("the first screen of a phone has a picture, the headline, both buttons and proof", async () => {
  const page = await openPage({ width: 360, colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(href("/"));
  const main = page.getByRole("main");
  const bar = await page.getByRole("navigation", { name: "Quick links" }).boundingBox();
  const end = bar?.y ?? 0;
  expect(end).toBeGreaterThan(600);
  const seen = [
    main.getByRole("heading", { level: 1 }),
    main.getByRole("link", { name: "Start Your Assessment" }).first(),
    main.getByRole("link", { name: "Browse Products" }).first(),
    main.getByText("lab purity", { exact: true }),
  ];
  for (const one of seen) {
    const box = await one.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
  }
  const picture = await main.getByRole("img").first().boundingBox();
  expect(picture?.y).toBeLessThan(200);
  expect(picture?.height).toBeGreaterThan(150);
});
