import { href } from "react-router";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openMail } from "./mailbox.ts";
import { press, openAs } from "./staff-desk.ts";
import { variants } from "../variants.ts";

test.each(
  variants([
    { javaScript: true, colorScheme: "light", width: 1280 },
    { javaScript: false, colorScheme: "dark", width: 360 },
  ] as const),
)("a visitor writes to the shop, and staff with a script answer: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const email = `visitor-${look.javaScript}@example.test`;
  await page.goto(href("/faq"));
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  await press(page, "Send message");
  await page.getByText("Please check these fields").waitFor();
  await page.getByRole("link", { name: "Write your message" }).waitFor();
  await expectNoAxeViolations(page);

  const name = page.getByLabel("Full name");
  await name.fill("Maria Santos");
  expect(await name.getAttribute("aria-invalid")).toBe(look.javaScript ? null : "true");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Subject").fill("A <b>bold</b> question");
  await page.getByLabel("Message", { exact: true }).fill("First line\n<script>alert(1)</script>");
  // A password manager may fill every field, even the hidden trap for bots.
  await page.locator("input[name=website]").evaluate((box: HTMLInputElement) => (box.value = "x"));
  await press(page, "Send message");
  await page.getByText("One more tap, please").waitFor();
  if (look.javaScript) await expectNoAxeViolations(page);
  if (look.javaScript) await sendWatched(page);
  else await sendOnceMore(page);

  const sent = page.getByText(/^Your message number is T-\d\d-\d{6}/);
  await sent.waitFor();
  await page
    .getByText("Message sent successfully! We'll get back to you within 24 hours.")
    .waitFor();
  expect(await page.getByLabel("Subject").inputValue()).toBe("");
  const number = /T-\d\d-\d{6}/.exec(await sent.innerText())?.[0] ?? "";
  await openMail(page, email, `We have your message ${number}`);
  if (!look.javaScript) return;

  await openAs(page, "owner", href("/admin/support"));
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  await expectNoAxeViolations(page);
  // Enter opens the message's page; a click shows it beside the list.
  await page.getByRole("link", { name: number }).press("Enter");
  await page.getByRole("heading", { level: 1, name: number }).waitFor();
  await page.getByText("<script>alert(1)</script>").waitFor();
  await page.getByText("A <b>bold</b> question").waitFor();
  await page.getByLabel("Reply by email").fill("Yes, it is.");
  await expectNoAxeViolations(page);
  await press(page, "Send reply");
  await page.getByText("Yes, it is.").and(page.locator("p")).waitFor();
  await openMail(page, email, `Answer to your message ${number}`);
  await page.getByText("Yes, it is.").waitFor();
});

/** The answer is delayed until the button shows that it is pending. */
async function sendWatched(page: Page): Promise<void> {
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    if (route.request().method() === "POST") await seen;
    await route.continue();
  });
  await sendOnceMore(page);
  await page.getByRole("button", { name: "Sending..." }).first().waitFor();
  letGo();
}

/** Uses the button beside the request to send again. */
async function sendOnceMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send message", exact: true }).first().click();
}

test("signing in leads to the people of the shop", async () => {
  const page = await openPage({ width: 390 });
  await page.goto(href("/auth"));
  await page.getByRole("link", { name: "Contact Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
});
