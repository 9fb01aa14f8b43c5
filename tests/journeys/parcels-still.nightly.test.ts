import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

/** Orders with a parcel that left long ago, so that it is the oldest without progress. */
function parcelsOfLongAgo(name: string) {
  return insideTheShop(async (ctx) => {
    const productId = await makeProduct(ctx, { name, price: 100_000, stock: 5 });
    const made = [];
    for (const days of [900, 800, 700]) {
      const id = await makeOrder(ctx, { productId });
      await payOrder(ctx, id);
      const shipment = {
        courier: "LBC Express",
        number: `STILL-${days}`,
        url: `https://www.lbcexpress.com/track/?tracking_no=STILL-${days}`,
      };
      for (const to of ["processing", "shipped"] as const) {
        const moved = await moveOrder(ctx, { orderId: id, to, shipment });
        expect(moved).toMatchObject({ ok: true });
      }
      const shippedAt = addDays(ctx.now, -days);
      await ctx.db.update(parcels).set({ shippedAt }).where(eq(parcels.orderId, id));
      made.push({ id, number: (await findOrder(ctx.db, id))?.orderNumber ?? "" });
    }
    return made;
  });
}

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("parcels that stand still are looked into one by one: %o", async (look) => {
  const [first, second, third] = await parcelsOfLongAgo(`Still ${look.width}`);
  if (!first || !second || !third) throw new Error("three parcels were made");
  const desk = await openPage(look);
  await openAs(desk, "owner", href("/admin"));
  await desk
    .getByRole("link", { name: /Stalled parcels|^Follow up/ })
    .first()
    .waitFor();
  await openAs(desk, "owner", href("/admin/orders/still"));
  const shown = (number: string) => desk.getByRole("region", { name: `Parcel of order ${number}` });
  await shown(first.number).waitFor();
  await desk.getByText("900 days ago").first().waitFor();
  await desk.getByRole("link", { name: "Track on the courier’s site" }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `parcels that stand still ${look.width}`);
  await desk.getByLabel("Courier’s answer").fill("They look for it, ticket 17");
  await press(desk, "Save and show again later");
  await desk
    .getByText("The parcel returns to this list in 2 days, unless it arrives.")
    .first()
    .waitFor();

  await shown(second.number).waitFor();
  await press(desk, "Mark as lost");
  await desk.getByText(`${second.number} now needs attention.`).first().waitFor();

  await shown(third.number).waitFor();
  await press(desk, "Record as returned");
  // No parcel is left after the last one, since all were reviewed.
  await desk.getByText("No stalled parcels").waitFor();
  await desk.goto(href("/admin/orders/:orderId", { orderId: third.id }));
  await desk.getByRole("link", { name: /^RT-/ }).first().waitFor();
  await desk.goto(href("/admin/orders/:orderId", { orderId: first.id }));
  await desk.getByText("Parcel 1 was checked with the courier: They look for it").waitFor();
  await desk.goto(href("/admin/orders/:orderId", { orderId: second.id }));
  await desk
    .getByText("Parcel 1 is lost, according to the courier. Reship or refund the items.", {
      exact: true,
    })
    .waitFor();
});
