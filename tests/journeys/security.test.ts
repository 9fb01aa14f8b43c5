import { href } from "react-router";
import { sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { grantRole } from "#app/running/staff/commands/grant-role.server.ts";
import { codeAt } from "#app/running/security/rules/app-code.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

const PASSWORD = "mango-avenue-7";
const A_STEP_MS = 30_000;

let made = 0;
async function newAccount(): Promise<string> {
  const email = `safe-${(made += 1)}-${Date.now()}@example.test`;
  // Other journeys expect distinct customer names.
  const names = { firstName: "Sol", lastName: `Number ${made}`, isDemo: false };
  await insideTheShop((ctx) => createAccount(ctx, { email, password: PASSWORD, ...names }));
  return email;
}

async function signInTo(page: Page, email: string, to: string) {
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(to)}`);
  await signIn(page, email, PASSWORD);
}

async function signOut(page: Page) {
  await page.goto(href("/portal/profile"));
  await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/**
 * Adds an app by the key on the page; returns the key, the code that turned it on, and the recovery
 * codes.
 */
async function addApp(page: Page) {
  await press(page, "Add an app");
  const key = (await page.locator("code").innerText()).replaceAll(" ", "");
  await expectNoAxeViolations(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await press(page, "Turn on");
  await page.getByText("This code is wrong").first().waitFor();
  const used = codeAt(key, new Date());
  await page.getByLabel("Code", { exact: true }).fill(used);
  await press(page, "Turn on");
  await page.getByRole("heading", { name: "Save your recovery codes now" }).waitFor();
  await expectNoAxeViolations(page);
  const codes = await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  return { key, used, codes };
}

test.each(variants([true, false]))(
  "an app asks for its code from then on (scripts: %s)",
  async (javaScript) => {
    const page = await openPage({ width: 390, javaScript, expectedProblems: [/422/] });
    const email = await newAccount();
    await signInTo(page, email, href("/portal/security"));
    await page.getByRole("heading", { name: "Authenticator app" }).waitFor();
    await expectNoAxeViolations(page);
    const { key, used, codes } = await addApp(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as text" }).click();
    const file = await (await download).createReadStream();
    let text = "";
    for await (const part of file) text += String(part);
    for (const code of codes) expect(text).toContain(code);
    await page.getByRole("link", { name: "I have saved them" }).click();
    await page.getByText("10 of 10 codes left.").waitFor();

    await signOut(page);
    await signInTo(page, email, href("/portal/security"));
    await page.getByRole("heading", { name: "Your code" }).waitFor();
    await expectNoAxeViolations(page);
    // The code that turned the app on cannot be used again.
    await page.getByLabel("Code", { exact: true }).fill(used);
    await press(page, "Sign In");
    await page.getByText("This code is wrong or was already used").first().waitFor();
    await page
      .getByLabel("Code", { exact: true })
      .fill(codeAt(key, new Date(Date.now() + A_STEP_MS)));
    await press(page, "Sign In");
    await page.getByText("10 of 10 codes left.").waitFor();

    await signOut(page);
    await signInTo(page, email, href("/portal/security"));
    await page.getByText("Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(codes[4]!);
    await page.getByRole("button", { name: "Sign In" }).last().click();
    await page.getByText("9 of 10 codes left.").waitFor();
    await openMail(page, email, "One of your recovery codes was used");
  },
);

/** A new owner, whose session was opened some time ago. */
async function openAsOwner(page: Page, to: string): Promise<string> {
  const email = await newAccount();
  await insideTheShop(async (ctx) => {
    const owner = await findAccount(ctx.db, email);
    await grantRole(ctx, { userId: owner?.id ?? "", role: "admin" });
  });
  await signInTo(page, email, to);
  await page.waitForURL((url) => url.pathname === to);
  await insideTheShop(({ db }) =>
    db.execute(sql`update sessions set proven_at = now() - interval '1 hour'
      where user_id = (select id from users where email = ${email})`),
  );
  return email;
}

test.each(variants([true, false]))(
  "an invite waits until its sender has shown who it is (scripts: %s)",
  async (javaScript) => {
    const page = await openPage({ width: 768, javaScript, expectedProblems: [/422/] });
    await openAsOwner(page, href("/admin/settings/staff"));
    const invited = `invited-${Date.now()}@example.test`;
    await page.getByLabel("Email", { exact: true }).fill(invited);
    await page.getByLabel("Role").selectOption("support");
    await press(page, "Send invitation");
    await page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Your password").fill("not-this-one");
    await press(page, "Confirm");
    await page.getByText("This password is wrong.").first().waitFor();
    await page.getByLabel("Your password").fill(PASSWORD);
    await press(page, "Confirm");
    if (!javaScript) await press(page, "Continue");
    await page.waitForURL((url) => url.pathname === href("/admin/settings/staff"));
    await page.getByText(invited).first().waitFor();
  },
);

test("a list of customers waits for the proof, and then comes as a file", async () => {
  const page = await openPage({ width: 1440 });
  await openAsOwner(page, href("/admin/customers"));
  await page.getByRole("button", { name: /Export/ }).click();
  await page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();
  await page.getByLabel("Your password").fill(PASSWORD);
  const download = page.waitForEvent("download");
  await press(page, "Confirm");
  expect((await download).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  await page.getByText("Your form is being sent.").waitFor();
});

test("where the shop requires a second step, staff add it before the back-office opens", async () => {
  const page = await openPage({ width: 390, expectedProblems: [/422/] });
  await openAsOwner(page, href("/admin/settings/security"));
  await page.getByText("You don’t have an authenticator app or passkey yet.").waitFor();
  await expectNoAxeViolations(page);
  try {
    await page.getByLabel("Require Two-Factor Authentication").check();
    await page.getByRole("button", { name: /^Save/ }).first().click();
    await page.waitForURL((url) => url.pathname === href("/portal/security"));
    await page.getByText("Staff need a second step to sign in.").first().waitFor();
    await page.goto(href("/admin/orders"));
    await page.waitForURL((url) => url.pathname === href("/portal/security"));
    await press(page, "Add an app");
    await page.getByLabel("Your password").fill(PASSWORD);
    await press(page, "Confirm");
    const key = (await page.locator("code").innerText()).replaceAll(" ", "");
    await page.getByLabel("Code", { exact: true }).fill(codeAt(key, new Date()));
    await press(page, "Turn on");
    await page.getByRole("heading", { name: "Save your recovery codes now" }).waitFor();
    await page.goto(href("/admin/me"));
    await page.getByText("Turn off the app").click();
    await page.getByText("this is your last one. Add another").waitFor();
    await page.getByRole("button", { name: "Turn off", disabled: true }).waitFor();
    await expectNoAxeViolations(page);
  } finally {
    await insideTheShop((ctx) => saveSettings(ctx, { require_2fa: "false" }));
  }
});
