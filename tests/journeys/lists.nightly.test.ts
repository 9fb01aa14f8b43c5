import { href } from "react-router";
import { afterAll, expect, test } from "vitest";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { listViews } from "#app/platform/list/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openActs, openAs } from "./staff-desk.ts";
import { untilLive } from "../until-live.ts";
import { variants } from "../variants.ts";

const LIST = href("/admin/discounts");

/** Lists with rows in the demo shop. */
const ONE_LINE = [
  href("/admin/orders"),
  href("/admin/products"),
  href("/admin/stock"),
  href("/admin/categories"),
  href("/admin/lots"),
  href("/admin/customers"),
  `${href("/admin/support")}?show=all`,
  href("/admin/reviews/all"),
  href("/admin/discounts"),
  href("/admin/settings/audit"),
  href("/admin/email/templates"),
];

/** Codes of a test, the first of them the newest. */
async function makeCodes(prefix: string, count: number): Promise<void> {
  await insideTheShop(async (ctx) => {
    for (let index = count; index > 0; index -= 1) {
      const now = new Date(ctx.now.getTime() - index * 1_000);
      // oxlint-disable-next-line no-await-in-loop
      await makeDiscount({ ...ctx, now }, { code: `${prefix}-${String(index).padStart(3, "0")}` });
    }
  });
}

// A default view would open the list of the journeys after this one.
afterAll(() => insideTheShop(({ db }) => db.delete(listViews)));

test("a list is walked, chosen from, filtered and saved by the keyboard and the mouse", async () => {
  await makeCodes("LIST", 60);
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", `${LIST}?q=list-&sort=code`);
  await untilLive(page);
  const link = (code: string) => page.getByRole("link", { name: code, exact: true });
  await page.getByText("60 discounts", { exact: true }).waitFor();
  await expectNoAxeViolations(page);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.locator(":focus").and(link("LIST-002")).waitFor();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  const box = (code: string) => page.getByRole("checkbox", { name: `Select ${code}` });
  expect(await box("LIST-001").isChecked()).toBe(true);
  await box("LIST-004").click({ modifiers: ["Shift"] });
  await page.getByText("4 selected").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("4 selected").waitFor({ state: "hidden" });

  await box("LIST-001").check();
  await box("LIST-002").check();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Deactivate 2 codes" }).click();
  await page.getByText("2 codes deactivated.").first().waitFor();
  await openActs(page, "LIST-001");
  await page.getByRole("button", { name: "Activate LIST-001" }).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Next", exact: true }).click();
  await link("LIST-060").waitFor();
  expect(await link("LIST-050").count()).toBe(0);
  await link("LIST-055").press("Enter");
  await page.getByRole("heading", { level: 1, name: "Edit LIST-055" }).waitFor();
  await page.goBack();
  await page.locator(":focus").and(link("LIST-055")).waitFor();
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await link("LIST-050").waitFor();

  await page.keyboard.press("/");
  await page.locator(":focus").and(page.getByLabel("Search codes and batches")).waitFor();
  await page.keyboard.type("jkx nothing");
  await page.keyboard.press("Enter");
  await page.getByText("No discounts match").waitFor();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.getByText("No discounts match").waitFor({ state: "hidden" });
});

test("a list is searched while staff type, and an older answer never replaces a newer one", async () => {
  await makeCodes("TYPED", 3);
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", LIST);
  await untilLive(page);
  const asked: string[] = [];
  let late: () => void = () => {};
  const held = new Promise<void>((resolve) => (late = resolve));
  await page.route("**/admin/discounts.data**", async (route) => {
    const q = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(q);
    if (q === "TYPED-00") await held;
    // The router has aborted the held one by then.
    await route.continue().catch(() => {});
  });
  await page.keyboard.press("/");
  const field = page.getByLabel("Search codes and batches");
  expect(await page.getByRole("button", { name: "Search", exact: true }).count()).toBe(0);
  await page.keyboard.type("TYPED-00");
  await expect.poll(() => asked).toEqual(["TYPED-00"]);
  await page.keyboard.type("2");
  await page.getByRole("status").filter({ hasText: "1 discount" }).waitFor();
  late();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.getByText("No discounts match “TYPED-02”").waitFor();
  await page.keyboard.type("0");
  await page.getByRole("link", { name: "TYPED-002", exact: true }).waitFor();
  expect(asked).toEqual(["TYPED-00", "TYPED-002", "TYPED-02", "TYPED-002"]);
  await page.locator(":focus").and(field).waitFor();
  await page.goBack();
  expect(page.url()).not.toContain("TYPED");

  await page.goto(href("/admin/customers"));
  await untilLive(page);
  await page.keyboard.press("/");
  await page.keyboard.type("customer@demo.test");
  await page.getByRole("status").filter({ hasText: "1 customer" }).waitFor();
  expect(page.url()).not.toContain("demo.test");
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.getByRole("button", { name: "Clear search" }).waitFor({ state: "detached" });
  expect(await page.getByRole("searchbox").inputValue()).toBe("");
});

