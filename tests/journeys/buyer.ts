import { href } from "react-router";
import type { Page } from "playwright-core";

/** What a shopper does, in her words; each step works with and without JavaScript. */
export async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(`${href("/products")}?q=${encodeURIComponent(product)}`);
  await page.getByRole("button", { name: `Add to Cart ${product}`, exact: true }).click();
}

/** Unfolds the field for a promo code, unless it is open, and sends one. */
export async function tryCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel("Promo code", { exact: true });
  if (!(await field.isVisible())) await page.getByText("Have a promo code?").click();
  await field.fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto(href("/cart"));
  await page.getByRole("link", { name: "Secure Checkout" }).click();
  await page.waitForURL("**/checkout");
}

export async function fillCheckout(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("First name").fill("Maria");
  await page.getByLabel("Last name").fill("Santos");
  await page.getByLabel("Address", { exact: true }).fill("12 Mango Avenue");
  await page.getByLabel("City or municipality").fill("Cebu City");
  await tickRequired(page);
}

/** The boxes without which no order is placed; what is the buyer's choice stays as it is. */
export async function tickRequired(page: Page): Promise<void> {
  for (const box of await requiredBoxes(page)) await box.check();
}

export const requiredBoxes = (page: Page) => page.locator("input[type=checkbox][required]").all();

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/test-gateway/pay**");
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
