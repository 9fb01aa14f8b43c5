import { href } from "react-router";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { available } from "#app/goods/catalog/rules/stock.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openCheckout, placeOrder, tickRequired } from "./buyer.ts";
import { insideTheShop, letTheMailLeave } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { orderOnline } from "./quick-orders.ts";
import { runOutOfTime } from "./run-out-of-time.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAsStaff, press, shipAnyway } from "./staff-desk.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

test("an unpaid order is cancelled by its buyer, who reads so", async () => {
  const page = await openPage({ width: 360 });
  const email = "cancels@example.test";
  const { number, receipt } = await orderOnline(page, "Tirzepatide", email);
  await press(page, "Decline");
  await page.waitForURL("**/checkout?payment_cancelled=true");
  await page.goto(receipt);
  await page.getByText("Your last payment was declined.").waitFor();
  await page.getByText("Cancel this order").click();
  await expectNoAxeViolations(page);
  await press(page, "Cancel order");
  await page.getByText("This order is canceled").waitFor();
  await page.getByText("Not paid", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await openMail(page, email, `You canceled order ${number}`);
});

test("a paid order is cancelled by its buyer, and the money goes back by itself", async () => {
  const page = await openPage({ width: 360 });
  const email = "paid-and-cancels@example.test";
  const { number, receipt } = await orderOnline(page, "Tirzepatide", email);
  await press(page, "Approve");
  await page.waitForURL("**/order/**");
  await page.getByText("Thank you. We received your payment.").waitFor();
  await page
    .getByText(/^You can change or cancel until \d\d?:\d\d [AP]M \((2 h|1 h 59 min) left\)/)
    .waitFor();
  await page.getByText("Shipping to", { exact: true }).waitFor();
  await page.getByText("Cancel this order").click();
  await page
    .getByText(/^We’ll automatically refund ₱[\d,]+ to your original payment method\./)
    .waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `cancel a paid order`);
  await press(page, "Cancel order");
  await page.getByText(/This order (is canceled|was refunded)/).waitFor();
  await openMail(page, email, `You canceled order ${number}`);
  await page.getByText("We’ll refund your payment to your original payment method").waitFor();
  await openMail(page, email, `Refund for order ${number}`);
  await page.goto(receipt);
  await page.getByText("This order was refunded").waitFor();
  await page.getByText(/^We refunded ₱[\d,]+ to you\.$/).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `cancelled and refunded`);
});

test("staff put the items of an unpaid order back on sale", async () => {
  const page = await openPage({ width: 360 });
  const email = "released@example.test";
  const { number } = await orderOnline(page, "Tirzepatide", email);
  await openAsStaff(page, number);
  await page.getByText(/^Reserved until .+ After that, the items are released\.$/).waitFor();
  await expectNoAxeViolations(page);
  await choose(page, "Release items…");
  await expectNoAxeViolations(page);
  await press(page, "Release items");
  await page
    .getByText("The items are for sale again, and the order is canceled.")
    .first()
    .waitFor();
  expect(await page.getByText(/^Reserved until/).count()).toBe(0);
  await expectNoAxeViolations(page);
});

test("what expired is ordered again from its mail", async () => {
  const page = await openPage({ width: 390, colorScheme: "dark" });
  const email = "too-late@example.test";
  const { id, number, receipt } = await orderOnline(page, "Klow", email);
  await runOutOfTime(id);
  await openMail(page, email, `Order ${number} was not paid in time`);
  await followLink(page, receipt);
  await page.getByText("This order was not paid in time").waitFor();
  await expectNoAxeViolations(page);
  await page.goto(href("/cart"));
  await press(page, "Remove Klow, 80 mg vial");
  await page.getByText("Nothing in your cart yet").waitFor();
  await page.goto(receipt);
  await press(page, "Order again");
  await page.waitForURL("**/cart");
  await page.getByText(`The items from order ${number} are back in your cart.`).first().waitFor();
  await page.getByRole("button", { name: "One more of Klow" }).waitFor();
  await expectNoAxeViolations(page);
});

test("a late payment for what is gone is told on the receipt, by mail, and to staff", async () => {
  const page = await openPage({ width: 390 });
  const email = "late@example.test";
  const { id, number } = await orderOnline(page, "Lemon Bottle", email);
  await runOutOfTime(id);
  // Other orders keep what they hold.
  const taken = await insideTheShop(async (ctx) => {
    const [level] = await ctx.db
      .select({
        productId: stockLevels.productId,
        onHand: stockLevels.onHand,
        reserved: stockLevels.reserved,
      })
      .from(stockLevels)
      .innerJoin(products, eq(products.id, stockLevels.productId))
      .where(eq(products.name, "Lemon Bottle"));
    if (!level) throw new Error("no stock");
    const { productId } = level;
    const units = available(level);
    const emptied = await adjustStock(ctx, { productId, by: -units, reason: "test" });
    if (!emptied.ok) throw new Error(emptied.reason);
    return { productId, units };
  });
  await press(page, "Approve");
  await page.waitForURL("**/order/**");
  await page.getByText("We’re checking your payment").waitFor();
  await expectNoAxeViolations(page);
  await openMail(page, email, `Your payment for order ${number} arrived late`);
  await page.getByText("By then, someone else had bought Lemon Bottle, 10 mL vial.").waitFor();
  await insideTheShop((ctx) =>
    adjustStock(ctx, { productId: taken.productId, by: taken.units, reason: "test" }),
  );

  const desk = await openPage({ width: 1280 });
  await openAsStaff(desk, number);
  await desk.getByRole("link", { name: "All orders" }).click();
  await desk.getByRole("link", { name: /^Needs attention/ }).click();
  // The list of before has the order too, and its rows are empty while the next one loads.
  await desk.waitForURL("**/admin/orders?show=attention");
  await desk.locator("table:not([aria-busy])").waitFor();
  await desk.getByRole("link", { name: number, exact: true }).waitFor();
  await expectNoAxeViolations(desk);
  await desk.getByRole("link", { name: /^To confirm/ }).click();
  // The address may change before the list below it does.
  await desk.waitForURL("**/admin/orders?show=to-confirm");
  await desk.getByRole("link", { name: number, exact: true }).waitFor({ state: "detached" });
  await expectNoAxeViolations(desk);
});

