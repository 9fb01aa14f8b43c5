import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { ProductImage } from "#app/goods/catalog/views/shown-picture.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { newPhoto } from "../new-photo.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

const isGlow = eq(products.slug, "glow");
const drawn: ProductImage = { picture: "glow", alt: "A glass vial labeled Glow" };
let given: ProductImage[] = [];

async function setPictures(images: ProductImage[]): Promise<void> {
  await insideTheShop(({ db }) => db.update(products).set({ images }).where(isGlow));
}
beforeAll(async () => {
  given = await insideTheShop(async ({ db }) => {
    const [row] = await db.select({ images: products.images }).from(products).where(isGlow);
    return row?.images ?? [];
  });
});
afterAll(() => setPictures(given));

const jpeg = async (name: string, width?: number, height?: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await newPhoto(width, height)),
});
const letter = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear shop") };

async function openPictures(page: Page): Promise<void> {
  await setPictures([drawn]);
  await openAs(page, "owner", href("/admin/vials"));
  await page.getByRole("link", { name: "Pictures of Glow" }).click();
  await page.getByRole("heading", { level: 1, name: "Pictures of Glow" }).waitFor();
}
const item = (page: Page, place: number) =>
  page
    .getByRole("list", { name: "Pictures in order" })
    .getByRole("listitem")
    .nth(place - 1);
const shownFirst = (page: Page) =>
  page
    .locator("main picture img")
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc);

