import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { newPicture } from "../new-picture.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

const PASSWORD = "mango-avenue";

/** Opens a row of the profile. */
async function openRow(page: Page, title: string): Promise<void> {
  await page.goto(href("/portal/profile"));
  await page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await page.getByRole("heading", { level: 2, name: title }).waitFor();
}

/** An account with its address confirmed, on its details. */
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
  await page.getByText("Two-step sign-in is off").waitFor();
  await expectNoAxeViolations(page);
  await openRow(page, "Your details");
}

test("a customer keeps her details and her choice, and changes her password", async () => {
  const page = await openPage({ width: 390, expectedProblems: [/422/] });
  const email = "profile@example.test";
  await openProfile(page, email);
  await expectNoAxeViolations(page);

  await page.getByLabel("First name").fill("Joy");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByLabel("Phone").fill("call me");
  await page.getByLabel("Last name").focus();
  await page.getByText("Enter a number").waitFor();
  await expectNoAxeViolations(page);
  expect(await page.getByLabel("Phone").inputValue()).toBe("call me");
  await page.getByLabel("Phone").fill("09171234567");
  await page.getByLabel("Gender").selectOption("Female");
  await page.getByText("Saved", { exact: true }).nth(2).waitFor();
  await page.getByText("Profile updated successfully").first().waitFor();
  await page.reload();
  expect(await page.getByLabel("First name").inputValue()).toBe("Joy");
  expect(await page.getByLabel("Phone").inputValue()).toBe("0917 123 4567");
  expect(await page.getByLabel("Gender").inputValue()).toBe("female");

  await openRow(page, "Your picture");
  await page.getByLabel("Choose a picture").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(await newPicture()),
  });
  await page.getByRole("button", { name: "Save picture" }).click();
  await page.getByText("Picture saved.").first().waitFor();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByRole("heading", { name: "Hello, Joy" }).waitFor();
  const picture = page.locator("h1 img");
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(168);
  await openRow(page, "Your picture");
  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByText("Picture removed.").first().waitFor();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByText("No picture yet").waitFor();
  expect(await picture.count()).toBe(0);

  await openRow(page, "News and offers");

  const news = page.getByLabel("Send me news and offers by email.");
  expect(await news.isChecked()).toBe(false);
  await news.check();
  await page.getByRole("button", { name: "Save choice" }).click();
  await page.getByText("You’ll get our news and offers.").first().waitFor();
  await expectInvariants();
  await page.reload();
  expect(await news.isChecked()).toBe(true);
  await news.uncheck();
  await page.getByRole("button", { name: "Save choice" }).click();
  await page.getByText("You’ll no longer get news and offers.").first().waitFor();

  await openRow(page, "Password");
  await page.getByLabel("Current password").fill("not-this-one");
  await page.getByLabel("New password").fill("mangosteen-avenue");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("alert").filter({ hasText: "isn’t your current password" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("mangosteen-avenue");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Your password is changed.").first().waitFor();
  await page.goto(href("/portal/profile"));
  await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`${href("/auth")}?next=%2Fportal%2Fprofile`);
  await signIn(page, email, "mangosteen-avenue");
  await page.waitForURL("**/portal/profile");
  await openMail(page, email, "Your password was changed");
});

test("without a script one button saves all fields", async () => {
  const page = await openPage({ width: 390, javaScript: false, expectedProblems: [/422/] });
  await openProfile(page, "profile-plain@example.test");
  await page.getByLabel("First name").fill("Joy");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByRole("alert").filter({ hasText: "Enter a number" }).waitFor();
  await page.getByLabel("Phone").fill("0917 123 4567");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByText("Profile updated successfully").first().waitFor();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByRole("heading", { name: "Hello, Joy" }).waitFor();
  await page.getByText("Joy, 0917 123 4567").waitFor();
});

test("what another tab saved is shown, and what could not be saved is given back", async () => {
  const page = await openPage({ expectedProblems: [/409|ERR_|Failed to load/] });
  await openProfile(page, "profile-tabs@example.test");
  const other = await page.context().newPage();
  await other.goto(href("/portal/profile/:part", { part: "details" }));
  await other.getByLabel("First name").fill("Lea");
  await other.getByText("Saved", { exact: true }).waitFor();

  const name = page.getByLabel("First name");
  await name.fill("Mia");
  await page.getByText("Changed elsewhere to “Lea”.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Use the other" }).click();
  expect(await name.inputValue()).toBe("Lea");
  await name.fill("Mia");
  await page.getByText("Saved", { exact: true }).waitFor();

  await page.route("**/portal/profile/field", (route) => route.abort());
  await name.fill("Zoe");
  await page.getByText("Failed to update profile").first().waitFor();
  await expect.poll(() => name.inputValue()).toBe("Mia");
  await page.unroute("**/portal/profile/field");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByRole("heading", { name: "Hello, Zoe" }).waitFor();
});
