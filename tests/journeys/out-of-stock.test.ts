import { href } from "react-router";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { productVariants, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { stockWatches } from "#app/goods/catalog/tables/stock-watches.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { enqueueAny } from "../enqueue-any.ts";
import { ownApp } from "../own-app.ts";
import { until } from "../until.ts";
import { fillCheckout, openCheckout } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

/** Takes the last units of a variant out of stock; returns a function that puts them back. */
async function emptyShelf(sku: string): Promise<() => Promise<void>> {
  return insideTheShop(async ({ db }) => {
    const [level] = await db
      .select({ on: stockLevels, variantId: productVariants.id })
      .from(stockLevels)
      .innerJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
      .where(eq(productVariants.sku, sku));
    if (!level) throw new Error(`no stock of ${sku}`);
    const { productId, onHand, reserved } = level.on;
    const move = (by: number) =>
      insideTheShop(async (inside) => {
        const { variantId } = level;
        const moved = await adjustStock(inside, { productId, variantId, by, reason: "test" });
        if (!moved.ok) throw new Error(moved.reason);
      });
    await move(reserved - onHand);
    await untilTold(sku);
    return () => move(onHand - reserved);
  });
}

/** Another process changed the stock: the cached page is renewed within a second. */
async function untilTold(sku: string): Promise<void> {
  const address = new URL(
    `${href("/product/:id", { id: "semaglutide" })}?variant=${sku}`,
    ownApp().url,
  );
  await until("the page says that it is sold out", 5_000, async () =>
    (await (await fetch(address)).text()).includes("Out of stock"),
  );
}

test.each(
  variants([
    { javaScript: true, width: 360 },
    { javaScript: false, width: 1440, colorScheme: "dark" as const },
  ]),
)("a size that is sold out is waited for, and its mail leads back: %o", async (how) => {
  const page = await openPage({ ...how, expectedProblems: [/422/] });
  const email = `waits-${how.javaScript}@example.test`;
  const refill = await emptyShelf("PM-SEMA-10");
  try {
    await page.goto(`${href("/product/:id", { id: "semaglutide" })}?variant=PM-SEMA-10`);
    await page.getByRole("radio", { name: /^10 mg Out of stock/, disabled: true }).waitFor();
    await page.getByRole("radio", { name: /^5 mg/, checked: true }).waitFor();
    await page.getByRole("link", { name: /^Notify me when Semaglutide, 10 mg/ }).click();
    await page.getByRole("button", { name: "Notify me" }).click();
    await page.getByText("Enter your email address").first().waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Notify me" }).click();
    await page.getByText("You’re on the list").waitFor();
    await expectNoAxeViolations(page);
  } finally {
    await refill();
  }
  await openMail(page, email, "The product you wanted is back in stock");
  await page.locator('main a[href*="/product/semaglutide"]').click();
  await page.getByRole("radio", { name: /^10 mg/, checked: true }).waitFor();
  await openMail(page, email, "The product you wanted is back in stock");
  await page.locator('main a[href*="/stop-notices/"]').click();
  await page.getByRole("button", { name: "Delete my requests" }).click();
  await page.getByText("No requests are left for your address").waitFor();
  await expectNoAxeViolations(page);
});

test("a buyer without scripts whose only item was just sold reads so beside it", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  const address = `${href("/product/:id", { id: "semaglutide" })}?variant=PM-SEMA-10`;
  const notice = page.getByText("Another buyer has just bought the last of it");
  await page.goto(address);
  expect(await notice.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Add to Cart Semaglutide" }).click();
  await openCheckout(page);
  await fillCheckout(page, "too-late@example.test");
  const refill = await emptyShelf("PM-SEMA-10");
  try {
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL(`**${address}#sold-out`);
    await notice.waitFor();
    await expectNoAxeViolations(page);
  } finally {
    await refill();
  }
});

test.each(
  variants([
    { javaScript: true, width: 360, colorScheme: "dark" as const },
    { javaScript: false, width: 1440 },
  ]),
)("a lower price is waited for, and its mail leads back: %o", async (how) => {
  const page = await openPage({ ...how, expectedProblems: [/422/] });
  const email = `saves-${how.javaScript}@example.test`;
  await page.goto(`${href("/product/:id", { id: "semaglutide" })}?variant=PM-SEMA-05`);
  await page.getByRole("link", { name: "Price drop alert" }).click();
  await page
    .getByRole("heading", { name: "Price drop alert for Semaglutide, 5 mg", level: 1 })
    .waitFor();
  await page.getByRole("button", { name: "Notify me" }).click();
  await page.getByText("Enter your email address").first().waitFor();
  await screenshot(page, `price-notice-${how.width}`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Notify me" }).click();
  await page.getByText("You’re on the list").waitFor();
  await expectNoAxeViolations(page);
  await insideTheShop(async ({ db }) => {
    // The price is lower than when the buyer asked.
    await db
      .update(stockWatches)
      .set({ priceSeen: sql`${stockWatches.priceSeen} + 10000` })
      .where(eq(stockWatches.email, email));
    await enqueueAny(db, "catalog.mail-lower-prices", {});
  });
  await openMail(page, email, "The product you wanted costs less now");
  await page.locator('main a[href*="/product/semaglutide"]').click();
  await page.getByRole("radio", { name: /^5 mg/, checked: true }).waitFor();
});