test("staff add photos one by one with their progress, and shoppers see them", async () => {
  const page = await openPage({ width: 1440, expectedProblems: [/422/] });
  await openPictures(page);
  const files = [await jpeg("front.jpg"), letter, await jpeg("small.jpg", 600, 600)];
  await page.getByLabel("Choose pictures").setInputFiles(files);
  await page.getByText("1 picture added, 2 failed.").waitFor();
  const queue = page.getByRole("list", { name: "Uploading pictures" });
  await queue.getByText("This file is damaged or not a supported picture").waitFor();
  await queue.getByText("This picture has only 600 × 600 pixels").waitFor();
  await expectNoAxeViolations(page);

  // Without words it is not shown.
  const shopper = await openPage({ width: 390, colorScheme: "dark" });
  await shopper.goto(href("/product/:id", { id: "glow" }));
  expect(await shownFirst(shopper)).toContain("/pictures/glow/");
  await item(page, 1).getByText("Not shown yet").waitFor();
  await item(page, 1).getByLabel("Picture description").fill("A vial of Glow on a table");
  await item(page, 1).getByText("25 of 200").waitFor();
  await item(page, 1).getByRole("radio", { name: "Top", exact: true }).check({ force: true });
  await item(page, 1).getByRole("button", { name: "Save picture 1" }).click();
  await item(page, 1).getByText("Main picture").waitFor();
  await page.getByText("Picture 1 is saved.").waitFor();
  await screenshot(page, "pictures of a product");

  await shopper.reload();
  expect(await shownFirst(shopper)).toMatch(/\/photos\/[\w-]+\/tall-\d+\.\w{8}\.avif$/);
  await shopper.getByRole("img", { name: "A vial of Glow on a table" }).first().waitFor();
  await expectNoAxeViolations(shopper);
  const card = await shopper.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await shopper.request.get(card ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const put = shopper.waitForResponse((each) => each.request().method() === "POST");
  await shopper.getByRole("button", { name: "Add to Cart" }).first().click();
  await put;
  await shopper.goto(href("/cart"));
  expect(await shownFirst(shopper)).toMatch(/\/photos\/[\w-]+\/thumb-\d+\.\w{8}\.avif$/);
  await shopper.goto(href("/products"));
  const onCard = shopper.locator('[data-product="glow"] img');
  await onCard.scrollIntoViewIfNeeded();
  await expect
    .poll(() => onCard.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toMatch(/\/photos\/[\w-]+\/tall-\d+\.\w{8}\.avif$/);
});

test("a picture that is pasted or dropped is added as well", async () => {
  const page = await openPage({ width: 1440 });
  await openPictures(page);
  await page.getByText("Or drop them here").waitFor();
  for (const kind of ["paste", "drop"] as const) {
    const photo = await jpeg(`${kind}.jpg`);
    const transfer = await page.evaluateHandle(
      ({ bytes, name }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
        return data;
      },
      { bytes: [...photo.buffer], name: photo.name },
    );
    if (kind === "drop") {
      await page.locator("main").dispatchEvent("drop", { dataTransfer: transfer });
    } else {
      await page.evaluate(
        (clipboardData) => window.dispatchEvent(new ClipboardEvent("paste", { clipboardData })),
        transfer,
      );
    }
    const line = page.getByRole("listitem").filter({ hasText: photo.name });
    await line.getByText("Added", { exact: true }).waitFor();
  }
  await page.getByRole("heading", { name: "Picture 3" }).waitFor();
});

test.each([
  { javaScript: true, width: 1440 },
  { javaScript: false, width: 360, colorScheme: "dark" as const },
])("pictures are arranged, removed and put back: %o", async (how) => {
  const page = await openPage({ ...how, expectedProblems: [/422/] });
  const alt = `A vial, ${how.width}`;
  await openPictures(page);
  await page.getByLabel("Choose pictures").setInputFiles([await jpeg("one.jpg"), letter]);
  if (!how.javaScript) {
    await page.getByRole("button", { name: "Add these pictures" }).click();
    await page.getByText(/^letter\.jpg: This file is damaged/).waitFor();
    await page
      .getByLabel("Choose pictures")
      .setInputFiles(Array.from({ length: 200 }, () => letter));
    await page.getByRole("button", { name: "Add these pictures" }).click();
    await page.getByText("Upload at most 12 pictures at once.").waitFor();
  }
  await item(page, 2).getByText("Drawn").waitFor();
  await expectNoAxeViolations(page);

  await item(page, 1).getByLabel("Picture description").fill(" ");
  await item(page, 1).getByRole("button", { name: "Save picture 1" }).click();
  await item(page, 1).getByText("Describe what the picture shows.").waitFor();
  await item(page, 1).getByLabel("Picture description").fill(alt);
  await item(page, 1).getByRole("button", { name: "Save picture 1" }).click();
  await item(page, 1).getByText("Main picture").waitFor();

  if (how.javaScript) {
    await page.getByText("Picture 1 is saved.").waitFor();
    // What goes away meanwhile would move the place at which the picture is dropped.
    await page.getByText("Describe what the picture shows.").waitFor({ state: "hidden" });
    const heads = page.getByRole("heading", { name: /^Picture \d$/ });
    await heads.nth(0).dragTo(heads.nth(1), { steps: 5 });
  } else {
    await page.getByRole("button", { name: "Move picture 1 one place later" }).click();
  }
  await item(page, 1).getByText("Drawn").waitFor();
  await page.getByRole("button", { name: "Remove picture 2" }).click();
  await page.getByRole("heading", { name: "Removed pictures" }).waitFor();
  expect(await page.getByRole("heading", { name: "Picture 2" }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: `Restore ${alt}` }).click();
  await page.getByRole("heading", { name: "Picture 2" }).waitFor();
  expect(await item(page, 2).getByLabel("Picture description").inputValue()).toBe(alt);
});

test("two people at one picture: the second sees what the first wrote", async () => {
  const [one, two] = [
    await openPage({ width: 1440 }),
    await openPage({ width: 1440, expectedProblems: [/409/] }),
  ];
  await openPictures(one);
  await openAs(two, "owner", one.url());
  for (const [page, text] of [
    [one, "A vial of the first"],
    [two, "A vial of the second"],
  ] as const) {
    await item(page, 1).getByLabel("Picture description").fill(text);
    await item(page, 1).getByRole("button", { name: "Save picture 1" }).click();
    if (page === one) await page.getByText("Picture 1 is saved.").waitFor();
  }
  await two.getByText("A colleague changed the pictures in the meantime.").waitFor();
  await item(two, 1).getByText("Saved in the meantime: A vial of the first").waitFor();
  expect(await item(two, 1).getByLabel("Picture description").inputValue()).toBe(
    "A vial of the second",
  );
  await item(two, 1).getByRole("button", { name: "Save picture 1" }).click();
  await two.getByText("Picture 1 is saved.").waitFor();
});
