import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { concessions } from "#app/selling/concessions/tables.server.ts";
import { giveDiscount } from "#app/selling/concessions/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { newPicture } from "../new-picture.ts";
import { untilLive } from "../until-live.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

const BUYER = "customer@demo.test";
const ofKlow = eq(products.slug, "klow");

const give = (isGiven: boolean) =>
  insideTheShop(async (ctx) => {
    if (isGiven) await giveDiscount(ctx, true);
    else {
      const off = { statutory_discounts: "false", tax_registration: "none" };
      expect((await saveSettings(ctx, off)).ok).toBe(true);
    }
    await ctx.db.update(products).set({ statutoryDiscount: isGiven }).where(ofKlow);
  });

beforeEach(async () => {
  await give(true);
  // The demo customer has a cart from the start.
  await insideTheShop(({ db }) => db.delete(cartItems));
});
afterEach(async () => {
  await give(false);
  await insideTheShop(({ db }) =>
    db.update(concessions).set({ state: "withdrawn", decidedAt: new Date(), reason: null }),
  );
  await expectInvariants();
});

test("a senior citizen sends an ID, staff check it, and the order has no VAT and 20% less", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422/] });
  await openAs(page, "customer", href("/portal/profile"));
  await page.getByRole("link", { name: /^Senior citizen or PWD discount/ }).click();
  await page.getByRole("button", { name: "Send ID" }).waitFor();
  await expectNoAxeViolations(page);
  await untilLive(page);
  await press(page, "Send ID");
  await page.getByText("Enter the ID number").first().waitFor();
  await page.getByText("Choose a picture of the front").first().waitFor();
  await screenshot(page, "concession form with errors");
  await untilLive(page);
  await page.getByRole("radio", { name: /^Senior citizen/ }).check();
  await page.getByLabel("Name on the ID").fill("Carla Reyes");
  await page.getByLabel("ID number").fill("QC-2026-4711");
  await page.getByLabel("Issued by").fill("OSCA Quezon City");
  const buffer = Buffer.from(await newPicture());
  await page
    .getByLabel("Pictures of your ID")
    .setInputFiles([{ name: "front.png", mimeType: "image/png", buffer }]);
  await page.getByRole("checkbox", { name: /^I agree that this shop’s staff/ }).check();
  await press(page, "Send ID");
  await page.getByText("We’ll email you as soon as we’ve checked your ID.").waitFor();
  await page.getByText("OSCA Quezon City, ID ending in 4711").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "concession sent");

  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").first().waitFor();
  await page.goto(href("/cart"));
  await page.getByRole("link", { name: "Send your ID before you order" }).waitFor();
  expect(await page.getByText("VAT exemption").count()).toBe(0);

  const desk = await openPage({ width: 1440, colorScheme: "dark" });
  await openAs(desk, "owner", href("/admin"));
  await desk.getByText("IDs to check").first().waitFor();
  await desk.goto(href("/admin/customers/ids"));
  await desk.getByRole("region", { name: "Carla Reyes’s ID" }).waitFor();
  await desk.getByText("QC-2026-4711").waitFor();
  await desk.getByRole("img", { name: "Picture 1 of Carla Reyes’s ID" }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "concession queue");
  await press(desk, "Approve");
  await desk.getByText("Approved. The buyer gets an email.").waitFor();
  await desk.getByText("No IDs to check").waitFor();
  await expectNoAxeViolations(desk);

  await openMail(page, BUYER, "We checked your ID");
  await page.goto(href("/cart"));
  // ₱7,800 without 12 % are ₱6,964.29; 20 % of that are ₱1,392.86.
  await page.getByText("-₱835.71").waitFor();
  await page.getByText("Senior citizen discount (20%)").waitFor();
  await page.getByText("-₱1,392.86").waitFor();
  await page.getByText("₱5,571.43").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "concession in the cart");

  await openCheckout(page);
  await page.getByText("VAT exemption").waitFor({ state: "attached" });
  await fillCheckout(page, BUYER);
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/portal?order_success=true");
  const number = await insideTheShop(async ({ db }) => {
    const [order] = await db.select().from(orders).where(eq(orders.statutoryKind, "senior"));
    expect(order).toMatchObject({ totalAmount: 557_143, discountTotal: 222_857 });
    return order?.orderNumber ?? "";
  });
  await page.getByRole("link", { name: number }).first().click();
  await page.getByText("Senior citizen discount (20%)").waitFor();
  await screenshot(page, "concession on the receipt");

  await desk.goto(href("/admin/orders"));
  await desk.getByRole("link", { name: number, exact: true }).press("Enter");
  await desk.getByText("Given as senior citizen, ID ending in 4711.").waitFor();
  await screenshot(desk, "concession on the order");
  await desk.goto(href("/admin/customers/ids"));
  await untilLive(desk);
  await desk.getByLabel("Email or part of it").fill("nobody@");
  await press(desk, "Find");
  await desk.getByText("No one with “nobody@” has this discount.").waitFor();
  await desk.getByLabel("Email or part of it").fill("CUSTOMER@demo");
  await press(desk, "Find");
  await desk.getByText("nobody@").waitFor({ state: "detached" });
  await expectNoAxeViolations(desk);
  await screenshot(desk, "concessions that were approved");
  await desk.getByRole("button", { name: `End the discount for ${BUYER}` }).click();
  await desk.getByText("Discount ended.").waitFor();
  await page.goto(href("/portal/discount"));
  await page.getByText("Withdrawn").waitFor();
});
