import { and, eq, like } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, inject, test } from "vitest";
import { openShop } from "#app/server/start.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { seedWorld } from "#db/seed/seed.ts";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { databaseUrl } from "../database.ts";
import { quietLog } from "../quiet-log.ts";
import { until } from "../until.ts";
import { followLink } from "./mailbox.ts";
import { press } from "./staff-desk.ts";

const shop = await newShop(inject("cluster"));
const { close } = await openShop(
  parseEnv({ DATA_DIR: shop.dataDir, DATABASE_URL: databaseUrl(shop.target) }),
  quietLog,
  async (services) => void (await seedWorld(services, "empty-shop")),
);
await close();
const app = await startApp(shop);
afterAll(() => app.stop());

const PASSWORD = "mango-avenue-7";

async function setupAddress(): Promise<string> {
  const printed = () => /http\S+\/admin-auth\/[\w-]+/.exec(app.logs())?.[0];
  await until("the server printed the setup address", 10_000, () => printed() !== undefined);
  return printed() ?? "";
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Olivia");
  await page.getByLabel("Last name").fill("Owner");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Create Admin Account");
}

async function confirm(page: Page, email: string): Promise<void> {
  const its = and(eq(mails.to, email), like(mails.subject, "%Confirm your email%"));
  await until("the mail was sent", 20_000, async () => (await app.db.$count(mails, its)) > 0);
  await page.goto(href("/demo/mailbox"));
  await page.getByRole("link").filter({ hasText: email }).first().click();
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Confirm and sign in");
}

const CREATED = "Admin account created! Please check your email to confirm your account.";

test("an empty shop gets its owner by the printed address, once", async () => {
  const page = await openPage({ url: app.url, width: 360, expectedProblems: [/422/] });
  await page.goto(href("/admin-auth"));
  await page.getByText("This shop has no owner yet.").waitFor();
  await expectNoAxeViolations(page);

  const address = await setupAddress();
  await page.goto(address);
  await page.getByRole("heading", { name: "Set up your shop" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to Customer Login" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill("short");
  await press(page, "Create Admin Account");
  await page.getByText("First name must be at least 2 characters").waitFor();
  await page.getByRole("alert").filter({ hasText: "Invalid email address" }).first().waitFor();

  await fillIn(page, "olivia@example.test");
  await page.getByText(CREATED).first().waitFor();
  await page.goto(address);
  await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await expectNoAxeViolations(page);
  await confirm(page, "olivia@example.test");
  await page.waitForURL((url) => url.pathname === href("/admin"));
  await walkChecklist(page);
});

/** What is left to do in a new shop, of which a step is taken. */
async function walkChecklist(page: Page): Promise<void> {
  const list = page.getByRole("region", { name: "Open your shop" });
  await list.getByText("1 of 9 done").waitFor();
  await list.getByText("Done: Choose how buyers pay").waitFor();
  await list.getByText("To do: Set the shipping fee and delivery times").waitFor();
  await expectNoAxeViolations(page);
  await list.getByRole("link", { name: "Set up delivery" }).click();
  await page.getByLabel("Shipping fee, in pesos").fill("150");
  await press(page, "Save");
  await page.getByText("Settings saved.").first().waitFor();
  await page.goto(href("/admin"));
  await list.getByText("2 of 9 done").waitFor();
  await list.getByText("Done: Set the shipping fee and delivery times").waitFor();
}

test("without a link, and without JavaScript, somebody asks for access", async () => {
  const page = await openPage({ url: app.url, javaScript: false });
  await page.goto(href("/admin-auth"));
  await fillIn(page, "sara@example.test");
  await page.getByText(CREATED).first().waitFor();
  await confirm(page, "sara@example.test");
  await page.getByText("Your request is waiting for an owner’s decision.").waitFor();
  await expectNoAxeViolations(page);
  await page.goto(href("/admin"));
  await page.waitForURL((url) => url.pathname === href("/"));
});
