import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { openAs, press } from "./staff-desk.ts";

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

async function openOrders(page: Page) {
  await openAs(page, "owner", href("/admin/orders"));
  await heading(page, "Order Management");
}

test("Ctrl K finds an order, the arrow keys choose, and Enter opens", async () => {
  const page = await openPage({ width: 1440 });
  await openOrders(page);
  await untilLive(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /^Search orders/ });
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group("Products").getByRole("option", { name: "Add product" }).waitFor();
  await expectNoAxeViolations(page);
  await field.fill("rosa");
  await group("Orders").getByText("₱").first().waitFor();
  const hits = page.getByRole("listbox").getByRole("option");
  await hits.filter({ hasText: "Rosa Rivera" }).first().waitFor();
  await expectNoAxeViolations(page);
  expect(await hits.nth(0).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowDown");
  expect(await hits.nth(1).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await page
    .locator(":focus")
    .and(page.getByRole("link", { name: "Search" }))
    .waitFor();

  await page.keyboard.press("Control+k");
  await field.fill("pm-26-000007");
  await page.keyboard.press("Enter");
  await heading(page, "PM-26-000007");
  await page.keyboard.press("Control+k");
  await group("On this page").getByRole("option", { name: "Write a note" }).waitFor();
  await field.fill("comment");
  await page.keyboard.press("Enter");
  const note = page.getByRole("dialog", { name: "Write a note" });
  await note.locator("textarea:focus").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field.fill("label");
  await page.keyboard.press("Enter");
  await page.locator("input[name=tags]:focus").waitFor();
  await page.keyboard.press("Control+k");
  await field.fill("add product");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === href("/admin/products/new"));
  await page.keyboard.press("Control+k");
  const recent = group("Recent").getByRole("option");
  await recent.first().waitFor();
  expect(await recent.allInnerTexts()).toEqual([expect.stringContaining("PM-26-000007")]);
  await page.keyboard.press("Enter");
  await heading(page, "PM-26-000007");

  await page.keyboard.press("Control+k");
  await field.fill("nobody of ours");
  await page.getByText("No results for “nobody of ours”.").waitFor();
  expect(page.url()).not.toContain("nobody");

  await page.keyboard.press("Escape");
  await page.locator(".desk-header [data-tip]").first().hover();
  await page.locator("[popover=manual]:popover-open").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
});

test("without JavaScript the search is a page", async () => {
  const page = await openPage({ javaScript: false, width: 360 });
  await openOrders(page);
  await page.getByRole("link", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("pm-26-000007");
  await press(page, "Search");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /PM-26-000007/ }).click();
  await heading(page, "PM-26-000007");
});

test.each([true, false])(
  "the menu stays folded on the next page, whose pages stand on top (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ javaScript, width: 1440 });
    await openOrders(page);
    if (javaScript) await untilLive(page);
    await press(page, "Collapse menu");
    await page.getByRole("button", { name: "Expand menu" }).waitFor();
    await heading(page, "Order Management");
    const html = await (await page.request.get(href("/admin/settings"))).text();
    expect(html).toContain('class="desk" data-folded');
    await page.goto(href("/admin/settings"));
    await expectNoAxeViolations(page);
    await page
      .getByRole("navigation", { name: "Pages of Settings" })
      .getByRole("link", { name: "Payments" })
      .click();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Payments").waitFor();
    await press(page, "Expand menu");
    await page.getByRole("button", { name: "Collapse menu" }).waitFor();
  },
);

test("the drawer takes the focus, and gives it back", async () => {
  const page = await openPage({ width: 390 });
  await openOrders(page);
  await untilLive(page);
  const menu = page.getByRole("navigation", { name: "Back-office" });
  await page.getByRole("button", { name: "Menu", exact: true }).focus();
  await page.keyboard.press("Enter");
  await menu.locator(":focus").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await page
    .locator(":focus")
    .and(page.getByRole("button", { name: "Menu", exact: true }))
    .waitFor();
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
});

test("a page without a row in the menu is a tab beside the page that has it", async () => {
  const page = await openPage({ javaScript: false, width: 1440 });
  await openAs(page, "owner", href("/admin/settings/payments"));
  const menu = page.getByRole("navigation", { name: "Back-office" });
  expect(await menu.getByRole("link", { name: "Tax", exact: true }).count()).toBe(0);
  const beside = page.getByRole("navigation", { name: "Pages of Payments" });
  await beside.getByRole("link", { name: "Tax" }).click();
  await heading(page, "Tax");
  expect(await beside.locator("[aria-current]").innerText()).toBe("Tax");
  await menu.locator('[aria-current="true"]').getByText("Payments").waitFor();
});

test("an owner looks for what is wrong, and reads how to fix it", async () => {
  const page = await openPage({ javaScript: false, width: 360 });
  await openAs(page, "owner", href("/admin/settings/check-up"));
  await page.getByRole("button", { name: "Check now" }).click();
  const key = page.getByRole("listitem").filter({ hasText: "there is no key" });
  await key.getByText("Create the key at Settings → Backup").waitFor();
  await expectAccessible(page);
});
