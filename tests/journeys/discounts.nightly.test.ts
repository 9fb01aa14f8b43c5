import { hideNewProducts } from "./hide-new-products.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { like } from "drizzle-orm";
import { href } from "react-router";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { addToCart, tryCode } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openActs, openAs, press } from "./staff-desk.ts";

hideNewProducts();

const LIST = href("/admin/discounts");

async function openCode(page: Page, code: string): Promise<void> {
  await page.getByRole("link", { name: code, exact: true }).filter({ visible: true }).click();
  await page.getByRole("heading", { level: 1, name: `Edit ${code}` }).waitFor();
}

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("staff make a code, change it, switch it off and delete it: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const code = `TRY-${look.width}`;
  await openAs(page, "owner", LIST);
  await page.getByRole("heading", { level: 1, name: "Discount Management" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Add Discount" }).first().click();

  // A field that may stay empty says so in its label.
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}(?:Optional)?$`));
  await field("Code").fill("welcome10");
  await field("Value").fill("120");
  await field("Starts").fill("2026-11-21T09:00");
  await field("Ends").fill("2026-11-21T08:00");
  await press(page, "Save Discount");
  await page.getByText("Enter a percentage above 0 and up to 100").first().waitFor();
  await page.getByText("Enter an end after the start.").first().waitFor();
  await expectNoAxeViolations(page);
  await field("Value").fill("12.5");
  await field("Ends").fill("2036-11-21T08:00");
  await press(page, "Save Discount");
  await page.getByText("Another discount already has this code.").first().waitFor();
  await field("Code").fill(code.toLowerCase());
  await press(page, "Save Discount");
  await page.waitForURL((url) => url.pathname === LIST);

  await openCode(page, code);
  expect(await field("Value").inputValue()).toBe("12.50");
  expect(await field("Starts").inputValue()).toBe("2026-11-21T09:00");
  await field("Total uses").fill("100");
  await page.getByLabel("First order only").check();
  await page.getByRole("group", { name: "Only for these products" }).getByLabel("Glow").check();
  await expectNoAxeViolations(page);
  await press(page, "Save Discount");
  await page.waitForURL((url) => url.pathname === LIST);
  await page.getByText("Only Glow").filter({ visible: true }).waitFor();
  await openActs(page, code);
  await press(page, `Deactivate ${code}`);
  await page.getByRole("row", { name: new RegExp(`^.*${code}.* Inactive`) }).waitFor();
  await page.getByRole("navigation", { name: "Status" }).getByText("Inactive").click();
  await page.waitForURL(/show=inactive/);

  await openCode(page, code);
  await page.getByText("No paid order has used this code yet.").waitFor();
  const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
  expect(await history.count()).toBe(3);
  await expectNoAxeViolations(page);
  await page.getByText("Delete discount").click();
  await press(page, `Delete ${code} permanently`);
  await page.waitForURL((url) => url.pathname === LIST);
  // The address changes before the page does.
  await page.getByText(code, { exact: true }).waitFor({ state: "detached" });
});

test("staff make single-use codes in one go, and save them as a file", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422/] });
  await openAs(page, "owner", LIST);
  await page.getByRole("link", { name: "Create Single-use Codes" }).click();
  await page.getByRole("heading", { level: 1, name: "Create single-use codes" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Batch name").fill("Christmas cards");
  await page.getByLabel("Number of codes").fill("0");
  await page.getByLabel("Value").fill("15");
  await press(page, "Create Codes");
  await page.getByText("Enter a whole number from 1 to 1,000.").first().waitFor();
  await page.getByLabel("Number of codes").fill("12");
  await page.getByLabel(/^Prefix/).fill("xmas");
  await press(page, "Create Codes");
  await page.getByText("12 codes in “Christmas cards” are ready.").first().waitFor();
  expect(await page.getByRole("link", { name: /^XMAS-/ }).count()).toBe(12);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = path.join(await temporaryFolder(), "codes.csv");
  await (await download).saveAs(file);
  const text = await readFile(file, "utf8");
  const [head, ...lines] = text.trim().split("\r\n");
  expect(head).toMatch(/Code.*Batch.*Ends/);
  expect(lines).toHaveLength(12);
  expect(lines.every((line) => line.includes(`"Christmas cards","Percentage","15"`))).toBe(true);
});

test("a code puts its free gift into the cart", async () => {
  await insideTheShop(async (ctx) => {
    await makeProduct(ctx, { name: "Gift Pouch", price: 30_000 });
    await makeProduct(ctx, { name: "Pouch Filling", price: 200_000 });
  });
  const page = await openPage({ expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/discounts/new"));
  await page.getByLabel(/^Code/).fill("POUCH");
  await page.getByLabel(/^Type/).selectOption({ label: "Free gift" });
  await page.getByLabel(/^Affiliate code/).fill("NOBODY99");
  await press(page, "Save Discount");
  await page.getByText("Choose exactly one product below as the gift").first().waitFor();
  await page
    .getByRole("group", { name: "Only for these products" })
    .getByLabel("Gift Pouch")
    .check();
  await press(page, "Save Discount");
  await page.getByText("Enter an active affiliate’s code").first().waitFor();
  await page.getByLabel(/^Affiliate code/).fill("");
  await press(page, "Save Discount");
  await page.waitForURL((url) => url.pathname === LIST);
  await page.getByText("Gift: Gift Pouch").filter({ visible: true }).waitFor();

  const shopper = await openPage({ width: 360, javaScript: false });
  await addToCart(shopper, "Pouch Filling");
  await shopper.goto(href("/cart"));
  await tryCode(shopper, "pouch");
  await shopper.getByText("Gift Pouch").first().waitFor();
  await shopper
    .getByText(/[−-]\s?₱300/)
    .first()
    .waitFor();
  await screenshot(shopper, "free gift in the cart");
  await insideTheShop(({ db }) =>
    db.update(products).set({ isActive: false }).where(like(products.name, "%Pouch%")),
  );
});
