import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

test.each([
  { javaScript: true, width: 1440 },
  { javaScript: false, width: 360 },
])("a status set by mistake is set back with a reason: %o", async (options) => {
  const orderId = await insideTheShop(async (ctx) => {
    const sent = await sentOrder(ctx);
    await moveOrder(ctx, { orderId: sent.orderId, to: "delivered" });
    return sent.orderId;
  });
  const desk = await openPage({ ...options, expectedProblems: [/409/, /422/] });
  await openAs(desk, "owner", href("/admin/orders/:orderId", { orderId }));
  await choose(desk, "Set by mistake?");
  await desk.getByLabel("Why was it a mistake?").fill("Oops");
  await press(desk, "Move back to Shipped");
  await desk.getByText("Enter a reason of at least 10 characters.").first().waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `correction ${options.width}`);
  await desk.getByLabel("Why was it a mistake?").fill("The courier came back with it");
  await press(desk, "Move back to Shipped");
  await desk.getByText("The order is Shipped again.").first().waitFor();
  await desk.getByText("Status: Shipped (The courier came back with it)").waitFor();
  const order = await insideTheShop(({ db }) => findOrder(db, orderId));
  expect(order).toMatchObject({ status: "shipped", fulfillmentStatus: "fulfilled" });
});
