import { href } from "react-router";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { followLink, openMail } from "./mailbox.ts";
import { press, openAs } from "./staff-desk.ts";

test.each([
  { javaScript: true, colorScheme: "dark", width: 360 },
  { javaScript: false, colorScheme: "light", width: 1280 },
] as const)("a reader subscribes, leaves, and changes her mind: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const email = `reader-${look.javaScript}@example.test`;
  await page.goto(href("/learn"));
  await press(page, "Subscribe");
  await page.getByText("Enter your email address").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Email").fill(email);
  await press(page, "Subscribe");
  await page.getByText("One more step: check your mailbox").waitFor();

  await openMail(page, email, "Confirm your newsletter subscription");
  await followLink(page, "/newsletter/confirm/");
  await press(page, "Yes, send me the newsletter");
  await page.getByText("You’re subscribed").waitFor();

  await openMail(page, email, "Welcome to the newsletter");
  const stop = await page.locator('main a[href*="/newsletter/stop/"]').getAttribute("href");
  await followLink(page, "/newsletter/stop/");
  await press(page, "Unsubscribe");
  await page.getByText("You’re unsubscribed").waitFor();
  if (look.javaScript) await expectNoAxeViolations(page);
  await press(page, "Undo and stay subscribed");
  await page.getByText("You’re still subscribed").waitFor();
  await pressInTheMailProgram(stop ?? "");
  await page.reload();
  await page.getByText("You’re unsubscribed").waitFor();
  if (look.javaScript) await seenByStaff(page, email);
});

/** RFC 8058: from somewhere else, without cookies, and without a page of ours. */
async function pressInTheMailProgram(address: string): Promise<void> {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(address, { method: "POST", body })).status).toBe(200);
}

async function seenByStaff(page: Page, email: string): Promise<void> {
  await openAs(page, "owner", href("/admin/newsletter"));
  await page.getByRole("heading", { level: 1, name: "Newsletter" }).waitFor();
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByText("Ended", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
}
