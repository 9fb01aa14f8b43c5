import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

const newProduct = (name: string, needsCold: boolean) =>
  insideTheShop((ctx) => makeProduct(ctx, { name, price: 120_000, stock: 10, needsCold }));

/** Other journeys of this shop count on it. */
async function packFreeAgain(): Promise<void> {
  await insideTheShop((ctx) => saveSettings(ctx, { cold_pack_fee: "0" }));
}

/** The amount beside a label in the only list of amounts of a page, or of a part of it. */
const amountOf = (page: Page, label: string) =>
  page.locator("dl > div").filter({ hasText: label }).locator("dd");

test.each([true, false])(
  "an insulated pack is a line of the order, from the cart to the refund (scripts: %s)",
  async (javaScript) => {
    const suffix = javaScript ? "with scripts" : "without scripts";
    const [cold, dry] = [`Packed vial ${suffix}`, `Packed swabs ${suffix}`];
    await newProduct(cold, true);
    await newProduct(dry, false);
    onTestFinished(packFreeAgain);

    const desk = await openPage({ width: 1440, javaScript, expectedProblems: [/422/] });
    await openAs(desk, "owner", href("/admin/settings/delivery"));
    await desk.getByLabel("Insulated pack, in pesos").fill("-1");
    await press(desk, "Save");
    await desk.getByText("Enter a whole number from 0 to 100000.").first().waitFor();
    await desk.getByLabel("Insulated pack, in pesos").fill("180");
    await press(desk, "Save");
    await desk.getByText("Settings saved.").first().waitFor();

    const page = await openPage({ width: 360, javaScript });
    await addToCart(page, dry);
    await page.getByText(`${dry} added to cart!`).waitFor();
    await page.goto(href("/cart"));
    await page.getByText("Subtotal").waitFor();
    expect(await page.getByText("Insulated pack").count()).toBe(0);
    await addToCart(page, cold);
    await page.getByText(`${cold} added to cart!`).waitFor();
    await page.goto(href("/cart"));
    expect(await amountOf(page, "Insulated pack").innerText()).toBe("₱180");
    expect(await amountOf(page, "Total").last().innerText()).toBe("₱2,580");
    await expectNoAxeViolations(page);
    await screenshot(page, `insulated pack in the cart 360 ${suffix}`);
    await openCheckout(page);
    // Folded on a phone.
    expect(await amountOf(page, "Insulated pack").textContent()).toBe("₱180");
    const email = `packed-${javaScript}@example.com`;
    await fillCheckout(page, email);
    await placeOrder(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.waitForURL("**/order/**");
    expect(await amountOf(page, "Insulated pack").innerText()).toBe("₱180");
    expect(await amountOf(page, "Total").last().innerText()).toBe("₱2,580");
    await screenshot(page, `insulated pack on the receipt 360 ${suffix}`);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const number = title.replace("Order ", "");
    await openMail(page, email, `Payment received for order ${number}`);
    await page.getByText("Insulated pack").waitFor();

    await openAs(desk, "owner", href("/admin/orders"));
    await desk.getByRole("link", { name: number, exact: true }).press("Enter");
    expect(await amountOf(desk, "Insulated pack").innerText()).toBe("₱180");
    await screenshot(desk, `insulated pack on the record ${suffix}`);
    await choose(desk, "Refund…");
    const amount = desk.getByLabel("Amount in pesos");
    expect(await amount.inputValue()).toBe("2580.00");
    await desk.getByLabel("Reason").fill("It came warm");
    await desk.getByRole("button", { name: "Refund", exact: true }).click();
    await desk.getByText("The refund is on its way.").first().waitFor();
    await desk.getByText("Nothing left to refund for this order.").waitFor();
  },
);

test("the page of a cold product says what its pack costs, that of another does not", async () => {
  await newProduct("Packed and priced", true);
  await newProduct("Dry and priced", false);
  onTestFinished(packFreeAgain);
  await insideTheShop((ctx) => saveSettings(ctx, { cold_pack_fee: "250" }));
  const page = await openPage({ width: 360, colorScheme: "dark" });
  const note = page.getByText("Insulated pack ₱250 per order, which slows warming in transit");
  await page.goto(await pageOf("Packed and priced"));
  await note.waitFor();
  await page.goto(await pageOf("Dry and priced"));
  await page.getByText("For adults 18 and over").first().waitFor();
  expect(await note.count()).toBe(0);
});

async function pageOf(name: string): Promise<string> {
  const [found] = await insideTheShop(({ db }) =>
    db.select({ slug: products.slug }).from(products).where(eq(products.name, name)),
  );
  if (!found) throw new Error(`no product ${name}`);
  return href("/product/:id", { id: found.slug });
}
