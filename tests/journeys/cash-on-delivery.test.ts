import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout } from "./buyer.ts";
import { followLink, openMail } from "./mailbox.ts";
import { orderByCash } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAsStaff, press, shipWithoutNumber } from "./staff-desk.ts";

afterEach(expectInvariants);

/** Places an order that is paid at the door, and leaves the page on its receipt. */
async function orderForCash(page: Page, email: string): Promise<string> {
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await page.getByLabel("Phone").fill("0917 123 4567");
  await page.getByLabel(/Cash on delivery/).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order/**");
  await page.getByText("One more step: confirm your order").waitFor();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  return title.replace("Order ", "");
}

test.each([
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1280, colorScheme: "dark" },
] as const)("cash on delivery, from placing to collected: %o", async (options) => {
  const page = await openPage(options);
  const email = `cash-${options.width}@example.test`;
  const number = await orderForCash(page, email);
  const receipt = page.url();
  await page.getByText(`We emailed a link to ${email}.`).waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Send the email again");
  await page.getByText("We sent the email again").waitFor();
  await expectNoAxeViolations(page);

  await openMail(page, email, `Please confirm your order ${number}`);
  await followLink(page, "/confirm-order/");
  await page.getByRole("heading", { name: `Confirm order ${number}` }).waitFor();
  await page.getByText("You pay the courier ₱5,900 in cash.").waitFor();
  await expectNoAxeViolations(page);
  const link = page.url();
  await press(page, "Confirm my order");
  await page.getByText("Thank you. Your order is confirmed.").waitFor();
  await page.getByText("Please have ₱5,900 in cash ready for the courier.").waitFor();
  expect(page.url()).toBe(receipt);
  await expectNoAxeViolations(page);
  await page.goto(link);
  await page.getByRole("heading", { name: "Your order is already confirmed" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await page.waitForURL(receipt);
  await openMail(page, email, `Order ${number} is confirmed`);

  const desk = await openPage({
    ...options,
    width: options.width === 360 ? 1280 : 390,
    expectedProblems: [/409/],
  });
  await openAsStaff(desk, number);
  await choose(desk, "Start packing");
  await shipWithoutNumber(desk);
  await choose(desk, "Record cash…");
  const amount = desk.getByLabel("Amount collected");
  expect(await amount.inputValue()).toBe("5900.00");
  await expectNoAxeViolations(desk);
  await amount.fill("5,000");
  await press(desk, "Record cash");
  await desk.getByText("You entered ₱5,000 instead of ₱5,900.").first().waitFor();
  await desk.getByText("The courier handed over ₱5,000 instead of ₱5,900.").first().waitFor();
  expect(await amount.inputValue()).toBe("5,000");
  await expectNoAxeViolations(desk);
  await amount.fill("5900");
  await press(desk, "Record cash");
  await desk.getByText("Cash collected: ₱5,900").waitFor();
  expect(await amount.count()).toBe(0);
  await openMail(page, email, `Payment received for order ${number}`);
  await page.getByText("We received your payment of ₱5,900").waitFor();
});

test("an order above the limit of cash says so, and offers the other ways", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  for (const sum of ["₱11,800", "₱17,700", "₱23,600"]) {
    await page.getByRole("button", { name: "One more of Glow" }).click();
    await page.getByText(sum).first().waitFor();
  }
  await openCheckout(page);
  await page.getByText("Cash on delivery is only for orders up to ₱20,000").waitFor();
  await page.getByLabel("GCash").waitFor();
  const word = await page.getByLabel(/Cash on delivery/).getAttribute("aria-describedby");
  await page
    .locator(`#${word ?? "none"}`)
    .getByText("for orders up to ₱20,000")
    .waitFor();
  await expectNoAxeViolations(page);
});

test("an unconfirmed order is cancelled by its buyer", async () => {
  const page = await openPage({ width: 390 });
  const email = "mistyped@example.test";
  const { number, receipt } = await orderByCash(page, "Glow", { email, phone: "0917 123 4567" });
  await openMail(page, email, `Please confirm your order ${number}`);
  await followLink(page, "/confirm-order/");
  const link = page.url();
  await page.goto(receipt);
  await page.getByText("Cancel this order").click();
  await page.getByLabel("Reason").fill("My address was mistyped");
  await expectNoAxeViolations(page);
  await press(page, "Cancel order");
  await page.getByText("This order is canceled").waitFor();
  await expectNoAxeViolations(page);
  await page.goto(link);
  await page.getByRole("heading", { name: "This order is canceled" }).waitFor();
  await expectNoAxeViolations(page);
});

test("a parcel that is refused is remembered at the buyer's next order", async () => {
  const page = await openPage();
  const phone = "0918 765 4321";
  const { number } = await orderByCash(page, "Glow", { email: "refuses@example.test", phone });
  const desk = await openPage({ width: 1280 });
  await openAsStaff(desk, number);
  await expectNoAxeViolations(desk);
  await press(desk, "Confirm by phone");
  await desk.getByText("confirmed by phone").first().waitFor();
  await choose(desk, "Start packing");
  await shipWithoutNumber(desk);
  await choose(desk, "The parcel came back…");
  await expectNoAxeViolations(desk);
  await press(desk, "Record returned parcel");
  await desk.getByText("Status: Canceled (the parcel was returned)").waitFor();

  const next = await orderByCash(page, "Glow", {
    email: "other@example.test",
    phone: `+63${phone.slice(1)}`,
  });
  await openAsStaff(desk, next.number);
  await desk.getByText("This buyer refused a parcel before").waitFor();
  await expectNoAxeViolations(desk);
});
