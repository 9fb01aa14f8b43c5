import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";

test.each([
  { javaScript: true, width: 1440, colorScheme: "dark" },
  { javaScript: false, width: 360, colorScheme: "light" },
] as const)(
  "a saved setting says so, stands in the history and can be undone: %o",
  async (look) => {
    const page = await openPage(look);
    // People add an "s" when they type this address.
    await openAs(page, "owner", `${href("/admin/settings/notification")}s`);
    await page.waitForURL(`**${href("/admin/settings/notification")}`);
    const box = page.getByLabel("Orders that need attention");
    await box.uncheck();
    await press(page, "Save");
    await page.getByText("Success").first().waitFor();
    await page.getByText("Settings saved.").first().waitFor();
    expect(await box.isChecked()).toBe(false);
    await screenshot(page, `settings ${look.width}`);
    await expectNoAxeViolations(page);

    const history = page.getByRole("region", { name: "History" });
    await history.getByText("order notifications").first().waitFor();
    await history.getByRole("button", { name: /^Undo/ }).first().click();
    await page.getByText("Change undone.").first().waitFor();
    await history.getByText("Undid an earlier change").first().waitFor();
    await expect.poll(() => box.isChecked()).toBe(true);
  },
);

test("what is wrong is named, and each group has its page", async () => {
  const page = await openPage({ expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/settings/delivery"));
  await page.getByLabel("Arrives at least, in business days later").fill("50");
  await press(page, "Save");
  await page.getByText("Failed to save delivery settings. Please check these fields.").waitFor();
  await page.getByRole("link", { name: "The maximum cannot be less than the minimum." }).waitFor();

  await page.goto(href("/admin/settings"));
  await page.getByRole("heading", { level: 1, name: "All settings", exact: true }).waitFor();
  await expectNoAxeViolations(page);
  const pages = page.getByRole("navigation", { name: "Back-office" });
  await page
    .getByRole("main")
    .getByRole("link", { name: /^General/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "General", exact: true }).waitFor();
  for (const name of ["Notification", "Security", "Payments", "Delivery"]) {
    await pages.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  }
});

test.each([360, 1440])("the list says how each page is set, %i wide", async (width) => {
  const page = await openPage({ width, colorScheme: width === 360 ? "dark" : "light" });
  await openAs(page, "owner", href("/admin/settings"));
  await screenshot(page, `settings list ${width}`);
  await expectNoAxeViolations(page);
  const row = page.getByRole("main").getByRole("link", { name: /^Unpaid holds Guests: / });
  await row.click();
  await page.getByRole("heading", { level: 1, name: "Unpaid holds" }).waitFor();

  await page.goto(`${href("/admin/settings")}#field-legal_age`);
  await page.getByRole("heading", { level: 1, name: "Legal notices" }).waitFor();
  await page.goto(`${href("/admin/settings/security")}#field-guest_cash_hours`);
  await page.getByRole("heading", { level: 1, name: "Unpaid holds" }).waitFor();
});
