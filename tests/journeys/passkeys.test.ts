import { sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, expect, inject, test } from "vitest";
import { session } from "#app/platform/auth/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { grantRole } from "#app/running/staff/commands/grant-role.server.ts";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { press } from "./staff-desk.ts";

/** Browsers allow passkeys only for host names, and only localhost works without https. */
const shop = await newShop(inject("cluster"));
const url = `http://localhost:${shop.port}`;
const app = await startApp(shop, {
  APP_URL: url,
  TEST_GATEWAY_URL: `http://127.0.0.1:${shop.port}`,
});
afterAll(() => app.stop());

const PASSWORD = "mango-avenue-7";

function inThisShop() {
  return {
    db: app.db,
    actor: systemActor("test"),
    now: new Date(),
    ids: systemIds,
    sealers: createSealers("what is sealed here, nobody opens"),
  };
}

async function newAccount(name: string): Promise<{ email: string; userId: string }> {
  const email = `${name}-${Date.now()}@example.test`;
  const names = { firstName: "Nina", lastName: "N", isDemo: false };
  const { userId } = await createAccount(inThisShop(), { email, password: PASSWORD, ...names });
  return { email, userId };
}

/** Replaces Chromium's own prompt by a phone with a fingerprint reader. */
async function withDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** From now on the fingerprint does not match. */
    lock: () => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    unlock: () => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  };
}

async function signInByPassword(page: Page, email: string, to: string) {
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(to)}`);
  await signIn(page, email, PASSWORD);
}

async function signOut(page: Page) {
  await page.goto(href("/portal/profile"));
  await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.waitForURL((at) => at.pathname === "/");
}

async function addPasskey(page: Page, name: string) {
  await press(page, "Add a passkey");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await expectNoAxeViolations(page);
  await press(page, "Create the passkey");
  await page.getByRole("heading", { name: "Save your recovery codes now" }).waitFor();
  await expectNoAxeViolations(page);
  const codes = page.getByRole("listitem").filter({ hasText: /^[A-Z2-9]{5}-[A-Z2-9]{5}$/ });
  expect(await codes.count()).toBe(10);
  const first = await codes.first().innerText();
  await page.getByRole("link", { name: "I have saved them" }).click();
  await page.getByText("10 of 10 codes left.").waitFor();
  await page.getByText(name, { exact: true }).waitFor();
  return first;
}

test("a customer adds a passkey, signs in with it, renames and removes it", async () => {
  const page = await openPage({ url, width: 390, expectedProblems: [/401/] });
  const device = await withDevice(page);
  const { email } = await newAccount("nina");
  await signInByPassword(page, email, href("/portal/security"));
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
  await addPasskey(page, "My phone");
  await page.getByText("Not used yet.").waitFor();

  await signOut(page);
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(href("/portal/security"))}`);
  await expectNoAxeViolations(page);
  await device.lock();
  await press(page, "Sign in with a passkey");
  await page.getByText("No passkey was used.").waitFor();
  await device.unlock();
  await press(page, "Sign in with a passkey");
  await page.getByText("Last used").waitFor();
  await expectNoAxeViolations(page);

  await page.getByText("Change “My phone”").click();
  await page.getByLabel("Name", { exact: true }).fill("Old phone");
  await press(page, "Rename");
  await page.getByText("Passkey renamed.").first().waitFor();
  await press(page, "Remove “Old phone”");
  await page.getByText("Passkey removed.").first().waitFor();

  await signOut(page);
  await page.goto(href("/auth"));
  await press(page, "Sign in with a passkey");
  await page.getByText("This passkey was not accepted.").first().waitFor();
});

test("of staff a passkey is the second step, a fresh proof, and the last one that stays", async () => {
  const page = await openPage({ url, width: 1440 });
  await withDevice(page);
  const { email, userId } = await newAccount("olga");
  await grantRole(inThisShop(), { userId, role: "admin" });
  await signInByPassword(page, email, href("/admin/me"));
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
  const recoveryCode = await addPasskey(page, "Laptop");

  await app.db.execute(
    sql`update sessions set proven_at = now() - interval '1 hour' where user_id = ${userId}`,
  );
  await page.goto(href("/admin/customers"));
  await page.getByRole("button", { name: /Export/ }).click();
  await page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent("download");
  await press(page, "Use a passkey");
  expect((await download).suggestedFilename()).toMatch(/^customers-.*\.csv$/);

  await saveSettings(inThisShop(), { require_2fa: "true" });
  try {
    await page.goto(href("/admin/me"));
    await page.getByText("Change “Laptop”").click();
    await page.getByRole("button", { name: "Remove “Laptop”", disabled: true }).waitFor();
    await page.getByText("this is your last one. Add another").waitFor();
    await expectNoAxeViolations(page);

    await page.context().clearCookies();
    await signInByPassword(page, email, href("/admin/me"));
    await page.getByRole("heading", { name: "Your passkey" }).waitFor();
    await expectNoAxeViolations(page);
    await press(page, "Use a passkey");
    await page.getByRole("heading", { name: "Passkeys" }).waitFor();
    await page.context().clearCookies();
    await page.goto(href("/admin-auth"));
    await press(page, "Sign in with a passkey");
    await page.waitForURL((at) => at.pathname === href("/admin"));

    // The laptop is lost.
    await page.context().clearCookies();
    await signInByPassword(page, email, href("/admin/me"));
    await page.getByText("Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await expectNoAxeViolations(page);
    await press(page, "Sign In");
    await page.getByText("9 of 10 codes left.").waitFor();
  } finally {
    await saveSettings(inThisShop(), { require_2fa: "false" });
  }
});

test("one signs out browsers elsewhere, one by one or all of them", async () => {
  const { email, userId } = await newAccount("pia");
  await app.db.insert(session).values({
    id: systemIds.newId(),
    token: systemIds.newToken(),
    userId,
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0",
    expiresAt: new Date(Date.now() + 60 * 60_000),
  });
  const [here, there] = [await openPage({ url, width: 360 }), await openPage({ url })];
  for (const page of [there, here]) {
    await signInByPassword(page, email, href("/portal/security"));
    await page.getByText("This browser").waitFor();
  }
  await expectNoAxeViolations(here);
  await here.getByRole("button", { name: /^Sign out Firefox on Windows/ }).click();
  await here.getByText("Firefox on Windows is signed out.").first().waitFor();
  await press(here, "Sign out everywhere else");
  await here.getByText("1 other browser is signed out.").first().waitFor();
  await there.goto(href("/portal/security"));
  await there.waitForURL((at) => at.pathname === href("/auth"));
  await here.goto(href("/portal/security"));
  await here.getByText("This browser").waitFor();
});

test("an owner removes the second step of a member whose phone is lost", async () => {
  const owner = await newAccount("otto");
  const member = await newAccount("mia");
  await grantRole(inThisShop(), { userId: owner.userId, role: "admin" });
  await grantRole(inThisShop(), { userId: member.userId, role: "support" });
  await giveApp(inThisShop(), member.userId);
  const page = await openPage({ url, width: 1440 });
  const to = href("/admin/settings/staff/:userId", { userId: member.userId });
  await signInByPassword(page, owner.email, to);
  await page.getByText("An authenticator app", { exact: true }).waitFor();
  await page.getByText("Lost phone?").click();
  await expectNoAxeViolations(page);
  await press(page, "Remove second step for Nina N");
  await page.getByText("Second step for Nina N removed.").first().waitFor();
  await page.getByText("No authenticator app or passkey.").waitFor();
  await page
    .getByRole("button", { name: "Remove second step for Nina N", disabled: true })
    .waitFor();
});
