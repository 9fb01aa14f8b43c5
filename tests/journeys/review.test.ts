import { href } from "react-router";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

/** Does the work of couriers and staff over a week. */
async function deliver(email: string): Promise<void> {
  await insideTheShop(async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.email, email));
    const orderId = order!.id;
    expect(await moveOrder(ctx, { orderId, to: "processing" })).toMatchObject({ ok: true });
    await shipSuggested(ctx, orderId);
    expect(await moveOrder(ctx, { orderId, to: "delivered" })).toMatchObject({ ok: true });
  });
}

test.each(
  variants([
    { javaScript: true, width: 360, product: "Klow", said: "It came cold and well packed." },
    {
      javaScript: false,
      width: 1280,
      product: "Lemon Bottle",
      said: "The seal was whole, and so on.",
    },
  ]),
)("a buyer says how it was, staff publish it, everybody reads it: %o", async (how) => {
  const { product, said, ...look } = how;
  const email = `reviewer-${look.width}@example.com`;
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await addToCart(page, product);
  await page.getByText(`${product} added to cart!`).first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("We received your payment").waitFor();
  await deliver(email);

  await page.reload();
  await page.getByRole("link", { name: `Write a review of ${product}` }).click();
  await page.getByRole("heading", { level: 1, name: `Review ${product}` }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Send review" }).click();
  await page.getByText("Choose from 1 to 5 stars.").first().waitFor();
  await page.getByRole("radio", { name: "Good", exact: false }).first().check();
  await page.getByLabel("Your review").fill(said);
  await page.getByRole("button", { name: "Send review" }).click();
  await page.waitForURL(/\/order\/[^/]+$/);

  const staff = await openPage({ width: 1280, javaScript: look.javaScript });
  await openAs(staff, "owner", href("/admin/reviews"));
  // Reviews of other journeys may wait before this one.
  const waiting = staff.getByRole("region", { name: `Review of ${product}` });
  while (!(await staff.getByText(said).isVisible())) {
    const shown = staff.url();
    await staff.getByRole("link", { name: "Skip" }).click();
    await staff.waitForURL((url) => url.href !== shown);
  }
  await expectNoAxeViolations(staff);
  if (look.javaScript) await staff.keyboard.press("p");
  else await waiting.getByRole("button", { name: "Publish" }).click();
  await staff.getByText("The review is published.").first().waitFor();
  await staff.getByText(said).waitFor({ state: "detached" });

  await staff.goto(`${href("/admin/reviews/all")}?show=published`);
  await expectNoAxeViolations(staff);
  const row = staff.getByRole("row").or(staff.getByRole("listitem")).filter({ hasText: said });
  await row.getByRole("link", { name: product }).first().press("Enter");
  await staff.getByLabel("Your answer").fill(`Thank you for what you say of ${product}.`);
  await expectNoAxeViolations(staff);
  await screenshot(staff, `a review and its answer ${look.javaScript}`);
  await staff.getByRole("button", { name: "Save answer" }).click();
  await staff.getByText("The answer is shown below the review.").first().waitFor();
  await openMail(staff, email, "We answered your review");

  await page.goto(
    `${href("/product/:id", { id: product.toLowerCase().replace(" ", "-") })}#reviews`,
  );
  await page.getByText(said).waitFor();
  await page.getByText("Verified purchase").first().waitFor();
  await page.getByText(`Thank you for what you say of ${product}.`).waitFor();
  expect(await page.getByText("Maria S.").count()).toBeGreaterThan(0);
  await expectNoAxeViolations(page);
});
