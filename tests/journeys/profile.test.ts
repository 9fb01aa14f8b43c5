import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

const PASSWORD = "mango-avenue";

/** An account with its address confirmed, on its profile. */
async function openProfile(page: Page, email: string): Promise<void> {
  await page.goto(`${href("/auth")}?tab=signup`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Join as Customer" }).click();
  await page.getByText("Please check your email to confirm your account").first().waitFor();
  await openMail(page, email, "Confirm your email");
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(href("/portal"));
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
}

test("a customer keeps her details and her choice, and changes her password", async () => {
  const page = await openPage({ width: 390, expectedProblems: [/422/] });
  const email = "profile@example.test";
  await openProfile(page, email);
  await expectNoAxeViolations(page);

  await page.getByLabel("First name").fill("Joy");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByRole("alert").filter({ hasText: "Please use a number" }).waitFor();
  await expectNoAxeViolations(page);
  expect(await page.getByLabel("First name").inputValue()).toBe("Joy");
  await page.getByLabel("Phone").fill("0917 123 4567");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByText("Profile updated successfully").first().waitFor();
  await page.getByRole("heading", { name: "Hello, Joy" }).waitFor();

  const news = page.getByRole("checkbox");
  expect(await news.isChecked()).toBe(false);
  await news.check();
  await page.getByRole("button", { name: "Save choice" }).click();
  await page.getByText("You will get our news and offers.").first().waitFor();
  await expectInvariants();
  await page.reload();
  expect(await news.isChecked()).toBe(true);
  await news.uncheck();
  await page.getByRole("button", { name: "Save choice" }).click();
  await page.getByText("You will get no more news and offers.").first().waitFor();

  await page.getByLabel("Current password").fill("not-this-one");
  await page.getByLabel("New password").fill("mangosteen-avenue");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("alert").filter({ hasText: "not your current password" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("mangosteen-avenue");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Your password is changed.").first().waitFor();
  await page.getByRole("button", { name: "Sign Out", exact: true }).last().click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`${href("/auth")}?next=%2Fportal%2Fprofile`);
  await signIn(page, email, "mangosteen-avenue");
  await page.waitForURL("**/portal/profile");
  await openMail(page, email, "Your password was changed");
});
