import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { variants } from "../variants.ts";
import { untilLive } from "../until-live.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop, letTheMailLeave } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";

hideNewProducts();
afterEach(expectInvariants);

/** A cash order of ₱4,500 whose parcel has left under this number. */
function parcelOnItsWay({ tracking, email }: { tracking: string; email: string }) {
  return insideTheShop(async (ctx) => {
    const shown = { description: "A vial.", shortDescription: "A vial." };
    const images = [{ picture: "glow", alt: "A vial" }];
    const name = `Secret ${tracking}`;
    const productId = await makeProduct(ctx, { name, price: 450_000, images, ...shown });
    const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
    const buyer = { email, phone: "+639171234567" };
    await ctx.db.update(orders).set(buyer).where(eq(orders.id, orderId));
    const shipment = { courier: "J&T Express", number: tracking, url: null };
    const done = [
      await confirmByPhone(ctx, orderId),
      await moveOrder(ctx, { orderId, to: "processing" }),
      await moveOrder(ctx, { orderId, to: "shipped", shipment }),
    ];
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
    return {
      orderId,
      name,
      receipt: href("/order/:token", { token: await tokenOf(ctx, orderId) }),
    };
  });
}

async function check(page: Page, tracking: string, phone: string) {
  await untilLive(page);
  await page.getByLabel("Tracking number").fill(tracking);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Check this parcel" }).click();
}

test.each(
  variants([
    { javaScript: true, colorScheme: "light" },
    { javaScript: false, colorScheme: "dark" },
  ] as const),
)("somebody at the door finds out whether a parcel is ours: %o", async (look) => {
  const kind = look.javaScript ? "scripts" : "plain";
  const email = `door-${kind}@example.test`;
  const tracking = `JT-${kind} 0042`;
  const { orderId, name, receipt } = await parcelOnItsWay({ tracking, email });
  const page = await openPage({ ...look, width: 360, expectedProblems: [/422/] });

  await page.goto(receipt);
  await page.getByRole("link", { name: "Courier asking for cash? Check first" }).click();
  await page.getByRole("heading", { name: "Is this parcel from us?" }).waitFor();
  await expectNoAxeViolations(page);
  await check(page, "–", "12");
  await page.getByText("Enter the tracking number from the label.").first().waitFor();
  await page.getByText("Enter a phone number, such as").first().waitFor();
  await expectNoAxeViolations(page);

  await check(page, tracking.toLowerCase().replaceAll("-", " "), "0917-123-4567");
  await page.getByText("Yes, this parcel is from us").waitFor();
  await page.getByText("Pay the courier ₱4,500 in cash and nothing more.").waitFor();
  await page.getByText("J&T Express").waitFor();
  expect(await page.getByText(name).count()).toBe(0);
  expect(new URL(page.url()).search).not.toContain("0042");
  await expectNoAxeViolations(page);
  await screenshot(page, `parcel of ours ${kind}`);

  const unknown = "We found no parcel for this phone number";
  await check(page, `FAKE-${kind}-77`, "0917 123 4567");
  await page.getByText(unknown).waitFor();
  const answer = await page.getByRole("main").getByRole("alert").innerText();
  await screenshot(page, `parcel of others ${kind}`);
  await expectNoAxeViolations(page);
  await page.goto(href("/parcel"));
  await check(page, tracking, "0917 765 4321");
  await page.getByText(unknown).waitFor();
  expect(await page.getByRole("main").getByRole("alert").innerText()).toBe(answer);

  await insideTheShop(async (ctx) => {
    expect(await moveOrder(ctx, { orderId, to: "delivered" })).toMatchObject({ ok: true });
  });
  await check(page, tracking, "+63 917 123 4567");
  await page.getByText("This parcel was already delivered").waitFor();
  await page.getByText("Do not pay for it again.").waitFor();
});

test("the mail of a parcel that left leads to the check", async () => {
  const email = "door-mail@example.test";
  await parcelOnItsWay({ tracking: "JT-MAIL-1", email });
  await letTheMailLeave();
  const page = await openPage({ width: 360 });
  await openMail(page, email, "is on its way");
  await followLink(page, href("/parcel"));
  await page.getByRole("heading", { name: "Is this parcel from us?" }).waitFor();
});
