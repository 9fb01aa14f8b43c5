import { href } from "react-router";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { press, openAs } from "./staff-desk.ts";

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const customers = page.getByRole("link", { name: /^Customers/ });
  await customers.waitFor();
  await expectNoAxeViolations(page);
  await customers.click();
  await page.getByRole("heading", { level: 1, name: "Customer Management (CRM)" }).waitFor();
}

test.each([
  { javaScript: true, colorScheme: "light", width: 390 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("staff find a customer, note a call and take the list: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/orders"));
  await page.getByRole("heading", { level: 1, name: "Order Management" }).waitFor();
  const menu = page.getByRole("navigation", { name: "Back-office" });
  expect(await menu.isVisible()).toBe(false);
  await openMenu(page);
  await menu.waitFor({ state: "hidden" });

  await page.getByLabel("Search customers").fill("nobody of ours");
  await page.getByRole("searchbox").press("Enter");
  await page.getByText("No customers match").waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Search customers").fill("carla DEMO.test");
  await page.getByRole("searchbox").press("Enter");
  await page.getByText("1 customer", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await expectNoAxeViolations(page);
  const file = page.waitForEvent("download");
  await press(page, "Export as CSV");
  const taken = await text(await (await file).createReadStream());
  expect(taken).toContain('"customer@demo.test"');
  expect(taken).not.toContain("owner@demo.test");

  await page.getByRole("link", { name: "Carla Customer" }).click();
  await page.getByRole("heading", { level: 1, name: "Carla Customer" }).waitFor();
  await page.getByText("Health data. Viewing it is recorded with your name.").waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Save Notes");
  await page.getByText("Failed to update customer notes").waitFor();
  const note = `Called about <b>the parcel</b>, script ${look.javaScript}`;
  await page.getByLabel("New note").fill(note);
  await press(page, "Save Notes");
  await page.getByText(note).and(page.locator("p")).waitFor();
  await page
    .getByText(/^Olivia Owner, /)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Show assessments" }).click();
  await page.getByText("This view was recorded.").waitFor();
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: /^View all \d+ orders$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Orders of Carla Customer" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /^PM-/ }).first().click();
  // The order has the name that it was placed under.
  await page.locator('main a[href^="/admin/customers/"]').first().click();
  await page.getByRole("heading", { level: 1, name: "Carla Customer" }).waitFor();
});
