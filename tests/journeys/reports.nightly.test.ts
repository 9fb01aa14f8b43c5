import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { formatShare } from "#app/lib/report/share.ts";
import { buyersOf } from "#app/office/reports/queries/buyers-of.server.ts";
import { discountUsesOf } from "#app/office/reports/queries/discount-uses.server.ts";
import { productSalesOf } from "#app/office/reports/queries/product-sales.server.ts";
import { sumProducts } from "#app/office/reports/rules/product-sales.ts";
import { sumBuyers } from "#app/office/reports/rules/sum-buyers.ts";
import { sumDiscounts } from "#app/office/reports/rules/sum-discounts.ts";
import { countSteps } from "#app/running/visits/commands/count-steps.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, tryCode } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";

afterEach(expectInvariants);

const TODAY = shopDay(new Date());
const YEAR = { from: shiftDay(TODAY, -364), to: TODAY };

/** A guest's first order, with a code. */
async function buyWithCode(): Promise<void> {
  const page = await openPage({ width: 390 });
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  await tryCode(page, "save500");
  await page.getByText("SAVE500 applied: you save ₱500").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, `reported-${randomUUID()}@example.com`);
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/order/**");
  await page.getByText("We received your payment").waitFor();
}

const figure = (page: Page, name: string) =>
  page.locator(".report-figure").filter({ hasText: name }).locator("dd").first().textContent();

/** What the file of a report says, whose button has this name. */
async function exported(page: Page, button: string): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await arriving;
  const file = path.resolve("tests/output", download.suggestedFilename());
  await download.saveAs(file);
  return { name: download.suggestedFilename(), text: readFileSync(file, "utf8") };
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "light" as const },
  { javaScript: false, width: 360, colorScheme: "dark" as const },
])("the owner reads what sold, by whom and with which code: %o", async (options) => {
  await buyWithCode();
  const shown = await insideTheShop(async (ctx) => {
    await countSteps(ctx, ["visit", "product", "cart", "checkout", "assessment"]);
    const [products, buyers, codes] = await Promise.all([
      productSalesOf(ctx.db, YEAR),
      buyersOf(ctx.db, YEAR),
      discountUsesOf(ctx.db, YEAR),
    ]);
    return {
      products: sumProducts(products),
      buyers: sumBuyers(buyers),
      codes: sumDiscounts(codes),
    };
  });
  const page = await openPage(options);
  const look = async (name: string) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `report-${name}-${options.width}-${options.colorScheme}`);
  };
  const menu = page.getByRole("navigation").getByRole("link", { name: "Sales", exact: true });
  await openAs(page, "owner", `${href("/admin/analytics/products")}?period=365d`);
  await page.getByRole("heading", { level: 1, name: "Product sales" }).waitFor();
  if (options.width > 1000) await menu.waitFor();
  expect(shown.products.units).toBeGreaterThan(0);
  expect(await figure(page, "Product revenue")).toBe(formatMoney(shown.products.revenue));
  const sum = page.getByRole("row", { name: "Revenue, as in Sales" });
  expect(await sum.textContent()).toContain(
    formatMoney(shown.products.whole, { centavos: "always" }),
  );
  await look("products");
  const products = await exported(page, "Export CSV");
  expect(products.name).toBe(`product-sales-${YEAR.from}-to-${YEAR.to}.csv`);
  expect(products.text).toContain('"Product","Variant","SKU","Units","Orders"');

  await page.goto(`${href("/admin/analytics/customers")}?period=365d`);
  await page.getByRole("heading", { level: 1, name: "Customers" }).waitFor();
  expect(await figure(page, "New customers")).toBe(shown.buyers.new.toLocaleString("en"));
  expect(await figure(page, "Repeat rate")).toBe(formatShare(shown.buyers.repeatRate));
  await page.getByRole("columnheader", { name: "First order" }).waitFor();
  await look("customers");
  expect((await exported(page, "Export CSV")).text).toContain('"Day","New customers"');
  expect((await exported(page, "Export months as CSV")).text).toContain('"First order"');

  await page.goto(`${href("/admin/analytics/discounts")}?period=365d`);
  await page.getByRole("heading", { level: 1, name: "Discounts" }).waitFor();
  expect(await figure(page, "Discount given")).toBe(formatMoney(shown.codes.given));
  await page.getByRole("row", { name: "SAVE500" }).waitFor();
  await look("discounts");
  expect((await exported(page, "Export CSV")).text).toContain('"Code","Batch"');

  await page.goto(`${href("/admin/analytics/affiliates")}?period=365d`);
  await page.getByRole("heading", { level: 1, name: "Affiliate sales" }).waitFor();
  await look("affiliates");
  expect((await exported(page, "Export CSV")).text).toContain('"Code","Paid orders"');

  await page.goto(`${href("/admin/analytics/funnel")}?period=365d`);
  await page.getByRole("heading", { level: 1, name: "Visits and funnel" }).waitFor();
  await page.getByRole("row", { name: "Reached checkout" }).waitFor();
  await page.getByText("Limits of these figures").waitFor();
  await look("funnel");
  expect((await exported(page, "Export CSV")).text).toContain('"Day","Visits","Viewed a product"');

  await page.goto(`${href("/admin")}?period=90d`);
  for (const name of ["Total Revenue", "Total Orders", "Total Customers", "Conversion Rate"]) {
    expect(await figure(page, name)).toMatch(/\d/);
  }
  await look("today");
});

test("days on which nothing was sold say what to do", async () => {
  const page = await openPage({ width: 360, touch: true });
  const never = "from=2020-01-01&to=2020-01-31";
  await openAs(page, "owner", `${href("/admin/analytics/products")}?${never}`);
  await page.getByText("No orders were paid in this period.").waitFor();
  for (const [to, says] of [
    [href("/admin/analytics/customers"), "No orders were paid in this period."],
    [href("/admin/analytics/discounts"), "No codes were used in this period."],
    [href("/admin/analytics/affiliates"), "No affiliate orders in this period."],
    [href("/admin/analytics/funnel"), "No visits were counted in this period."],
  ] as const) {
    await page.goto(`${to}?${never}`);
    await page.getByText(says).waitFor();
    await expectNoAxeViolations(page);
  }
});
