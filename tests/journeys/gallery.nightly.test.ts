import { href } from "react-router";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { ProductImage } from "#app/goods/catalog/views/shown-picture.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { showsFocus } from "../focus-ring.ts";
import { insideTheShop } from "./inside-the-shop.ts";

const TIRZEPATIDE = href("/product/:id", { id: "tirzepatide" });
const LEMON_BOTTLE = href("/product/:id", { id: "lemon-bottle" });

const FOUR = ["tirzepatide", "semaglutide", "klow", "glow"].map((picture) => ({
  picture,
  alt: `A picture of ${picture}`,
}));

const given = new Map<string, ProductImage[]>();

async function setPictures(slug: string, images: ProductImage[]): Promise<ProductImage[]> {
  return insideTheShop(async ({ db }) => {
    const isIt = eq(products.slug, slug);
    const [row] = await db.select({ images: products.images }).from(products).where(isIt);
    await db.update(products).set({ images }).where(isIt);
    return row?.images ?? [];
  });
}

// The first product has a lot with a report, which makes five slides; the other has neither.
beforeAll(async () => {
  given.set("tirzepatide", await setPictures("tirzepatide", FOUR));
  given.set(
    "lemon-bottle",
    await setPictures("lemon-bottle", [{ picture: "lemon-bottle", alt: "A vial" }]),
  );
});
afterAll(async () => {
  for (const [slug, images] of given) await setPictures(slug, images);
});

const galleryOf = (page: Page) => page.getByRole("region", { name: /^Pictures of/ });
const counterOf = (page: Page) => galleryOf(page).locator(".gallery-count");
const thumb = (page: Page, number: number) =>
  page.getByRole("link", { name: `Picture ${number} of 5` });

const loaded = (page: Page) =>
  page
    .locator(".gallery-strip img")
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth > 0));

async function waitFor(page: Page, text: string): Promise<void> {
  await expect.poll(() => counterOf(page).innerText()).toBe(text);
}

/** Swipes by touch, which scrolls the strip natively. */
async function swipe(page: Page): Promise<void> {
  const box = await page.locator(".gallery-strip").boundingBox();
  if (!box) throw new Error("there is no strip of pictures");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) => {
    const touchPoints = x === undefined ? [] : [{ x, y: box.y + box.height / 2 }];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  const start = box.x + box.width * 0.9;
  await touch("touchStart", start);
  for (let way = 20; way <= 240; way += 20) await touch("touchMove", start - way);
  await touch("touchEnd");
}

const smallest = (page: Page) =>
  galleryOf(page)
    .locator("a:visible, button:visible")
    .evaluateAll((controls) =>
      Math.min(
        ...controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return [width, height];
        }),
      ),
    );

test("a finger swipes through the pictures, each of which loads when it is next", async () => {
  const page = await openPage({ width: 360, touch: true });
  await page.goto(TIRZEPATIDE);
  await page.waitForLoadState("networkidle");
  expect(await loaded(page)).toEqual([true, false, false, false]);
  await waitFor(page, "1 of 5");
  await swipe(page);
  await waitFor(page, "2 of 5");
  await expect.poll(() => loaded(page)).toEqual([true, true, true, false]);
  expect(await thumb(page, 2).getAttribute("aria-current")).toBe("true");
  expect(await smallest(page)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const pictures = page.locator(".gallery-strip img");
  expect(
    await pictures.evaluateAll((all) => (all as HTMLImageElement[]).map(({ alt }) => alt)),
  ).toEqual(FOUR.map(({ alt }) => alt));
  await expectNoAxeViolations(page);
  await screenshot(page, "gallery on a phone");
});

test("the last slide is the report of the lot that ships now, and leads to it", async () => {
  const page = await openPage({ width: 360, colorScheme: "dark" });
  await page.goto(TIRZEPATIDE);
  await page.getByRole("link", { name: "Report, 5 of 5" }).click();
  await waitFor(page, "5 of 5");
  await page.getByText("Made up for the demo").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "See the report" }).click();
  await page.getByRole("heading", { name: "How to check your vial" }).waitFor();
});

test("buttons, thumbnails and arrow keys show the pictures, and stop at the ends", async () => {
  const page = await openPage({ width: 1440 });
  await page.goto(TIRZEPATIDE);
  const next = page.getByRole("button", { name: "Next picture" });
  await next.click();
  await next.click();
  await waitFor(page, "3 of 5");
  await page.getByRole("button", { name: "Previous picture" }).click();
  await waitFor(page, "2 of 5");
  await thumb(page, 4).click();
  await waitFor(page, "4 of 5");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await waitFor(page, "5 of 5");
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("link", { name: "Enlarge: A picture of klow" }).focus();
  await waitFor(page, "3 of 5");
  await page.keyboard.press("ArrowLeft");
  await waitFor(page, "2 of 5");
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe(
    "Enlarge: A picture of semaglutide",
  );
  await expect.poll(() => loaded(page)).toEqual([true, true, true, true]);
  expect(await showsFocus(page)).toBe(true);
  expect(await smallest(page)).toBeGreaterThanOrEqual(44);
  await expectNoAxeViolations(page);
});

test("a picture is enlarged over the page, grows where it is pressed, and gives the focus back", async () => {
  const page = await openPage({ width: 390, colorScheme: "dark" });
  await page.goto(TIRZEPATIDE);
  const link = page.getByRole("link", { name: "Enlarge: A picture of tirzepatide" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Pictures of Tirzepatide" });
  const picture = dialog.getByRole("button", { name: "Zoom in" }).first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const file = () =>
    picture.locator("img").evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(file).toContain("tall-dark-720");
  const before = await width();
  await dialog.getByText("1 of 4").waitFor();
  await dialog.getByText("A picture of tirzepatide").waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press("ArrowRight");
  await dialog.getByText("A picture of semaglutide").waitFor();
  await dialog.getByText("2 of 4").waitFor();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByText("1 of 4").waitFor();
  await picture.click({ position: { x: 20, y: 20 } });
  await expect.poll(() => picture.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(width).toBeGreaterThan(2 * before);
  expect((await picture.boundingBox())?.x).toBe(0);
  await picture.press("Enter");
  await expect.poll(width).toBe(before);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(await focused()).toBe("Enlarge: A picture of tirzepatide");
  await page.keyboard.press("Enter");
  const close = dialog.getByRole("button", { name: "Close" });
  expect((await close.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await close.click();
  await dialog.waitFor({ state: "hidden" });
  expect(await focused()).toBe("Enlarge: A picture of tirzepatide");
});

test("without scripts the strip can be swiped, and each picture leads to its large file", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await page.goto(TIRZEPATIDE);
  expect(await counterOf(page).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Next picture" }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await thumb(page, 3).click();
  const third = page.getByRole("link", { name: "Enlarge: A picture of klow" });
  await expect
    .poll(async () => Math.round((await third.boundingBox())?.x ?? -1))
    .toBeGreaterThanOrEqual(0);
  await third.click();
  await page.waitForURL(/\/pictures\/klow\/tall-light-960\.\w+\.webp$/);
});

test("a product with one picture has it alone, and it can be enlarged", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(LEMON_BOTTLE);
  const gallery = galleryOf(page);
  expect(await gallery.getByRole("link").count()).toBe(1);
  expect(await gallery.getByRole("button").count()).toBe(0);
  expect(await counterOf(page).count()).toBe(0);
  await gallery.getByRole("link").click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expectNoAxeViolations(page);
});
