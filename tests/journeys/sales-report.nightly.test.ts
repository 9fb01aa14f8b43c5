import { readFileSync } from "node:fs";
import path from "node:path";
import { href } from "react-router";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { salesOf } from "#app/office/reports/queries/sales.server.ts";
import { sumSales } from "#app/office/reports/rules/sum-sales.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

test.each([
  { javaScript: true, width: 1440, colorScheme: "light" as const },
  { javaScript: false, width: 360, colorScheme: "dark" as const },
])("the owner reads what was sold, by period and as a file: %o", async (options) => {
  const page = await openPage(options);
  await openAs(page, "owner", href("/admin/analytics"));
  await page.getByRole("heading", { level: 1, name: "Sales" }).waitFor();
  const today = shopDay(new Date());
  const days = { from: shiftDay(today, -364), to: today };
  const rows = await insideTheShop(({ db }) => salesOf(db, days));
  const { revenue, orders } = sumSales(rows);
  expect(orders).toBeGreaterThan(0);

  await page.getByRole("link", { name: "365 days" }).click();
  await page.getByRole("heading", { name: "Revenue by month" }).waitFor();
  const figures = page.locator(".report-figure");
  const figure = (name: string) => figures.filter({ hasText: name }).first().locator("dd").first();
  expect(await figure("Revenue").textContent()).toBe(formatMoney(revenue));
  expect(await figure("Paid orders").textContent()).toBe(orders.toLocaleString("en"));
  await page.getByText("View as table").first().click();
  await page.getByRole("columnheader", { name: "Month" }).first().waitFor();
  expect(await page.getByRole("slider").count()).toBe(options.javaScript ? 2 : 0);
  await expectNoAxeViolations(page);
  await screenshot(page, `sales-${options.width}-${options.colorScheme}`);

  await page.getByLabel("From", { exact: true }).fill(shiftDay(today, -6));
  await page.getByLabel("To", { exact: true }).fill(today);
  await page.getByLabel("Compare to").selectOption({ label: "No comparison" });
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL((url) => url.searchParams.get("compare") === "none");
  await page.getByText(/compared to/).waitFor({ state: "detached" });

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(`sales-${shiftDay(today, -6)}-to-${today}.csv`);
  const file = path.resolve("tests/output", `sales-${options.width}.csv`);
  await download.saveAs(file);
  expect(readFileSync(file, "utf8")).toContain(
    '"Day","Payment method","Paid orders","Paid","Refunds","Revenue"',
  );
});

test("a chart says a month under the pointer or chosen by the arrow keys, and none once it is left", async () => {
  const page = await openPage({ width: 360 });
  await openAs(page, "owner", `${href("/admin/analytics")}?period=365d`);
  const reader = page.getByRole("slider", { name: "Revenue by month" });
  await reader.hover({ position: { x: 2, y: 40 } });
  const first = (await reader.getAttribute("aria-valuetext")) ?? "";
  await page.locator(".report-said").getByText(first).waitFor();
  await page.mouse.move(0, 0);
  await page.locator(".report-said").waitFor({ state: "detached" });
  await reader.press("ArrowLeft");
  const said = (await reader.getAttribute("aria-valuetext")) ?? "";
  expect(said).toMatch(/^\w{3} \d{4}: ₱/);
  await page.locator(".report-said").getByText(said).waitFor();
  await expectNoAxeViolations(page);
  await reader.press("Tab");
  await page.locator(".report-said").waitFor({ state: "detached" });
});

test("a definition opens over the page, and an empty period says what to do", async () => {
  const page = await openPage({ width: 360, touch: true });
  await openAs(page, "owner", `${href("/admin/analytics")}?from=2020-01-01&to=2020-01-31`);
  await page.getByText("No orders were paid in this period.").waitFor();
  await page.getByRole("button", { name: /^Revenue: Payments received/ }).tap();
  await page.getByText("Payments received for orders in this period", { exact: false }).waitFor();
  await expectNoAxeViolations(page);
});
