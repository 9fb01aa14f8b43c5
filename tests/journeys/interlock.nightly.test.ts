import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart } from "./buyer.ts";
import { variants } from "../variants.ts";

test.each(
  variants([
    { javaScript: true, width: 1440 },
    { javaScript: false, width: 360 },
  ]),
)("two products of one receptor stop the cart, and one of them is ordered: %o", async (look) => {
  const page = await openPage(look);
  await addToCart(page, "Tirzepatide");
  await page
    .getByText(/^Tirzepatide.* added to cart!/)
    .first()
    .waitFor();
  await page.goto(`${href("/products")}?q=Semaglutide`);
  await page.getByRole("link", { name: "Add to Cart Semaglutide" }).click();
  await page.getByRole("group", { name: "Vial size" }).getByRole("radio").first().check();
  await page.getByRole("button", { name: "Add to Cart Semaglutide" }).click();
  await page
    .getByText(/^Semaglutide.* added to cart!/)
    .first()
    .waitFor();

  await page.goto(href("/cart"));
  await page.getByText(/^Don’t use Tirzepatide.* and Semaglutide.* together$/).waitFor();
  await page.getByRole("link", { name: /^Wegovy/ }).waitFor();
  const ask = await page.getByRole("link", { name: "Ask a clinician" }).getAttribute("href");
  expect(ask).toBe(href("/consultation"));
  await page.getByText("An item in your cart can’t be ordered.").first().waitFor();
  await expectNoAxeViolations(page);

  await page.goto(href("/checkout"));
  await page.getByText("so we don’t sell them in one order").first().waitFor();
  expect(await page.getByRole("button", { name: /^Place Order/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Change your cart" }).first().click();
  await page.getByRole("button", { name: /^Remove Semaglutide/ }).click();
  await page.getByText(/^Don’t use .* together$/).waitFor({ state: "detached" });
  await page.goto(href("/checkout"));
  await page.getByRole("button", { name: /^Place Order/ }).waitFor();
});