test("each row is one line of 40 pixels, and a cut text is its title", async () => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", href("/admin"));
  for (const list of ONE_LINE) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(list);
    // oxlint-disable-next-line no-await-in-loop
    await untilLive(page);
    const heights = page
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    // oxlint-disable-next-line no-await-in-loop
    expect([list, ...new Set(await heights)]).toEqual([list, 40]);
  }
  await page.goto(href("/admin/orders"));
  const buyer = page.getByRole("cell").filter({ hasText: "@" }).first();
  await buyer.evaluate((cell) => (cell.style.maxWidth = "3rem"));
  await buyer.hover();
  expect(await buyer.getAttribute("title")).toContain("@");
});

test("a view is saved, opens the list, is renamed and deleted", async () => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", `${LIST}?q=secret&show=inactive&type=percentage&sort=-used`);
  await untilLive(page);
  const views = page.locator("summary").filter({ hasText: "Views" });
  await views.click();
  await page.getByLabel("View name", { exact: true }).fill("Half off");
  await page.getByLabel("Make this my default view").check();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("View “Half off” saved.").first().waitFor();

  await page.goto(LIST);
  const query = () => new URL(page.url()).search;
  expect(query()).toBe("?show=inactive&type=percentage&sort=-used");
  const tabs = page.getByRole("navigation", { name: "Status" });
  await tabs
    .getByRole("link", { name: "Half off" })
    .and(page.locator("[aria-current=page]"))
    .waitFor();
  await page.getByRole("link", { name: "Remove filter: Type" }).click();
  await page.waitForURL((url) => !url.searchParams.has("type"));

  await untilLive(page);
  await views.click();
  await page.getByLabel("View name: Half off").fill("Quarter off");
  await page.getByRole("button", { name: "Rename: Half off" }).click();
  await page.getByText("View renamed to “Quarter off”.").first().waitFor();
  // The menu stays open while the page around it is read anew, partly below the message.
  await page.mouse.move(0, 0);
  await page.getByText("View renamed to “Quarter off”.").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Delete: Quarter off" }).click();
  await page.getByText("View “Quarter off” deleted.").first().waitFor();
  await page.goto(LIST);
  expect(query()).toBe("");
});

test.each(variants([true, false]))(
  "on a phone each row is a card (scripts: %s)",
  async (javaScript) => {
    await makeCodes(javaScript ? "PHONE" : "PLAIN", 2);
    const prefix = javaScript ? "PHONE" : "PLAIN";
    const page = await openPage({ width: 360, javaScript, colorScheme: "dark" });
    await openAs(page, "owner", `${LIST}?q=${prefix}-`);
    if (javaScript) await untilLive(page);
    const row = page.getByRole("row").filter({ hasText: `${prefix}-001` });
    await row.getByText("10%").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.locator("summary").filter({ hasText: "Type" }).click();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Percentage" }).click();
    await page.getByRole("button", { name: "Filters (1)" }).waitFor();
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: /^Archive / }).click();
    await page.getByText("1 code archived.").first().waitFor();
    await row.waitFor({ state: "detached" });
  },
);

test("an order opens beside the list with the mouse, and whole by Enter", async () => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", href("/admin/orders"));
  await untilLive(page);
  const first = page.getByRole("rowheader").getByRole("link").first();
  const number = (await first.textContent()) ?? "";
  await first.click();
  const panel = page.getByRole("complementary", { name: `Details: ${number}` });
  await panel.getByText("Delivery address").waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await page.locator(":focus").and(first).waitFor();
  await page.keyboard.press("Enter");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  await title(number).waitFor();

  const beside = page.getByRole("navigation", { name: "Previous and next in the list" });
  await beside.getByText(/^1 of \d+$/).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press("]");
  await beside.getByText(/^2 of \d+$/).waitFor();
  await title(number).waitFor({ state: "detached" });
  await beside.getByRole("link", { name: "Previous in the list" }).click();
  await title(number).waitFor();
});

test.each([
  [`${href("/admin/purchase-orders")}?show=all`, "Supplier"],
  [`${href("/admin/returns")}?show=all`, "Reason"],
  [href("/admin/customers"), "Phone"],
  [href("/admin/lots"), "Proof"],
  [href("/admin/reviews/all"), "Author"],
])("%s opens a row beside the list", async (address, fact) => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", address);
  await untilLive(page);
  // The oldest: those that other journeys add may have no name.
  const last = page.getByRole("rowheader").getByRole("link").last();
  const name = (await last.textContent()) ?? "";
  await last.click();
  const panel = page.getByRole("complementary", { name: /^Details: / });
  await panel.getByText(name).first().waitFor();
  await panel.getByText(fact, { exact: true }).waitFor();
  await expectNoAxeViolations(page);
});
