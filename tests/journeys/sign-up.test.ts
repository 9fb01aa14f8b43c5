import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, signIn } from "./buyer.ts";
import { followLink, openMail } from "./mailbox.ts";
import { orderByCash } from "./quick-orders.ts";
import { press } from "./staff-desk.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

const PASSWORD = "mango-avenue";

test.each([true, false])(
  "a guest who ordered signs up, confirms, and finds her order (JavaScript: %s)",
  async (js) => {
    const page = await openPage({ javaScript: js, width: 390, expectedProblems: [/401/, /422/] });
    const email = `joins-${js}@example.test`;
    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").first().waitFor();
    await openCheckout(page);
    await fillCheckout(page, email);
    await placeOrder(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.waitForURL("**/order/**");

    await page.goto(`${href("/auth")}?next=%2Fportal`);
    await page.getByRole("link", { name: "Sign Up", exact: true }).click();
    await page.getByRole("heading", { name: "Sign Up" }).waitFor();
    await expectNoAxeViolations(page);
    expect(await page.getByRole("checkbox").isChecked()).toBe(false);
    await page.getByLabel("First name").fill("Joy");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("123456");
    await page.getByRole("button", { name: "Join as Customer" }).click();
    await page.getByRole("alert").filter({ hasText: "too easy to guess" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Join as Customer" }).click();
    await page.getByText("Please check your email to confirm your account").first().waitFor();
    await page.getByRole("heading", { name: "Sign In" }).waitFor();
    await expectNoAxeViolations(page);

    await signIn(page, email, PASSWORD);
    await page
      .getByText("Please check your email and click the confirmation link")
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Send the link again" }).click();
    await page.getByText("a new link is on its way").waitFor();

    await openMail(page, email, "Confirm your email");
    await followLink(page, "/confirm-email/");
    await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL("**/portal");
    await page.getByRole("heading", { name: "Hello, Joy" }).waitFor();
    await expectInvariants();
    await page.reload();
    await page
      .getByText(/PM-26-\d{6}/)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
  },
);

test.each([true, false])(
  "a receipt leads to an account for which only a password is missing (JavaScript: %s)",
  async (js) => {
    const page = await openPage({ javaScript: js, width: 360 });
    const email = `one-tap-${js}@example.test`;
    const buyer = { email, phone: js ? "0917 200 0001" : "0917 200 0002" };
    const { number, receipt } = await orderByCash(page, "Glow", buyer);
    await expectNoAxeViolations(page);
    await press(page, "Create account");
    await page.getByRole("heading", { name: "Sign Up" }).waitFor();
    expect(page.url()).not.toContain("one-tap");
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
    expect(await page.getByLabel("First name").inputValue()).toBe("Maria");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(page, "Join as Customer");
    await page.getByText("Please check your email to confirm your account").first().waitFor();
    await openMail(page, email, "Confirm your email");
    await followLink(page, "/confirm-email/");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(page, "Confirm and sign in");
    await page.waitForURL("**/portal");
    // A job gives the account its orders, and may end after the first page was made.
    const shown = async () => (
      await page.goto(href("/portal/orders")),
      page.getByText(number).count()
    );
    await expect.poll(shown).toBeGreaterThan(0);
    await page.goto(receipt);
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
    expect(await page.getByRole("button", { name: "Create account" }).count()).toBe(0);
  },
);

/** Fills the form and leaves the page on the sign-in tab, or on the form with its answer. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${href("/auth")}?tab=signup`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Join as Customer" }).click();
}

async function confirm(page: Page, email: string): Promise<void> {
  await openMail(page, email, "Confirm your email");
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByText("Your email is confirmed. Welcome!").waitFor();
}

test("a forgotten password is replaced by a mailed link, once", async () => {
  const page = await openPage({ expectedProblems: [/401/, /409/] });
  const email = "forgets@example.test";
  await signUp(page, email);
  await page.getByText("Please check your email to confirm your account").first().waitFor();

  await signUp(page, email);
  await page.getByRole("alert").filter({ hasText: "already exists" }).waitFor();

  await page.goto(href("/auth"));
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("a link is on its way").waitFor();
  await expectNoAxeViolations(page);

  await openMail(page, email, "Choose a new password");
  await followLink(page, "/reset-password/");
  const link = page.url();
  await expectNoAxeViolations(page);
  await page.getByLabel("New password").fill("mangosteen-avenue");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByText("Your password is changed. Please sign in with it.").first().waitFor();
  await signIn(page, email, "mangosteen-avenue");
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(link);
  await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await expectNoAxeViolations(page);
  await openMail(page, email, "Your password was changed");
});

test("two carts become one, and signing out leaves it with the account", async () => {
  const page = await openPage();
  const email = "carries@example.test";
  await signUp(page, email);
  await page.getByText("Please check your email to confirm your account").first().waitFor();
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").first().waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await confirm(page, email);
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await page.goto(href("/portal"));
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByText("You are signed out on every device").waitFor();
  await page.getByRole("banner").getByLabel("Cart", { exact: true }).waitFor();
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").first().waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await page.goto(href("/auth"));
  await signIn(page, email, PASSWORD);
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("link", { name: "Cart, 2 items" }).waitFor();
  await page.goto(href("/cart"));
  await page.getByRole("button", { name: "One more of Klow" }).waitFor();
});

test("who signs up from the checkout comes back to it, and a mailed link signs in", async () => {
  const page = await openPage({ width: 360 });
  const email = "checks-out@example.test";
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").first().waitFor();
  await openCheckout(page);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Sign Up" }).waitFor();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Join as Customer" }).click();
  await page.getByRole("button", { name: "Send the link again" }).waitFor();
  await expectNoAxeViolations(page);
  await openMail(page, email, "Confirm your email");
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL("**/checkout");

  await page.context().clearCookies();
  await page.goto(`${href("/sign-in-link")}?next=%2Fcart`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("It works once, within 15 minutes.").waitFor();
  await expectNoAxeViolations(page);
  await openMail(page, email, "Your sign-in link");
  await followLink(page, "/sign-in-link/");
  await page.getByText(email).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/cart");
  await page.getByText("Klow").first().waitFor();
});
