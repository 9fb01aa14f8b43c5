import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import {
  addToCart,
  fillCheckout,
  openCheckout,
  placeOrder,
  requiredBoxes,
  tickRequired,
} from "./buyer.ts";
import { orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";
import { showText } from "./mailbox.ts";

afterEach(expectInvariants);

test.each([
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1280, colorScheme: "dark" },
] as const)("a guest buys and gets a receipt and two mails: %o", async (options) => {
  const page = await openPage(options);
  await addToCart(page, "GHK-Cu");
  await page.getByText("GHK-Cu added to cart!").waitFor();
  await openCheckout(page);
  await expectNoAxeViolations(page);
  await fillCheckout(page, `guest-${options.width}@example.com`);
  await placeOrder(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Approve" }).click();

  await page.waitForURL("**/order/**");
  await page.getByText("We received your payment").waitFor();
  await expectNoAxeViolations(page);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const number = title.replace("Order ", "");
  expect(number).toMatch(/^PM-\d\d-\d{6}$/);
  await expectInvariants();
  await page.goto(href("/demo/mailbox"));
  await page.getByText(`We received your order ${number}`).waitFor();
  await page.getByRole("link", { name: `Payment received for order ${number}` }).click();
  await showText(page);
  await page.getByRole("link", { name: /\/order\// }).click();
  await page.getByText("We received your payment").waitFor();
  await page.goto(href("/cart"));
  await page.getByText("Nothing in your cart yet").waitFor();
});

test.each([
  { javaScript: true, product: "Lipo-C with B12" },
  { javaScript: false, product: "Tirzepatide" },
])("the demo customer buys and finds the order in the portal: %o", async (how) => {
  const { javaScript, product } = how;
  const page = await openPage({ width: 390, javaScript });
  await openAs(page, "customer", href("/portal/orders"));
  const orders = page.getByRole("link", { name: /^PM-/ });
  await orders.first().waitFor();
  const before = await orders.count();
  await addToCart(page, product);
  await page.getByText(`${product} added to cart!`).waitFor();
  await openCheckout(page);
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("customer@demo.test");
  await fillCheckout(page, "customer@demo.test");
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/portal?order_success=true");
  await page.getByText(/We received order PM-\d\d-\d{6}/).waitFor();
  await expectNoAxeViolations(page);
  await page.goto(href("/portal/orders"));
  expect(await orders.count()).toBe(before + 1);
  await expectNoAxeViolations(page);
});

test.each([
  { no: "Cancel", says: "Payment canceled", javaScript: false },
  { no: "Decline", says: "Payment declined", javaScript: true },
])("$no leads back to an intact checkout, and Maya pays (JavaScript: $javaScript)", async (how) => {
  const { no, says, javaScript } = how;
  const page = await openPage({ javaScript });
  await addToCart(page, "NAD+");
  await page.getByText("NAD+ added to cart!").waitFor();
  await openCheckout(page);
  // News, texts and terms are the buyer's to choose.
  expect(await page.locator("input[type=checkbox]:checked").count()).toBe(0);
  await fillCheckout(page, "undecided@example.com");
  await page.getByLabel("GCash").check();
  await placeOrder(page);
  await page.getByRole("button", { name: no, exact: true }).click();
  await page.waitForURL("**/checkout?payment_cancelled=true");
  await page.getByText(says).waitFor();
  await page.getByText("everything you entered are as you left them").waitFor();
  expect(await page.getByLabel("GCash").isChecked()).toBe(true);
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(
    "undecided@example.com",
  );
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("12 Mango Avenue");
  for (const box of await requiredBoxes(page)) expect(await box.isChecked()).toBe(true);
  await expectNoAxeViolations(page);
  await page.getByLabel("Maya").check();
  await placeOrder(page);
  await page.getByRole("heading", { name: "Paying with Maya" }).waitFor();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("We received your payment").waitFor();
});

test.each([true, false])(
  "declined from a receipt's link in another browser, the receipt says so (JavaScript: %s)",
  async (javaScript) => {
    const { receipt } = await orderOnline(
      await openPage(),
      "Glow",
      `sent-${javaScript}@example.com`,
    );
    const page = await openPage({ javaScript });
    await page.goto(receipt);
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await page.waitForURL("**/order/**");
    await page.getByText("Your last payment was declined.").waitFor();
    expect(await page.getByText(/cancell?ed/i).count()).toBe(0);
    await expectNoAxeViolations(page);
  },
);

test("a lost and a late callback leave the receipt waiting, and it tells when the money is here", async () => {
  const page = await openPage();
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").waitFor();
  await openCheckout(page);
  await fillCheckout(page, "patient@example.com");
  await placeOrder(page);
  await page.getByText("Provider callbacks").click();
  await page.getByLabel(/delay/i).fill("4");
  await page
    .getByLabel(/repeat|times/i)
    .first()
    .fill("3");
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/order/**");
  expect(await page.getByText("We received your payment").count()).toBe(0);
  await page.getByText("We received your payment").waitFor({ timeout: 20_000 });
});

test("mistakes in the form are named, keep what was typed, and take the focus", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422|400/] });
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").waitFor();
  await openCheckout(page);
  await page.getByLabel("Email", { exact: true }).fill("maria@nowhere");
  await page.getByLabel("First name").fill("Maria");
  await tickRequired(page);
  const wrong = page.locator("#field-email-error");
  // What takes an error away is fetched with the first error, and may arrive after the correction.
  const late = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    if (route.request().url().includes("clear-corrected-error")) await late.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Place Order" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fill in all required fields" });
  await summary.waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Maria");
  const email = page.getByLabel("Email", { exact: true });
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  await page.locator("#field-email:focus").waitFor();
  await expectNoAxeViolations(page);

  await wrong.waitFor();
  await email.fill("maria@");
  await wrong.waitFor();
  await email.fill("maria@example.com");
  late.resolve();
  await wrong.waitFor({ state: "detached" });
  await page
    .getByText("Enter an email address, like", { exact: false })
    .last()
    .waitFor({ state: "hidden" });
  expect(await email.getAttribute("aria-invalid")).toBeNull();
  expect(await page.getByLabel("Last name").getAttribute("aria-invalid")).toBe("true");
  await summary.waitFor();
  await expectNoAxeViolations(page);
});

test("a product that needs a clinician's approval cannot be bought", async () => {
  const page = await openPage();
  await page.goto(href("/product/:id", { id: "retatrutide" }));
  expect(await page.getByRole("button", { name: /Add to Cart/ }).count()).toBe(0);
  await page.getByText("only after a clinician approves it").first().waitFor();
  await expectNoAxeViolations(page);
});
