import { href } from "react-router";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { makeSubscription } from "#app/reach/campaigns/factories.ts";
import { campaignRecipients, campaigns } from "#app/reach/campaigns/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

test.each(
  variants([
    { javaScript: true, colorScheme: "dark", width: 360 },
    { javaScript: false, colorScheme: "dark", width: 1440 },
  ] as const),
)("a campaign is written, tried, sent, and left by one of its readers: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const word = look.javaScript ? "autumn" : "winter";
  const [email, subject] = [`${word}-reader@example.test`, `News of ${word}`];
  await insideTheShop(async (ctx) => {
    await makeSubscription(ctx, email);
    const owner = { business_name: "Journey Labs", business_address: "1 Pier Road, Manila" };
    await saveSettings(ctx, owner);
  });

  await openAs(page, "owner", href("/admin/email/campaigns"));
  await page.getByText("Avg Open Rate").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "New campaign" }).first().click();
  await page.getByRole("heading", { level: 1, name: "New campaign" }).waitFor();
  await press(page, "Continue");
  await page.getByText("Enter a name of at most 120 characters.").first().waitFor();
  await page.getByLabel("Name").fill(`Campaign of ${word}`);
  await page.getByLabel("Subject").fill(subject);
  await press(page, "Continue");

  await write(page, word);
  await page.getByRole("link", { name: `Back to Campaign of ${word}` }).click();
  const sendButton = page.getByRole("button", { name: /^Send now to / });
  await sendButton.waitFor();
  expect(await sendButton.isDisabled()).toBe(true);
  await page.getByText("Send a test of this version to yourself first.").waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Send me a test");
  await page.getByText("Everything is ready.").waitFor();
  await sendButton.click();
  await page
    .getByText(/Sending starts within a minute|Sending|Sent/)
    .first()
    .waitFor();
  await expect.poll(() => stateOf(word), { timeout: 30_000 }).toMatch(/sending|sent/);

  await openMail(page, email, subject);
  await page.getByText("Hello there").waitFor();
  const stop = await page.locator('main a[href*="/unsubscribe/"]').first().getAttribute("href");
  await followLink(page, "/unsubscribe/");
  await page.getByRole("button", { name: "Unsubscribe" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("News and offers").uncheck();
  await press(page, "Save my choice");
  await page.getByText("Your choice is saved.").waitFor();
  await expect.poll(() => page.getByLabel("News and offers").isChecked()).toBe(false);
  await expectNoAxeViolations(page);
  // RFC 8058: from somewhere else, without cookies, and without a page of ours.
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(stop ?? "", { method: "POST", body })).status).toBe(200);
  await page.reload();
  await page.getByText("You’ll get no more news and offers").waitFor();
  await press(page, "Turn tracking off");
  await page.getByText("We don’t track what you open or follow.").waitFor();
  await expectNoAxeViolations(page);

  await openAs(page, "owner", href("/admin/email/suppressions"));
  await page.getByText(email).first().click();
  await page.getByRole("heading", { level: 1, name: email }).waitFor();
  await expectNoAxeViolations(page);
  await insideTheShop((ctx) => saveSettings(ctx, { business_name: "", business_address: "" }));
});

/** Three blocks, of which the last is moved up and one is taken out. */
async function write(page: Page, word: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: `Edit Campaign of ${word}` }).waitFor();
  await press(page, "Add paragraph");
  await page.getByLabel("1. Paragraph: Text").fill("Hello {first_name}");
  await press(page, "Save draft");
  await page.getByText("Add a fallback for unknown names").first().waitFor();
  await page.getByLabel("1. Paragraph: Text").fill("Hello {first_name|there}");
  await press(page, "Add button");
  await page.getByLabel("2. Button: Text").fill("Read on");
  await page.getByLabel("2. Button: Link").fill(href("/learn"));
  await press(page, "Add product");
  await page.getByLabel("3. Product: Featured product").selectOption({ label: "Klow" });
  await press(page, "Move up: 3. Product");
  await page.getByLabel("2. Product: Featured product").waitFor();
  await press(page, "Add divider");
  await press(page, "Remove: 4. Divider");
  await page.getByRole("heading", { name: "3. Button" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "4. Divider" }).count()).toBe(0);
  const preview = page.frameLocator("iframe").first();
  await preview.getByText("Hello Maria").waitFor();
  await preview.getByText("View Klow").waitFor();
  await expectNoAxeViolations(page);
}

async function stateOf(word: string): Promise<string> {
  return insideTheShop(async ({ db }) => {
    const own = eq(campaigns.name, `Campaign of ${word}`);
    const [found] = await db
      .select({ state: campaigns.state })
      .from(campaigns)
      .innerJoin(campaignRecipients, eq(campaignRecipients.campaignId, campaigns.id))
      .where(own)
      .limit(1);
    return found?.state ?? "";
  });
}
