import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { orderByCash } from "./quick-orders.ts";
import { openAs, press } from "./staff-desk.ts";

const CRM = "Customer Management (CRM)";

test.each([
  { javaScript: true, width: 1440, digits: "11" },
  { javaScript: false, width: 360, digits: "22" },
])("staff find a guest by phone, tag, count and merge them: %o", async ({ digits, ...look }) => {
  const page = await openPage({ ...look, expectedProblems: [/409|422/] });
  // As wide as an address may come: it has to break where the phone ends.
  const email = `gina-${digits}-with-an-address-that-is-long@mail.of.a.long.domain.example.test`;
  const phone = `0917 55${digits[0]} 66${digits}`;
  await orderByCash(page, "Glow", { email, phone });
  const account = `gina-account-${digits}@example.test`;
  const name = { firstName: "Gina", lastName: `Account ${digits}` };
  await insideTheShop((ctx) =>
    createAccount(ctx, { ...name, email: account, password: randomUUID(), isDemo: false }),
  );

  await openAs(page, "owner", `${href("/admin/customers")}?account=without`);
  await page.getByRole("heading", { level: 1, name: CRM }).waitFor();
  await page.getByLabel("Search customers").fill(phone);
  await page.getByRole("searchbox").press("Enter");
  await page.getByText("1 customer", { exact: true }).waitFor();
  expect(await page.getByText(email).first().isVisible()).toBe(true);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Maria Santos" }).press("Enter");
  await page.getByText("Ordered without an account.").waitFor();
  await page.getByRole("heading", { name: "Order History (1)" }).waitFor();

  const tag = `found by phone ${digits}`;
  await page.getByText("Add tags", { exact: true }).click();
  await page.getByLabel("New tags").fill(tag);
  await press(page, "Add");
  await page.getByRole("button", { name: `Remove tag “${tag}”` }).waitFor();
  await expectNoAxeViolations(page);
  const record = page.url();

  await page.goto(href("/admin/customers/segments/new"));
  await press(page, "Preview customers");
  await page.getByText("Fill in at least one condition.").first().waitFor();
  await page.getByLabel("Name").fill(`Found ${digits}`);
  await page.getByLabel("Tag", { exact: true }).selectOption(tag);
  await page.getByLabel("Account").selectOption("Without an account");
  await press(page, "Preview customers");
  await page.getByText(`Tagged “${tag}”, without an account`).waitFor();
  await page.getByText("1 customer", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Save segment");
  await page.getByRole("heading", { level: 1, name: `Edit Found ${digits}` }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await page.getByRole("link", { name: "Open in customer list" }).click();
  await page.getByRole("heading", { level: 1, name: CRM }).waitFor();

  await page.goto(record);
  await page.getByRole("link", { name: "Merge with another record" }).click();
  await page.getByLabel("Find the other record").fill(account);
  await press(page, "Search");
  await page.getByRole("link", { name: /^Compare/ }).click();
  await page.getByText("This cannot be undone.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: /^Merge into / }).click();
  await page.getByText("Say how you know").first().waitFor();
  await page.getByLabel("How you know they’re the same person").fill("Called from the number");
  await page.getByRole("button", { name: /^Merge into / }).click();
  await page.getByText("Records merged into").waitFor();
  await page.getByRole("button", { name: `Remove tag “${tag}”` }).waitFor();
  const gone = await page.request.get(record);
  expect(gone.status()).toBe(404);
});
