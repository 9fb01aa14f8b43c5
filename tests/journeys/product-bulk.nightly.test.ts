import { href } from "react-router";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { hideNewProducts, shown } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();

const LIST = href("/admin/products");

const priceOf = (slug: string) =>
  insideTheShop(async ({ db }) => {
    const { price } = products;
    const [found] = await db.select({ price }).from(products).where(eq(products.slug, slug));
    return found?.price;
  });

async function threeProducts(name: string): Promise<string[]> {
  const slugs = ["one", "two", "three"].map((part) => `${name.toLowerCase()}-${part}`);
  await insideTheShop(async (ctx) => {
    for (const [index, slug] of slugs.entries()) {
      const price = [100_000, 250_000, 4_000][index] ?? 0;
      // One after the other, so that the list has them in this order.
      // oxlint-disable-next-line no-await-in-loop
      await makeProduct(ctx, { name: `${name} ${slug.split("-").at(-1)}`, slug, price, ...shown });
    }
  });
  return slugs;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("several products are changed together and undone together: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const name = `Batch${look.width}`;
  const [one = "", two = "", three = ""] = await threeProducts(name);
  await openAs(page, "owner", `${LIST}?q=${name}`);
  if (look.javaScript) {
    const first = page.getByRole("checkbox", { name: `Select ${name} one` });
    await first.filter({ visible: true }).press("Space");
    await page.getByRole("button", { name: "Clear selection" }).press("Enter");
    await page.locator("[name=ids]:focus:not(:checked)").waitFor();
  }
  for (const part of ["one", "two", "three"]) {
    const box = page.getByRole("checkbox", { name: `Select ${name} ${part}` });
    // By the keyboard, as one goes through a list.
    // oxlint-disable-next-line no-await-in-loop
    await box.filter({ visible: true }).press("Space");
  }
  await page.getByRole("button", { name: /^Change (?:3|selected) products$/ }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Change 3 products" }).waitFor();
  await page.getByText("Mixed: ₱40 to ₱2,500").waitFor();
  await expectNoAxeViolations(page);

  await press(page, "Preview changes");
  await page.getByText("Choose an action for at least one field.").first().waitFor();
  if (look.javaScript) await untilLive(page);
  await field(page, "Price: action").selectOption({ label: "Add" });
  await field(page, "Price: value").fill("a little");
  await press(page, "Preview changes");
  await page.getByText("Enter an amount in pesos, like 1,250 or -50.").first().waitFor();
  await expectNoAxeViolations(page);
  await field(page, "Price: value").fill("-50");
  await field(page, "Featured: action").selectOption({ label: "Set to" });
  await field(page, "Featured: value").selectOption({ label: "Yes" });
  await screenshot(page, `bulk grid ${look.width}`);
  await press(page, "Preview changes");

  await page.getByRole("heading", { level: 1, name: "Price: −₱50; Featured: Yes" }).waitFor();
  const entry = (part: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: `${name} ${part}`, exact: true }) });
  await entry("two")
    .getByText(/^(?:after: )?2450$/)
    .waitFor();
  await page.getByText("1 will be skipped.").waitFor();
  await screenshot(page, `bulk preview ${look.width}`);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Skipped (1)" }).click();
  await entry("three").getByText("the price would be zero or less").waitFor();
  expect(await priceOf(one)).toBe(100_000);

  // A colleague saves one of them before it is applied.
  await insideTheShop(({ db }) =>
    db.update(products).set({ price: 99_900, version: 5 }).where(eq(products.slug, one)),
  );
  await press(page, "Apply 2 changes");
  await page.getByText("Change finished").waitFor();
  await page.getByText("1 changed, 2 skipped").waitFor();
  expect(await Promise.all([one, two, three].map(priceOf))).toEqual([99_900, 245_000, 4_000]);
  await page.getByRole("link", { name: /^To change/ }).click();
  await entry("one").getByText("Changed in the meantime").waitFor();
  await expectNoAxeViolations(page);

  await press(page, "Undo change");
  await page.getByText("Change undone", { exact: true }).waitFor();
  expect(await priceOf(two)).toBe(250_000);
  await page.getByRole("link", { name: "Earlier changes" }).click();
  await page.getByRole("heading", { name: "No products selected" }).waitFor();
  await page
    .getByRole("link", { name: "Price: −₱50; Featured: Yes" })
    .filter({ visible: true })
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
});