test.each(variants([true, false]))(
  "staff cancel with a reason, or ship with a number (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ javaScript });
    const shipped = await orderOnline(page, "NAD+", `followed-${javaScript}@example.test`);
    await press(page, "Approve");
    await page.waitForURL("**/order/**");
    await page.getByText("You can change or cancel until").waitFor();
    await expectNoAxeViolations(page);
    const cancelled = await orderOnline(page, "GHK-Cu", `let-down-${javaScript}@example.test`);

    const desk = await openPage({ javaScript, width: 390, expectedProblems: [/409/] });
    await openAsStaff(desk, shipped.number);
    await choose(desk, "Start packing");
    await choose(desk, "Mark as shipped…");
    await shipAnyway(desk);
    await press(desk, "Mark as shipped");
    await desk.getByText("Choose a courier.").first().waitFor();
    const number = desk.getByLabel("Tracking number", { exact: true });
    await desk.getByLabel("Courier", { exact: true }).selectOption("LBC Express");
    await number.fill("LBC-12345");
    await desk.getByLabel("Tracking link").fill("courier.example.test/1");
    await press(desk, "Mark as shipped");
    await desk.getByText("Enter a link that starts with https://.").first().waitFor();
    expect(await number.inputValue()).toBe("LBC-12345");
    await expectNoAxeViolations(desk);
    await desk.getByLabel("Tracking link").fill("");
    await press(desk, "Mark as shipped");
    await desk.getByText(/^The buyer’s email is sent/).waitFor();
    await expectNoAxeViolations(desk);
    await desk.getByRole("button", { name: "Undo", exact: true }).first().click();
    await desk.getByText("undone before the buyer was notified").first().waitFor();
    await choose(desk, "Mark as shipped…");
    expect(await number.inputValue()).toBe("LBC-12345");
    await shipAnyway(desk);
    await press(desk, "Mark as shipped");
    await desk.getByRole("link", { name: "LBC-12345" }).waitFor();
    await page.goto(shipped.receipt);
    await page.getByRole("link", { name: "LBC-12345" }).waitFor();
    // With scripts, the desk counts the seconds and sees for itself that the mail has left.
    if (!javaScript) await letTheMailLeave();
    await openMail(page, `followed-${javaScript}@example.test`, `${shipped.number} is on its way`);
    if (javaScript) await desk.getByText("The buyer’s email has been sent.").waitFor();
    await desk.getByText("Correct the tracking number…").click();
    await number.fill("LBC-54321");
    await press(desk, "Save tracking");
    await desk.getByRole("link", { name: "LBC-54321" }).waitFor();
    await expectNoAxeViolations(desk);
    await letTheMailLeave();
    await openMail(page, `followed-${javaScript}@example.test`, "New tracking details");
    await page.getByText("Tracking number: LBC-54321").waitFor();

    await openAsStaff(desk, cancelled.number);
    await choose(desk, "Cancel order…");
    await press(desk, "Cancel order");
    await desk.getByText("Enter a reason for the buyer.").first().waitFor();
    await expectNoAxeViolations(desk);
    await desk.getByLabel("Why are you canceling it?").fill("We ran out of vials.");
    await press(desk, "Cancel order");
    await desk.getByText("Status: Canceled (We ran out of vials.)").waitFor();
    await page.goto(cancelled.receipt);
    await page.getByText("Reason: We ran out of vials.").waitFor();
    await expectNoAxeViolations(page);
  },
);

test("an order that was placed anew says on its old receipt that it is replaced", async () => {
  const page = await openPage();
  const email = "again@example.test";
  const first = await orderOnline(page, "Glow", email);
  await openCheckout(page);
  await page.getByLabel("Address", { exact: true }).fill("8 Sampaguita Street");
  await tickRequired(page);
  await placeOrder(page);
  await page.goto(first.receipt);
  await page.getByText("Your new order replaced this one").waitFor();
  expect(await page.getByRole("button", { name: "Order again" }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await openMail(page, email, "We received your order");
  await page.getByText(`It replaces ${first.number}, which is canceled.`).waitFor();
});
