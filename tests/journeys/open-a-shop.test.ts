import { and, eq, like } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, expect, inject, test } from "vitest";
import { parseEnv } from "#app/platform/env.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { brokenInvariants } from "#app/server/invariants/broken-invariants.server.ts";
import { openShop } from "#app/server/start.server.ts";
import { seedWorld } from "#db/seed/seed.ts";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { databaseUrl } from "../database.ts";
import { newPhoto } from "../new-photo.ts";
import { quietLog } from "../quiet-log.ts";
import { until } from "../until.ts";
import { addToCart, fillCheckout, openCheckout, tryCode } from "./buyer.ts";
import { followLink } from "./mailbox.ts";
import { choose, press } from "./staff-desk.ts";
import { unfold } from "./unfold.ts";

const OWNER = "olivia@sari.test";
const PASSWORD = "mango-avenue-7";

const shop = await newShop(inject("cluster"));
const { close } = await openShop(
  parseEnv({ DATA_DIR: shop.dataDir, DATABASE_URL: databaseUrl(shop.target) }),
  quietLog,
  async (services) => void (await seedWorld(services, "empty-shop")),
);
await close();
const app = await startApp(shop);
afterAll(() => app.stop());

// The label also says when a field is needed.
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}(?:Optional|Required.*)?$`));

test("from an empty shop to an order that a stranger has paid, without a line of code", async () => {
  const owner = await openPage({ url: app.url });
  await becomeOwner(owner);
  await nameTheShop(owner);
  await nameTheBankAccount(owner);
  await addProduct(owner);
  await makeCode(owner);
  await inviteTwo(owner);

  const stranger = await openPage({ url: app.url, width: 360, touch: true });
  const number = await orderByTransfer(stranger);
  await confirmTransfer(owner, number);
  await stranger.reload();
  await stranger.getByText("We received your payment").waitFor();
  await expectNoAxeViolations(stranger);
  expect(await brokenInvariants(app.db, { jobsDrained: false })).toEqual([]);
});

/** By the address that the start printed, and the link in the mail that follows. */
async function becomeOwner(page: Page): Promise<void> {
  const printed = () => /http\S+\/admin-auth\/[\w-]+/.exec(app.logs())?.[0];
  await page.goto(await until("the setup address is printed", 10_000, printed));
  await page.getByLabel("First name").fill("Olivia");
  await page.getByLabel("Last name").fill("Owner");
  await page.getByLabel("Email", { exact: true }).fill(OWNER);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Create Admin Account");
  await page.getByText("Admin account created!").first().waitFor();
  const its = and(eq(mails.to, OWNER), like(mails.subject, "%Confirm your email%"));
  await until("the mail is sent", 20_000, async () => (await app.db.$count(mails, its)) > 0);
  await page.goto(href("/demo/mailbox"));
  await page.getByRole("link").filter({ hasText: OWNER }).first().click();
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Confirm and sign in");
  await page.waitForURL((url) => url.pathname === href("/admin"));
  await page.getByRole("region", { name: "Open your shop" }).waitFor();
}

async function nameTheShop(page: Page): Promise<void> {
  await page.goto(href("/admin/settings/shop"));
  await page.getByLabel("Shop name").fill("Sari Wellness");
  await press(page, "Save");
  await page.getByText("Settings saved.").first().waitFor();
}

async function nameTheBankAccount(page: Page): Promise<void> {
  await page.goto(href("/admin/settings/payments"));
  await field(page, "Bank").fill("Bank of Cebu");
  await field(page, "Account name").fill("Sari Wellness Trading");
  await field(page, "Account number").fill("0042 1187 23");
  await press(page, "Save");
  await page.getByText("Settings saved.").first().waitFor();
}

async function addProduct(page: Page): Promise<void> {
  await page.goto(href("/admin/products/new"));
  await unfold(page);
  await field(page, "Name").fill("Calm Serum");
  await field(page, "URL handle").fill("calm-serum");
  await field(page, "Short description").fill("A serum for dry skin.");
  await field(page, "Description").fill("A serum for dry skin, in a bottle of 30 mL.");
  await field(page, "Price, in pesos").fill("1,500");
  await field(page, "Opening stock").fill("5");
  await field(page, "Regulatory status").selectOption("not_registered");
  await field(page, "Safety text").fill("For healthy skin only. Ask a doctor if it itches.");
  const picture = {
    name: "serum.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(await newPhoto()),
  };
  await field(page, "Picture").setInputFiles(picture);
  await field(page, "Picture description").fill("A bottle of Calm Serum");
  await page.getByLabel("Active", { exact: true }).check();
  await press(page, "Save Product");
  await page.getByText("Calm Serum is saved. Shoppers can see it.").first().waitFor();
}

async function makeCode(page: Page): Promise<void> {
  await page.goto(href("/admin/discounts/new"));
  await field(page, "Code").fill("HELLO10");
  await field(page, "Value").fill("10");
  await press(page, "Save Discount");
  await page.waitForURL((url) => url.pathname === href("/admin/discounts"));
}

async function inviteTwo(page: Page): Promise<void> {
  await page.goto(href("/admin/settings/staff"));
  for (const [email, role] of [
    ["pia@sari.test", "Fulfillment"],
    ["sol@sari.test", "Support"],
  ] as const) {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Role", { exact: true }).selectOption(role);
    await press(page, "Send invitation");
    await page.getByText(`Invitation to ${email} sent.`).first().waitFor();
  }
}

/** Returns the number of the order, with its receipt open. */
async function orderByTransfer(page: Page): Promise<string> {
  await addToCart(page, "Calm Serum");
  await page.getByText("Calm Serum added to cart!").waitFor();
  await page.goto(href("/cart"));
  await tryCode(page, "hello10");
  await page.getByText("₱1,350").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, "maria@example.test");
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order/**");
  await page.getByText("0042 1187 23").first().waitFor();
  const title = await page.getByRole("heading", { name: /^Order PM-/ }).innerText();
  return title.replace("Order ", "");
}

async function confirmTransfer(page: Page, number: string): Promise<void> {
  await page.goto(href("/admin/orders"));
  await page.getByRole("link", { name: number }).filter({ visible: true }).first().press("Enter");
  await choose(page, "Check transfer…");
  await page.getByLabel("The bank’s reference").fill("FT 2611 0042");
  await press(page, "Confirm transfer");
  await page.getByText("Transfer confirmed: ₱1,350, FT 2611 0042").first().waitFor();
}
