import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { levelDemand } from "#app/goods/catalog/queries/level-demand.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

test("a product with a limit of its own is low by that, in every list", async () => {
  const page = await openPage({ width: 1280, expectedProblems: [/422/] });
  const levelId = await insideTheShop(async (ctx) => {
    const productId = await makeProduct(ctx, { name: "Own limit", slug: "own-limit", stock: 40 });
    return (await levelDemand(ctx.db, [productId]))[0]?.stockLevelId ?? "";
  });
  const low = `${href("/admin/products")}?stock=low&q=Own+limit`;
  await openAs(page, "owner", low);
  await page.getByText("0 products", { exact: true }).waitFor();
  await page.goto(href("/admin/stock/:levelId", { levelId }));
  const limit = page.getByLabel("Low stock limit, in units");
  await limit.fill("many");
  await press(page, "Save Limit");
  await page
    .getByText("Enter a whole number of units up to 10,000, or leave it blank.")
    .first()
    .waitFor();
  await limit.fill("41");
  await press(page, "Save Limit");
  await page.getByText("The low stock limit is saved.").first().waitFor();
  expect(await limit.inputValue()).toBe("41");
  await expectNoAxeViolations(page);
  await screenshot(page, "item with its own limit 1280");
  await page.goto(low);
  await page.getByRole("link", { name: "Own limit", exact: true }).waitFor();
  await page.goto(`${href("/admin/stock")}?show=low&q=Own+limit`);
  await page.getByRole("link", { name: "Own limit", exact: true }).waitFor();
});
