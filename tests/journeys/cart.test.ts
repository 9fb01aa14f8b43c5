import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart } from "./buyer.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

test.each([true, false])("quantity, removal, undo and clearing (JavaScript: %s)", async (js) => {
  const page = await openPage({ javaScript: js });
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  await page.getByRole("button", { name: "One more of Glow" }).click();
  await page.getByText("₱11,800").first().waitFor();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Remove Glow" }).click();
  await page.getByText("Glow removed from cart").first().waitFor();
  await page.getByText("Nothing in your cart yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByText("₱11,800").first().waitFor();

  await page.getByRole("button", { name: /Add Medical Consultation/ }).click();
  await page.getByText("₱14,300").first().waitFor();
  await page.getByRole("button", { name: "Clear Cart" }).click();
  await page.getByText("Cart cleared").first().waitFor();
});

test.each([true, false])("one fewer than one removes the item (JavaScript: %s)", async (js) => {
  const page = await openPage({ javaScript: js });
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  await page.getByRole("button", { name: "One fewer of Klow" }).click();
  await page.getByText("Item removed from cart").first().waitFor();
  await page.getByText("Nothing in your cart yet").waitFor();
});

test.each([
  { javaScript: true, width: 360 },
  { javaScript: false, width: 1440 },
])("a card with variants leads to the choice of one: %o", async (how) => {
  const page = await openPage(how);
  await page.goto(`${href("/products")}?q=Semaglutide`);
  await page.getByText("From").first().waitFor();
  await page.getByRole("link", { name: "Add to Cart Semaglutide" }).click();
  const choice = page.getByRole("group", { name: "Vial size" });
  await choice.getByRole("radio", { name: /^10 mg/ }).check();
  if (how.javaScript) await page.getByRole("dialog").getByText("₱16,200").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Add to Cart Semaglutide" }).click();
  await page.getByText("Semaglutide, 10 mg added to cart!").first().waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(href("/cart"));
  await page.getByRole("link", { name: "Semaglutide, 10 mg" }).click();
  await page.waitForURL("**/product/semaglutide?variant=PM-SEMA-10");
  await page.getByRole("radio", { name: /^10 mg/, checked: true }).waitFor();
});

test("the header counts what is in the cart, also after leaving and coming back", async () => {
  const page = await openPage({ width: 390 });
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await page.goto(href("/terms"));
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("button", { name: "Remove Klow" }).waitFor();
});

test("checkout without a cart says that the cart is empty", async () => {
  const page = await openPage();
  await page.goto(href("/checkout"));
  await page.waitForURL("**/cart");
  await page.getByText("Your cart is empty").first().waitFor();
  expect(await page.getByRole("link", { name: "Secure Checkout" }).count()).toBe(0);
});

test.each([true, false])(
  "a phone shows the way on however long its cart is (JavaScript: %s)",
  async (js) => {
    const page = await openPage({ javaScript: js, width: 360 });
    for (const product of ["Glow", "Klow", "NAD+"]) {
      await addToCart(page, product);
      await page.getByText(`${product} added to cart!`).first().waitFor();
    }
    await page.goto(href("/cart"));
    const checkout = page.getByRole("link", { name: "Secure Checkout" });
    expect(await checkout.count()).toBe(1);
    const bottom = async () => {
      const box = await checkout.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom()).toBeLessThanOrEqual(900);
    expect(await page.locator(".bottom-bar").isVisible()).toBe(false);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await checkout.click();
    await page.waitForURL("**/checkout");
    await page.getByRole("button", { name: /^Place Order · ₱[\d,]+$/ }).waitFor();
    expect(await page.locator(".assistant-button").count()).toBe(0);
  },
);
