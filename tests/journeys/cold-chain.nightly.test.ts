import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { weekday } from "#app/goods/catalog/rules/holidays.ts";
import { deliveryAreas } from "#app/goods/delivery/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const DELIVERY = href("/admin/settings/delivery");

/** Other journeys of this shop know no areas. */
async function sendEverywhereAgain(): Promise<void> {
  await insideTheShop(async (ctx) => {
    await saveSettings(ctx, { shipping_by: "fee" });
    await ctx.db.delete(deliveryAreas).where(eq(deliveryAreas.isRest, false));
  });
}

/** An area of one province, whose parcels are one or two business days on the way. */
async function addArea(page: Page, given: { name: string; province: string; cold: string }) {
  await page.goto(href("/admin/settings/delivery/areas/new"));
  await page.getByLabel("Name", { exact: true }).fill(given.name);
  await page.getByLabel("Step 1: up to, in kg").fill("1");
  await page.getByLabel("Step 1: fee, in pesos").fill("0");
  await page.getByLabel("Each additional kilogram, in pesos").fill("0");
  await page.getByLabel("Shortest transit, in business days").fill("1");
  await page.getByLabel("Longest transit, in business days").fill("2");
  await page.getByLabel("Cold shipping").selectOption(given.cold);
  if (given.cold === "limited") {
    await page.getByLabel("Longest cold transit, in business days").fill("9");
    await page.getByRole("checkbox", { name: given.province, exact: true }).check();
    await press(page, "Save area");
    await page.getByText("Enter whole days from 1 to 4").first().waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Longest cold transit, in business days").fill("2");
  } else {
    await page.getByRole("checkbox", { name: new RegExp(`^${given.province}`) }).check();
  }
  await press(page, "Save area");
  await page.getByText(`${given.name} is saved.`).first().waitFor();
}

test.each([true, false])(
  "cold goods go to one of two areas, on a day that suits them (scripts: %s)",
  async (javaScript) => {
    const expectedProblems = [/409/, /422/];
    const desk = await openPage({ width: 360, javaScript, expectedProblems });
    await openAs(desk, "owner", DELIVERY);
    onTestFinished(sendEverywhereAgain);
    await insideTheShop((ctx) => saveSettings(ctx, { shipping_by: "area" }));
    await addArea(desk, { name: "Capital", province: "Metro Manila", cold: "limited" });
    await addArea(desk, { name: "Islands", province: "Cebu", cold: "never" });
    await desk.getByText("Cold: at most 2 business days in transit").waitFor();
    await desk.getByRole("link", { name: "Capital", exact: true }).click();
    const strip = desk.getByRole("region", { name: "Cold parcel calendar" });
    await strip.getByText("weekend in transit").first().waitFor();
    expect(await strip.getByRole("listitem").count()).toBe(14);
    await expectNoAxeViolations(desk);
    await screenshot(desk, `cold area 360 ${javaScript ? "scripts" : "plain"}`);
    await desk.goto(DELIVERY);
    await desk.getByRole("link", { name: "Islands", exact: true }).click();
    await desk.getByText("Cold goods are not shipped").waitFor();

    const page = await openPage({ width: 360, javaScript, expectedProblems });
    await addToCart(page, "GHK-Cu");
    await page.getByText("GHK-Cu added to cart!").waitFor();
    await openCheckout(page);
    await fillCheckout(page, `cold-${javaScript}@example.com`);
    await page.getByLabel("Province").fill("Cebu");
    if (!javaScript) await page.getByRole("button", { name: "Place Order" }).click();
    await page
      .getByText(/GHK-Cu.* must stay cold, and we don’t ship cold goods to Cebu\./)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `cold refused 360 ${javaScript ? "scripts" : "plain"}`);
    if (javaScript) {
      // The server decides, whatever the page shows.
      await page.getByRole("button", { name: "Place Order" }).click();
      await page.getByRole("alert").getByText("we don’t ship cold goods to Cebu").waitFor();
      // The refusal is a page of its own, whose days follow the fields once its scripts are there.
      await untilLive(page);
    }
    await page.getByLabel("City or municipality").fill("Makati City");
    await page.getByLabel("Province").fill("Metro Manila");
    if (javaScript) {
      await page.getByText(/Ships .+ · arrives .+\./).waitFor({ state: "attached" });
    }
    await placeOrder(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.waitForURL("**/order/**");
    await page.getByText(/^Ships .+ · arrives .+/).waitFor();
    await screenshot(page, `cold receipt 360 ${javaScript ? "scripts" : "plain"}`);
    const number = (await page.getByRole("heading", { level: 1 }).innerText()).replace(
      "Order ",
      "",
    );
    await packBeforeItsDay(desk, number);
  },
);

/** The area gets another day for cold parcels, so that today is not its day. */
async function packBeforeItsDay(desk: Page, number: string): Promise<void> {
  const id = await insideTheShop(async ({ db, now }) => {
    const today = weekday(shopDay(now));
    const another = [1, 2, 3].find((day) => day !== today) ?? 1;
    await db
      .update(deliveryAreas)
      .set({ coldDays: [another] })
      .where(eq(deliveryAreas.name, "Capital"));
    const [order] = await db.select().from(orders).where(eq(orders.orderNumber, number));
    return order?.id ?? "";
  });
  await desk.goto(href("/admin/orders/:orderId", { orderId: id }));
  await desk.getByText("Area: Capital").waitFor();
  await desk.getByText(/^Ships .*\. .*today/i).waitFor();
  await desk.getByRole("link", { name: "Pack now" }).click();
  await desk.getByRole("region", { name: `Parcel ${number}` }).waitFor();
  await desk.getByText(/sorted last\./).waitFor();
  for (const box of await desk.getByLabel(/^Take /).all()) await box.check();
  await desk.getByLabel("Ship without a tracking number").check();
  await press(desk, "Mark packed");
  await desk.getByText("Select “Ship today anyway”").first().waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `cold parcel 360 ${number}`);
  await desk.getByLabel("Ship today anyway").check();
  await press(desk, "Mark packed");
  await desk.getByText(`${number} is on its way.`).first().waitFor();
}
