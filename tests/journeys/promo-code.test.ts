import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, tryCode } from "./buyer.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { variants } from "../variants.ts";
import { showText } from "./mailbox.ts";

afterEach(expectInvariants);

test.each(
  variants([
    { javaScript: true, width: 390 },
    { javaScript: false, width: 1280 },
  ] as const),
)("a guest saves with a code, and every page says so: %o", async (options) => {
  const expectedProblems = [/409/];
  const page = await openPage({ ...options, expectedProblems });
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  const field = page.getByLabel("Promo code", { exact: true });
  expect(await field.isVisible()).toBe(false);

  await tryCode(page, "no-such-code");
  await page.getByText("We don’t recognize promo code NO-SUCH-CODE").first().waitFor();
  expect(await field.isVisible()).toBe(true);
  await page.locator("#field-promo-error").getByText("NO-SUCH-CODE").waitFor();
  await expectNoAxeViolations(page);
  if (options.javaScript) {
    const refusal = page.getByText("We don’t recognize promo code NO-SUCH-CODE").first();
    await field.fill("no-such-cod");
    await refusal.waitFor({ state: "hidden" });
    await tryCode(page, "no-such-code");
    await refusal.waitFor();
  }
  await tryCode(page, " welcome10");
  await page.getByText("WELCOME10 applied: you save ₱590").first().waitFor();
  await page.getByText("₱5,310").first().waitFor();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Remove the promo code WELCOME10" }).click();
  await page.getByText("WELCOME10 removed").first().waitFor();
  await tryCode(page, "save500");
  await page.getByText("SAVE500 applied: you save ₱500").first().waitFor();

  await openCheckout(page);
  await page.getByText("Discount (SAVE500)").waitFor({ state: "attached" });
  await fillCheckout(page, `saver-${options.width}@example.com`);
  await placeOrder(page);
  await page.getByText("₱5,400").first().waitFor();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/order/**");
  await page.getByText("We received your payment").waitFor();
  await page.getByText("Discount (SAVE500)").waitFor();
  await page.getByText("₱5,400").first().waitFor();
  await expectInvariants();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.goto(href("/demo/mailbox"));
  const mail = `Payment received for order ${title.replace("Order ", "")}`;
  await page.getByRole("link", { name: mail }).click();
  await showText(page);
  await page.getByText("Discount (SAVE500)").waitFor();
});

test("a guest who has used her code is told at the end, and keeps what she typed", async () => {
  const page = await openPage({ expectedProblems: [/409/] });
  const email = "once@example.com";
  for (const round of ["first", "second"]) {
    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").first().waitFor();
    await page.goto(href("/cart"));
    await tryCode(page, "WELCOME10");
    await page.getByText("WELCOME10 applied").first().waitFor();
    await openCheckout(page);
    await fillCheckout(page, email);
    if (round === "second") break;
    await placeOrder(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByText("We received your payment").waitFor();
  }
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByText("You’ve already used promo code WELCOME10").first().waitFor();
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Change your cart" }).first().click();
  await page.getByRole("button", { name: "Remove the promo code WELCOME10" }).click();
  await page.getByText("₱5,900").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await placeOrder(page);
});

test("a code follows the cart below its minimum and back", async () => {
  const page = await openPage();
  await addToCart(page, "Lipo-C with B12");
  await page.getByText("Lipo-C with B12 added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  const more = page.getByRole("button", { name: "One more of Lipo-C with B12" });
  const fewer = page.getByRole("button", { name: "One fewer of Lipo-C with B12" });
  await more.click();
  await tryCode(page, "SAVE500");
  await page.getByText("SAVE500 applied").first().waitFor();
  await fewer.click();
  await page.getByText("needs a subtotal of at least ₱5,000").waitFor();
  await more.click();
  await page.getByText("SAVE500 applied").first().waitFor();
});

test.each(variants([true, false]))(
  "a link brings its code into the cart, scripts: %s",
  async (javaScript) => {
    const page = await openPage({ javaScript });
    const link = href("/discount/:code", { code: "welcome10" });
    const ahead = { headers: { "sec-purpose": "prefetch;prerender" }, maxRedirects: 0 };
    const prepared = await page.request.get(link, ahead);
    expect([prepared.status(), prepared.headers()["set-cookie"]]).toEqual([503, undefined]);
    await page.goto(`${link}?to=//evil.test`);
    expect(new URL(page.url()).pathname).toBe(href("/products"));
    if (javaScript) await page.getByText("Code WELCOME10 applies at checkout.").first().waitFor();
    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").waitFor();
    await page.goto(href("/cart"));
    await page.getByText("Discount (WELCOME10)").first().waitFor();
    await page.goto(`${href("/discount/:code", { code: "SAVE500" })}?to=/checkout`);
    expect(new URL(page.url()).pathname).toBe(href("/checkout"));
    await page.getByText("Discount (SAVE500)").waitFor({ state: "attached" });
    await page.goto(`${href("/discount/:code", { code: "NO-SUCH" })}?to=/cart`);
    await page.getByText("Promo code NO-SUCH isn’t active.").first().waitFor();
    await page.getByText("Discount (SAVE500)").first().waitFor();
  },
);
