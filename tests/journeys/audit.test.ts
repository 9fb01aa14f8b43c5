import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("the owner reads who changed what: %o", async (look) => {
  const page = await openPage(look);
  const name = `Ana Reyes, PRC ${look.width}`;
  await openAs(page, "owner", href("/admin/settings"));
  await page.getByLabel("Pharmacist").fill(name);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await press(page, "Save");
  await saved;

  await page.goto(href("/admin/settings/audit"));
  const main = page.getByRole("main");
  await expectNoAxeViolations(page);
  await main.getByLabel("About").selectOption("Settings and backups");
  await main.getByLabel("By", { exact: true }).selectOption({ label: "Olivia Owner" });
  await press(page, "Show");
  await page.waitForURL(/area=settings&by=/);
  // Other journeys write settings at the same time.
  const entry = main.getByRole("listitem").filter({ hasText: name }).first();
  await entry.getByText("Settings saved").waitFor();
  await entry.getByText("pharmacist").waitFor();
  await entry.getByText(name).waitFor();
  await expectNoAxeViolations(page);

  await main.getByLabel("To", { exact: true }).fill("2020-01-01");
  await press(page, "Show");
  await page.getByRole("heading", { name: "No entry matches" }).waitFor();
  await main.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForURL((url) => url.search === "");
  expect(await main.getByRole("listitem").count()).toBeGreaterThan(1);
});
