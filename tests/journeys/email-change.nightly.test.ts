import { href } from "react-router";
import { test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { followLink, openMail } from "./mailbox.ts";
import { openAsNew } from "./new-customer.ts";

test("a customer gives her account another email, and both mailboxes agree", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422/] });
  const [before, after] = ["email-before@example.test", "email-after@example.test"];
  await openAsNew(page, before, href("/portal/profile"));
  await page.getByRole("link", { name: /^Email/ }).click();
  await page.getByLabel("New email").fill("nonsense");
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByRole("alert").filter({ hasText: "Invalid email address" }).waitFor();
  await page.getByLabel("New email").fill(after);
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByText("We sent both emails.").first().waitFor();
  await page.getByText(`Change to ${after} pending`).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "email-change");

  await openMail(page, before, "Approve a new email for your account");
  await followLink(page, "/change-email/");
  await page.getByRole("heading", { name: "Change your account’s email?" }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "email-allow");
  await page.getByRole("button", { name: "Approve change" }).click();
  await page.getByText("The change takes effect once the other email agrees too.").waitFor();
  await openMail(page, after, "Confirm your account’s new email");
  await followLink(page, "/change-email/");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await page.getByText("The account’s email is changed.").waitFor();
  await openMail(page, before, "Your account’s email was changed");
  await page.goto(href("/portal/profile"));
  await page.getByRole("link", { name: `Email ${after}` }).waitFor();
});
