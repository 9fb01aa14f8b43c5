import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { savingMessages as saving } from "#app/care/assistant/texts/shopper-saving.ts";
import { assistantMessages as say } from "#app/care/assistant/texts/shopper.ts";
import { helpMessages } from "#app/care/triage/texts/shopper.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { variants } from "../variants.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(async () => {
  await expectInvariants();
  await insideTheShop(async ({ db }) => {
    await db.execute(sql`delete from assistant_saved_turns`);
    await db.execute(sql`delete from consents where purpose = 'health_conversations'`);
  });
});

/** Opens a personal page first, which tells the browser that a customer is signed in. */
async function openAsCustomer(page: Page) {
  await openAs(page, "customer", href("/portal"));
  await page.goto(href("/faq"));
}

async function openPanel(page: Page) {
  await page.locator(".assistant-button > a").click();
  const panel = page.getByRole("dialog", { name: say.name });
  await panel.waitFor();
  return panel;
}

async function ask(page: Page, question: string) {
  await page.getByLabel(say.label).fill(question);
  await page.getByLabel(say.label).press("Enter");
}

const STORAGE = "How do I store my product?";
const BREATH = "hindi ako makahinga";

test.each(
  variants([
    { width: 360, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ] as const),
)(
  "a conversation is saved by consent, read back and deleted in the portal: %o",
  async (options) => {
    const look = `at ${options.width}`;
    const page = await openPage(options);
    await openAsCustomer(page);
    const panel = await openPanel(page);
    await ask(page, STORAGE);
    await panel.getByRole("button", { name: say.helped, exact: true }).waitFor();
    // Nothing is saved before the box is ticked.
    await panel.getByText(saving.ask, { exact: true }).click();
    await panel.getByRole("button", { name: saving.start }).click();
    await panel.getByText(saving.agreeNeeded).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `assistant saving question ${look}`);
    await panel.getByLabel(/^I agree that/).check();
    await panel.getByRole("button", { name: saving.start }).click();
    await panel.getByText(saving.on).waitFor();
    await ask(page, BREATH);
    await panel.getByRole("link", { name: helpMessages.call911 }).waitFor();
    await expect.poll(() => panel.getByText(saving.notSaved).count()).toBe(0);
    await expectNoAxeViolations(page);
    await screenshot(page, `assistant saving on ${look}`);

    await panel.getByRole("link", { name: /^View all/ }).click();
    await page.getByRole("heading", { name: saving.title }).waitFor();
    const saved = page.getByRole("list", { name: saving.title });
    await saved.getByText(/ · 2 questions$/).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `assistant saved list ${look}`);
    await saved.getByRole("link", { name: STORAGE }).click();
    await page.getByRole("heading", { name: /^Conversation on/ }).waitFor();
    const talk = page.getByRole("list", { name: say.conversation });
    await talk.getByText("never freeze").first().waitFor();
    await talk.getByText(BREATH).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `assistant saved conversation ${look}`);
    await page.getByText(saving.remove).click();
    await press(page, saving.removeNow);
    await page.getByText(saving.removed).waitFor();
    await page.getByRole("heading", { name: saving.none }).waitFor();
    await screenshot(page, `assistant saved nothing ${look}`);
    await page.getByText(saving.stop, { exact: true }).click();
    await expectNoAxeViolations(page);
    await press(page, saving.stopNow);
    await page.getByText(saving.stopped).waitFor();
    await page.getByRole("heading", { name: saving.askTitle }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `assistant saved question ${look}`);
    // The open conversation was saved and no longer is.
    const again = await openPanel(page);
    await again.getByText(BREATH, { exact: true }).waitFor();
    await again.getByText(saving.ask, { exact: true }).waitFor();
    expect(await again.getByText(saving.on).count()).toBe(0);
  },
);

test("without JavaScript, the page asks, saves what was said, and leads to it", async () => {
  const page = await openPage({ width: 360, javaScript: false, expectedProblems: [/422/] });
  await openAs(page, "customer", href("/health-ai"));
  await page.getByLabel(say.label).fill(STORAGE);
  await press(page, say.send);
  await page.getByText("never freeze").first().waitFor();
  await press(page, saving.start);
  await page.getByText(saving.agreeNeeded).waitFor();
  // The earlier messages are still there.
  await page.getByText("never freeze").first().waitFor();
  await page.getByLabel(/^I agree that/).check();
  await press(page, saving.start);
  await page.getByText(saving.privacy).waitFor();
  await page.getByLabel(say.label).fill(BREATH);
  await press(page, say.send);
  await page.getByRole("link", { name: helpMessages.call911 }).waitFor();
  await page.getByRole("link", { name: saving.see }).click();
  const saved = page.getByRole("list", { name: saving.title });
  await saved.getByText(/ · 2 questions$/).waitFor();
  await saved.getByRole("link", { name: STORAGE }).click();
  await page.getByText(BREATH).waitFor();
  await page.getByText(saving.remove).click();
  await press(page, saving.removeNow);
  await page.getByText(saving.removed).waitFor();
});

test("without JavaScript, an answer that could not be saved is marked", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await openAs(page, "customer", href("/health-ai"));
  await page.getByLabel(/^I agree that/).check();
  await press(page, saving.start);
  await page.getByText(saving.privacy).waitFor();
  await insideTheShop(({ db }) =>
    db.execute(sql`alter table assistant_saved_turns add constraint broken check (false)`),
  );
  onTestFinished(() =>
    insideTheShop(async ({ db }) => {
      await db.execute(sql`alter table assistant_saved_turns drop constraint broken`);
    }),
  );
  await page.getByLabel(say.label).fill(STORAGE);
  await press(page, say.send);
  await page.getByText("never freeze").first().waitFor();
  await page.getByText(saving.notSaved).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "assistant not saved");
});

test("a visitor is not asked, and no request is spent on it", async () => {
  const page = await openPage({ width: 390 });
  await page.goto(href("/faq"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const panel = await openPanel(page);
  await ask(page, STORAGE);
  await panel.getByRole("button", { name: say.helped, exact: true }).waitFor();
  expect(await panel.getByText(saving.ask, { exact: true }).count()).toBe(0);
  expect(asked).toContain(href("/api/health-ai-chat"));
  expect(asked).not.toContain(href("/api/health-ai-saving"));
});

test("whose agreement is not taken reads why, and another answer than the saved is marked", async () => {
  const page = await openPage({ width: 390, expectedProblems: [/health-ai|Failed to load/] });
  await openAsCustomer(page);
  const panel = await openPanel(page);
  await panel.getByText(saving.ask, { exact: true }).click();
  await panel.getByLabel(/^I agree that/).check();
  const saves = `**${href("/api/health-ai-saving")}`;
  await page.route(saves, (route) => route.abort());
  await panel.getByRole("button", { name: saving.start }).click();
  await panel.getByText(saving.notAgreed).waitFor();
  await page.unroute(saves);
  await panel.getByRole("button", { name: saving.start }).click();
  await panel.getByText(saving.on).waitFor();
  // The customer signs out in the meantime.
  await page.context().clearCookies();
  await ask(page, STORAGE);
  await panel.getByText(saving.notSaved).waitFor();
});
