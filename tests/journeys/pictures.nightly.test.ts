import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../browser.ts";
import { ownApp } from "../own-app.ts";

/** Walks down the page, so that what waits until it is near comes as well; what is folded stays away. */
async function shownPictures(page: Page, path: string) {
  await page.goto(path);
  const pictures = page.locator("main img:visible");
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  return pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      file: new URL(image.currentSrc).pathname,
      wide: image.naturalWidth > 0,
      alt: image.alt,
    })),
  );
}

test.each([
  ["/", 1, 4],
  [href("/products"), 9, 0],
  [href("/learn"), 0, 8],
  [href("/learn/:slug", { slug: "what-peptides-are" }), 4, 1],
  [href("/about"), 2, 1],
])("%s shows its pictures, each with its words", async (path, described, decorative) => {
  const all = await shownPictures(await openPage({ width: 390 }), path);
  expect(all.filter(({ wide }) => !wide)).toEqual([]);
  // Other stories of this shop add products with pictures that staff uploaded.
  const shown = all.filter(({ file }) => !file.startsWith("/photos/"));
  expect(shown.filter(({ alt }) => alt !== "")).toHaveLength(described);
  expect(shown.filter(({ alt }) => alt === "")).toHaveLength(decorative);
});

test("what is in the cart is shown, and so is what goes with it", async () => {
  const page = await openPage({ width: 390 });
  await page.goto(href("/product/:id", { id: "glow" }));
  await page.getByRole("button", { name: "Add to Cart Glow" }).first().click();
  await page.getByText("Glow added to cart!").first().waitFor();
  const files = (await shownPictures(page, href("/cart"))).map(({ file }) => file.split("/")[2]);
  expect(files).toEqual(["glow", "supplies", "consultation"]);
});

test("the dark theme has pictures of its own, and phones a hero of theirs", async () => {
  const files = async (colorScheme: "light" | "dark", width: number) => {
    const [hero] = await shownPictures(await openPage({ colorScheme, width }), "/");
    return hero?.file.split("/").at(-1)?.split("-").slice(0, 2).join("-");
  };
  expect(await files("light", 1280)).toBe("wide-light");
  expect(await files("dark", 1280)).toBe("wide-dark");
  expect(await files("dark", 390)).toBe("phone-dark");
});

test("a picture may be kept for good, and one that is not there may not", async () => {
  const page = await openPage();
  const [hero] = await shownPictures(page, "/");
  const { url } = ownApp();
  const answer = await fetch(new URL(hero?.file ?? "", url));
  expect(answer.headers.get("content-type")).toBe("image/avif");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const missing = await fetch(new URL("/pictures/hero/wide-light-960.00000000.avif", url));
  expect(missing.status).toBe(404);
  expect(missing.headers.get("cache-control")).toBe("no-store");
});
