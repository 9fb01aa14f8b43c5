import { href } from "react-router";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { runOutOfTime } from "./run-out-of-time.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs } from "./staff-desk.ts";

afterEach(expectInvariants);

async function expireOrderOf(email: string): Promise<void> {
  const order = await insideTheShop(async ({ db }) => {
    const [found] = await db.select().from(orders).where(eq(orders.email, email));
    return found;
  });
  if (!order) throw new Error(`${email} ordered nothing`);
  await runOutOfTime(order.id);
}

/** Takes the last units of a product off the shelf; answers how to put them back. */
async function emptyShelf(name: string): Promise<() => Promise<void>> {
  return insideTheShop(async (ctx) => {
    const [level] = await ctx.db
      .select({
        productId: products.id,
        onHand: stockLevels.onHand,
        reserved: stockLevels.reserved,
      })
      .from(stockLevels)
      .innerJoin(products, eq(products.id, stockLevels.productId))
      .where(eq(products.name, name));
    if (!level) throw new Error(`no stock of ${name}`);
    const { productId } = level;
    const units = level.onHand - level.reserved;
    const move = (by: number) =>
      insideTheShop(async (inside) => {
        const moved = await adjustStock(inside, {
          productId,
          variantId: null,
          by,
          reason: "test",
        });
        if (!moved.ok) throw new Error(moved.reason);
      });
    await move(-units);
    return () => move(units);
  });
}

test("paid too late and out of stock: staff refund, and the buyer's mail and receipt say so", async () => {
  const email = "too-late@example.com";
  const buyer = await openPage({ width: 360 });
  await addToCart(buyer, "Lemon Bottle");
  await buyer.getByText("Lemon Bottle added to cart!").waitFor();
  await openCheckout(buyer);
  await fillCheckout(buyer, email);
  await placeOrder(buyer);
  await expireOrderOf(email);
  const refill = await emptyShelf("Lemon Bottle");
  try {
    await buyer.getByRole("button", { name: "Approve" }).click();
    await buyer.getByText("We’re checking your payment").waitFor();
  } finally {
    await refill();
  }
  const number = (await buyer.getByRole("heading", { level: 1 }).innerText()).replace("Order ", "");
  const staff = await openPage({ expectedProblems: [/409/] });
  await openAs(staff, "owner", href("/admin/orders"));
  await staff.getByRole("link", { name: number, exact: true }).press("Enter");
  await staff.getByText("Paid late, and the items are gone. Refund it.").first().waitFor();
  await expectNoAxeViolations(staff);
  await choose(staff, "Refund…");
  await expectNoAxeViolations(staff);
  await screenshot(staff, "refund form");
  const amount = staff.getByLabel("Amount in pesos");
  const suggested = await amount.inputValue();
  await amount.fill("1000000");
  await staff.getByLabel("Reason").fill("Paid too late, nothing left");
  await staff.getByRole("button", { name: "Refund", exact: true }).click();
  await staff
    .getByRole("alert")
    .getByText(/^Only ₱[\d,.]+ is left to refund\.$/)
    .waitFor();
  expect(await staff.getByLabel("Reason").inputValue()).toBe("Paid too late, nothing left");
  await expectNoAxeViolations(staff);
  await screenshot(staff, "refund form refused");
  await amount.fill(suggested);
  await staff.getByRole("button", { name: "Refund", exact: true }).click();
  await staff.getByText("The refund is on its way.").first().waitFor();
  await staff.getByRole("list", { name: "Refunds" }).getByText("Refunded").waitFor();
  await staff.getByText("Nothing left to refund for this order.").waitFor();
  expect(await staff.getByRole("dialog").count()).toBe(0);
  expect(await staff.getByRole("main").getByText("Needs attention", { exact: true }).count()).toBe(
    0,
  );
  await expectNoAxeViolations(staff);
  await screenshot(staff, "refund done");

  await openMail(buyer, email, `Refund for order ${number}`);
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, "refund mail");
  await followLink(buyer, "/order/");
  await buyer.getByText("This order was refunded").waitFor();
  await buyer.getByText("Refunded", { exact: true }).first().waitFor();
  await screenshot(buyer, "refund receipt");
});

test("a part that is paid back by hand is only written down, without JavaScript too", async () => {
  const staff = await openPage({ javaScript: false, width: 360, colorScheme: "dark" });
  const email = "warm-parcel@example.com";
  await addToCart(staff, "GHK-Cu");
  await openCheckout(staff);
  await fillCheckout(staff, email);
  await placeOrder(staff);
  await staff.getByRole("button", { name: "Approve" }).click();
  await staff.getByText("We received your payment").waitFor();
  const receipt = staff.url();
  const number = (await staff.getByRole("heading", { level: 1 }).innerText()).replace("Order ", "");

  await openAs(staff, "owner", href("/admin/orders"));
  await staff.getByRole("link", { name: number, exact: true }).press("Enter");
  await choose(staff, "Refund…");
  expect(await staff.getByLabel("Reference").isVisible()).toBe(false);
  await staff.getByLabel("Amount in pesos").fill("200.50");
  await staff.getByLabel("I’ve refunded it myself").check();
  await staff.getByLabel("Reference").fill("GCash 4711");
  await staff.getByLabel("Reason").fill("One vial came warm");
  await expectNoAxeViolations(staff);
  await screenshot(staff, "refund by hand");
  await staff.getByRole("button", { name: "Refund", exact: true }).click();
  await staff.getByText("Manual refund: GCash 4711").waitFor();
  await staff.goto(receipt);
  await staff.getByText("We refunded ₱200.50 to you.").waitFor();
  await openMail(staff, email, `Refund for order ${number}`);
  await staff.getByText("GCash 4711").waitFor();
});
