import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, test } from "vitest";
import { lateOrder, turnOnGuarantee } from "#app/fulfilment/guarantee/factories.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout } from "./buyer.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { openAsNew } from "./new-customer.ts";
import { orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs, openAsStaff, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

const OTHERS_OFF = { guarantee_warm: "off", guarantee_late: "off" };
/** Other journeys recall lots too. */
afterEach(() =>
  insideTheShop((ctx) => turnOnGuarantee(ctx, { guarantee_recall: "off", ...OTHERS_OFF })),
);

const LOOKS = [
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1280, colorScheme: "dark" },
] as const;

test.each(LOOKS)(
  "a refund becomes store credit, spent in part with cash on delivery: %o",
  async (look) => {
    const page = await openPage(look);
    const email = `credit-${look.width}@example.test`;
    await openAsNew(page, email, href("/products"));
    const { number } = await orderOnline(page, "Glow", email);
    await press(page, "Approve");
    await page.getByText(`We received order ${number}`).waitFor();

    const desk = await openPage({ ...look, width: 1280 });
    await openAsStaff(desk, number);
    await choose(desk, "Refund…");
    await desk.getByLabel("Amount in pesos").fill("2000");
    await desk.getByLabel("As store credit").check();
    await desk.getByLabel("Reason").fill("The buyer prefers credit");
    await expectNoAxeViolations(desk);
    await press(desk, "Refund");
    await desk.getByText("The refund is on its way.").first().waitFor();
    await openMail(page, email, `Refund for order ${number}`);
    await page.getByText("It is in your store credit now.").waitFor();

    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").first().waitFor();
    await openCheckout(page);
    await fillCheckout(page, email);
    await page.getByLabel("Phone").fill("0917 123 4567");
    await page.getByLabel(/Cash on delivery/).check();
    await page.getByLabel("Use your ₱2,000 of store credit").check();
    await expectNoAxeViolations(page);
    await screenshot(page, `credit and cash ${look.width}`);
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL("**/order/**");
    await page.getByText("₱3,900").first().waitFor();
    await page.goto(href("/portal/credit"));
    await page.getByText("₱0", { exact: true }).first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `credit is spent ${look.width}`);
  },
);

test.each(LOOKS)("a failed lot pays its buyer in store credit: %o", async (look) => {
  const page = await openPage(look);
  const email = `failed-lot-${look.width}@example.test`;
  const lotNumber = `FAILED-${look.width}`;
  await openAsNew(page, email, href("/portal"));
  const lotId = await insideTheShop(async (ctx) => {
    await turnOnGuarantee(ctx, OTHERS_OFF);
    const account = await findAccount(ctx.db, email);
    if (!account) throw new Error("the account that was just made is missing");
    const buyer = { kind: "user", userId: account.id, email, roles: ["customer"] } as const;
    const { orderId } = await lateOrder(ctx, { days: 0, buyer, lotNumber });
    const [lot] = await ctx.db.select().from(lots).where(eq(lots.lotNumber, lotNumber));
    await ctx.db.update(orders).set({ email }).where(eq(orders.id, orderId));
    return lot?.id ?? "";
  });

  const desk = await openPage({ ...look, width: 1280 });
  await openAs(desk, "owner", href("/admin/lots/:lotId/recall", { lotId }));
  await desk.getByLabel("What is wrong with this lot?").fill("Some vials may not be sterile.");
  await desk.getByLabel("What should buyers do?").fill("Do not use it.");
  await press(desk, `Recall lot ${lotNumber} and email 1 buyer`);
  await desk.getByRole("heading", { level: 1, name: `Recall of lot ${lotNumber}` }).waitFor();

  await openMail(page, email, "Our guarantee");
  await page.getByText(/recalled a batch/).waitFor();
  await page.goto(href("/portal/credit"));
  await page.getByText("₱2,000").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `credit of a failed lot ${look.width}`);
  await desk.goto(href("/admin/analytics/guarantee"));
  await desk
    .getByText(/₱[24],000\.00/)
    .first()
    .waitFor();
  await expectNoAxeViolations(desk);
});
