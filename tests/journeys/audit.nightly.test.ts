import { href } from "react-router";
import { test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("the owner reads who changed what: %o", async (look) => {
  const page = await openPage(look);
  const name = `Ana Reyes, PRC ${look.width}`;
  await openAs(page, "owner", href("/admin/settings/business"));
  await page.getByLabel("Pharmacist").fill(name);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await press(page, "Save");
  await saved;

  const LOG = href("/admin/settings/audit");
  await page.goto(LOG);
  await expectNoAxeViolations(page);
  if (look.javaScript) {
    await page.locator("summary").filter({ hasText: "Area" }).click();
    await page.getByRole("link", { name: "Settings and backups" }).click();
    await page.waitForURL(/area=settings/);
    await page.locator("summary").filter({ hasText: "By" }).click();
    await page.getByRole("link", { name: "Olivia Owner", exact: true }).click();
    await page.waitForURL(/by=/);
  }
  const search = page.getByRole("searchbox", { name: "Search actions and changes" });
  await search.fill(name);
  await search.press("Enter");
  await page.waitForURL(/q=/);
  // Other journeys write settings at the same time.
  const entry = page.getByRole("row").filter({ hasText: name }).first();
  await entry
    .getByText(/settings/i)
    .first()
    .waitFor();
  for (const fields of await entry.locator("summary").all()) {
    // oxlint-disable-next-line no-await-in-loop
    await fields.click();
  }
  await entry
    .getByText(/pharmacist/i)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);

  await page.goto(`${LOG}?to=2020-01-01`);
  await page.getByRole("heading", { name: "No entries match" }).waitFor();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForURL((url) => url.search === "");
  await page.getByRole("row").nth(2).waitFor();
});
