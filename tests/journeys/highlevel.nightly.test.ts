import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makeSubscription } from "#app/reach/campaigns/factories.ts";
import { disconnect } from "#app/office/highlevel/commands/disconnect.server.ts";
import { readConnection } from "#app/office/highlevel/queries/connection.server.ts";
import { suppressionOf } from "#app/platform/mail/suppressions.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { ACCOUNT, BAD_KEYS, signWebhook } from "../fake-highlevel.ts";
import { ownApp } from "../own-app.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

const PAGE = href("/admin/settings/integrations/highlevel");
/** What the clock would begin within the minute. */
const WATCH = "highlevel.watch";

const watch = () =>
  insideTheShop(({ db }) => db.execute(`select graphile_worker.add_job('${WATCH}')`));

async function save(page: Page, key: string): Promise<void> {
  await page.getByLabel("API key", { exact: true }).fill(key);
  await page.getByLabel("Location ID").fill(ACCOUNT.location);
  await page.getByLabel("Send contacts to HighLevel").check();
  await press(page, "Save connection");
  await page.getByText("Test it now: nothing is sent until the test succeeds.").first().waitFor();
}

async function unsubscribeThere(email: string): Promise<number> {
  const body = JSON.stringify({
    type: "ContactDndUpdate",
    webhookId: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    locationId: ACCOUNT.location,
    id: "contact-of-a-journey",
    email,
    dndSettings: { Email: { status: "active" } },
  });
  const answer = await fetch(ownApp().url + href("/api/highlevel/webhook"), {
    method: "POST",
    headers: { "content-type": "application/json", ...signWebhook(body) },
    body,
  });
  return answer.status;
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "dark" },
  { javaScript: false, width: 360, colorScheme: "light" },
] as const)(
  "HighLevel is connected, hears of a subscriber, and says who leaves: %o",
  async (look) => {
    const page = await openPage({ ...look, expectedProblems: [/422/, /502/] });
    await insideTheShop(disconnect);
    const good = `joy-${look.width}@highlevel.example.test`;
    const bad = `refused-${look.width}@highlevel.example.test`;
    await openAs(page, "owner", href("/admin/email/campaigns"));
    await page.getByRole("link", { name: "HighLevel settings" }).click();
    await page.getByRole("heading", { level: 1, name: "HighLevel" }).waitFor();
    await press(page, "Test Connection");
    await page.getByText("Please enter your GoHighLevel API key").first().waitFor();
    await save(page, BAD_KEYS.wrong);
    await press(page, "Test Connection");
    await page.getByText("Failed to connect to GoHighLevel").first().waitFor();
    await page.getByText("HighLevel rejected the API key (401).").first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `highlevel failed ${look.width}`);

    await save(page, ACCOUNT.key);
    await press(page, "Test Connection");
    await page.getByText(`Connected to ${ACCOUNT.name}.`).first().waitFor();
    await page.getByText("Current key ends in 4444.").waitFor();
    expect(await page.content()).not.toContain(ACCOUNT.key);

    await insideTheShop(async (ctx) => {
      await makeSubscription(ctx, good);
      await makeSubscription(ctx, bad);
    });
    await watch();
    const log = page.getByRole("region", { name: "What was sent" });
    const lineOf = (email: string) => log.getByRole("listitem").filter({ hasText: email });
    const stateOf = async (email: string) => {
      await page.goto(PAGE);
      return (await lineOf(email).allTextContents()).join();
    };
    await expect.poll(() => stateOf(good), { timeout: 30_000 }).toContain("Sent");
    await expect.poll(() => stateOf(bad), { timeout: 30_000 }).toContain("Failed");
    await lineOf(bad).getByText("HighLevel said: email must be an email").waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `highlevel ${look.width}`);
    await page.getByRole("link", { name: /^Failed \(/ }).click();
    await page.waitForURL(/show=failed/);
    await lineOf(good).waitFor({ state: "detached" });
    await lineOf(bad)
      .getByRole("button", { name: /^Resend/ })
      .click();
    await page.getByText("The message is being resent.").first().waitFor();

    expect(await unsubscribeThere(good)).toBe(200);
    const stopped = await insideTheShop((ctx) => suppressionOf(ctx, good, "marketing"));
    expect(stopped).toBe("unsubscribed");

    await page.goto(PAGE);
    await page.getByText("Disconnect HighLevel").click();
    await press(page, "Disconnect");
    await page.getByText("HighLevel disconnected.").first().waitFor();
    expect((await insideTheShop(readConnection)).state).toBe("unset");
  },
);
