import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { assistantMessages as say } from "#app/care/assistant/texts/shopper.ts";
import { helpMessages } from "#app/care/triage/texts/shopper.ts";
import { contactMessages } from "#app/reach/support/texts/shopper.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `tests/output/${name.replaceAll(" ", "-")}.png` });

async function openPanel(page: Page, path: string = href("/faq")) {
  await page.goto(path);
  await page.locator(".assistant-button > a").click();
  const panel = page.getByRole("dialog", { name: say.name });
  await panel.waitFor();
  return panel;
}

const ask = async (page: Page, question: string) => {
  await page.getByLabel(say.label).fill(question);
  await page.getByLabel(say.label).press("Enter");
};

test.each([
  [360, "light"],
  [360, "dark"],
  [1440, "light"],
  [1440, "dark"],
] as const)("the chat answers with its sources (%s, %s)", async (width, colorScheme) => {
  const page = await openPage({ width, colorScheme });
  const panel = await openPanel(page);
  await panel.getByText(say.always).waitFor();
  for (const question of say.quickQuestions) {
    expect(await panel.getByRole("button", { name: question }).count()).toBe(1);
  }
  await expectNoAxeViolations(page);
  await picture(page, `assistant opened ${width} ${colorScheme}`);
  await panel.getByRole("button", { name: say.quickQuestions[0] }).click();
  await panel.getByRole("link").first().waitFor();
  await ask(page, "hindi ako makahinga");
  await panel.getByRole("link", { name: helpMessages.call911 }).waitFor();
  await expectNoAxeViolations(page);
  await picture(page, `assistant answered ${width} ${colorScheme}`);
  const box = await panel.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(width);
});

test.each([360, 1440])("the button leaves who reads on or types, not Tab (%i)", async (width) => {
  const page = await openPage({ width });
  await page.goto(href("/contact"));
  const button = page.locator(".assistant-button > a");
  const expectShown = async (isShown: boolean) =>
    await expect
      .poll(() => button.evaluate((link) => getComputedStyle(link).opacity))
      .toBe(isShown ? "1" : "0");
  expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await expectShown(true);
  await page.mouse.wheel(0, 500);
  await expectShown(false);
  await page.getByRole("contentinfo").getByText("Information on this site").click();
  while (!(await button.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await expectShown(true);
  await page.getByLabel(contactMessages.message, { exact: true }).focus();
  await page.mouse.wheel(0, -40);
  await expect.poll(() => page.locator("[data-away]").count()).toBe(0);
  await expectShown(false);
});

test("a thumb down asks why, and a conversation is taken along to the contact form by consent", async () => {
  const page = await openPage({ width: 390 });
  const panel = await openPanel(page);
  await ask(page, "How do I store my product?");
  await panel.getByRole("button", { name: say.notHelped }).click();
  await panel.getByRole("button", { name: say.reasons.unclear }).click();
  await panel.getByText(say.rated).waitFor();
  await panel.getByRole("button", { name: say.toPerson }).click();
  await panel.getByLabel(say.takeAlong).check();
  await panel.getByRole("button", { name: helpMessages.write }).click();
  await page.waitForURL(`**${href("/contact")}`);
  const message = page.getByLabel(contactMessages.message, { exact: true });
  await expect.poll(() => message.inputValue()).toContain("How do I store my product?");
  expect(await panel.count()).toBe(0);
  // Opened again it goes on, and without the tick nothing is taken along.
  await page.locator(".assistant-button > a").click();
  await panel.getByText("How do I store my product?").first().waitFor();
});

test("after five minutes the chat ends, closes, and can begin anew", async () => {
  const page = await openPage({ width: 1280 });
  await page.clock.install();
  const panel = await openPanel(page);
  await ask(page, "What are peptides?");
  await panel.getByRole("button", { name: say.helped, exact: true }).waitFor();
  await page.clock.fastForward("05:01");
  await page.getByText(say.ended).waitFor();
  await expect.poll(() => panel.count()).toBe(0);
  await page.locator(".assistant-button > a").click();
  await panel.getByText(say.sessionExpired, { exact: true }).waitFor();
  const field = panel.getByLabel(say.label);
  expect(await field.isDisabled()).toBe(true);
  expect(await field.getAttribute("placeholder")).toBe(say.expiredPlaceholder);
  await panel.getByText("What are peptides?", { exact: true }).first().waitFor();
  await panel.getByRole("button", { name: say.newConversation }).last().click();
  await panel.getByText(say.quickTitle).waitFor();
  await expect.poll(() => field.isDisabled()).toBe(false);
});

test("what is not sent stays in the field, and a refusal is said in the conversation", async () => {
  const page = await openPage({ width: 390, expectedProblems: [/health-ai-chat|Failed to load/] });
  const panel = await openPanel(page);
  await page.route("**/api/health-ai-chat", (route) => route.abort());
  await ask(page, "What are peptides?");
  await page.getByText(say.sendFailed).waitFor();
  expect(await panel.getByLabel(say.label).inputValue()).toBe("What are peptides?");
  await page.unroute("**/api/health-ai-chat");
  await page.route("**/api/health-ai-chat", (route) => route.fulfill({ status: 500, body: "" }));
  await panel.getByLabel(say.label).press("Enter");
  await panel.getByText(say.trouble).first().waitFor();
  await page.unroute("**/api/health-ai-chat");
  await page.route("**/api/health-ai-chat", (route) =>
    route.fulfill({ status: 200, contentType: "text/event-stream", body: "data: {\n\n" }),
  );
  await ask(page, "And Klow?");
  await panel.getByText(say.technical).first().waitFor();
});

test("a conversation goes along to the next page, and not beyond signing out", async () => {
  const page = await openPage({ width: 390 });
  // Other journeys share the session of openAs.
  await page.goto(href("/auth"));
  await signIn(page, "customer@demo.test", "demo-customer-2026");
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  const panel = await openPanel(page);
  await ask(page, "What are peptides?");
  await panel.getByRole("button", { name: say.helped, exact: true }).waitFor();
  await openPanel(page, href("/products"));
  await panel.getByText("What are peptides?", { exact: true }).first().waitFor();
  await panel.getByRole("button", { name: say.close }).click();
  await page.getByRole("contentinfo").getByText("Shop", { exact: true }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => sessionStorage.getItem("health-ai-chat"))).toBeNull();
  await page.locator(".assistant-button > a").click();
  await panel.getByText(say.quickTitle).waitFor();
  expect(await panel.getByRole("button", { name: say.helped, exact: true }).count()).toBe(0);
});
