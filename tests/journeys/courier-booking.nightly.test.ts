import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, expect, inject, test } from "vitest";
import { ACCOUNT } from "#app/fulfilment/couriers/gateways/fakes/ninjavan.fixture.ts";
import { orderToBook } from "#app/fulfilment/couriers/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openNinjaVan } from "../open-ninjavan.ts";
import { testSealers } from "../sealers.ts";
import { signIn } from "./buyer.ts";
import { untilLive } from "../until-live.ts";
import { press } from "./staff-desk.ts";

const ninjaVan = await openNinjaVan();
const shop = await startApp(await newShop(inject("cluster")), ninjaVan.settings);
afterAll(async () => {
  await shop.stop();
  await ninjaVan.close();
});

const COURIERS = href("/admin/settings/couriers");
const QUEUE = href("/admin/orders/to-pack");

type Look = NonNullable<Parameters<typeof openPage>[0]>;

/** A page of the demo's owner. */
async function openAsOwner(to: string, look: Look = {}): Promise<Page> {
  const page = await openPage({ ...look, url: shop.url });
  await page.goto(href("/auth"));
  await signIn(page, "owner@demo.test", "demo-owner-2026");
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  await page.goto(to);
  return page;
}

async function newOrder(by: "card" | "cod" = "cod") {
  const { db } = shop;
  const ctx = { db, actor: systemActor("test"), now: new Date(), ids: systemIds };
  const { orderId } = await orderToBook({ ...ctx, sealers: testSealers }, { by });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("no order");
  return order;
}

const toPack = (orderId: string) => `${QUEUE}?order=${orderId}`;

test("the owner enters the keys, and who sends the parcels", async () => {
  const page = await openAsOwner(COURIERS, { width: 1440, expectedProblems: [/status of 422/] });
  await page.getByLabel("Client ID").fill(ACCOUNT.clientId);
  await page.getByLabel("Client key").fill(ACCOUNT.clientSecret);
  await page.getByLabel("The sandbox, where nothing ships").check();
  await press(page, "Save keys");
  await page.getByText("Missing: sender").waitFor();
  await press(page, "Save sender");
  await page.getByText("Enter a Philippine number").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Phone number").fill("0918 123 4567");
  await page.getByLabel("House and street").fill("1 Ayala Avenue");
  await page.getByLabel("Barangay").fill("Bel-Air");
  await page.getByLabel("City or municipality").fill("Makati City");
  await page.getByLabel("Province").fill("Metro Manila");
  await page.getByLabel("Ninja Van picks them up here").check();
  await press(page, "Save sender");
  await page.getByText("Parcels can be booked").waitFor();
  expect(await page.getByLabel("Phone number").inputValue()).toBe("0918 123 4567");
  await expectNoAxeViolations(page);
  await screenshot(page, "courier sender 1440");
});

test("a parcel is booked where it is packed, labelled, and sent under its number", async () => {
  const order = await newOrder();
  const page = await openAsOwner(toPack(order.id), { width: 1440 });
  await page.getByRole("button", { name: "Book with Ninja Van" }).waitFor();
  await screenshot(page, "to pack before booking 1440");
  const line = page.getByRole("checkbox", { name: /^Take 1/ });
  await line.check();
  const asked = ninjaVan.requests.length;
  await untilLive(page);
  await page.getByRole("heading", { name: "To pack" }).click();
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  const booked = page.getByText(/^Booked with Ninja Van: NVPH\w+, about ₱85$/);
  await booked.waitFor();
  expect(ninjaVan.requests.length).toBeGreaterThan(asked);
  expect(await line.isChecked()).toBe(true);
  const number = await page.getByLabel("Tracking number", { exact: true }).inputValue();
  expect(await booked.textContent()).toContain(number);
  expect(await page.getByLabel("Courier").inputValue()).toBe("Ninja Van");
  const sent = ninjaVan.orders.get(number)?.message;
  expect(sent?.reference.merchant_order_number).toBe(order.orderNumber);
  expect(sent?.parcel_job.cash_on_delivery).toBe(order.totalAmount / 100);
  await expectNoAxeViolations(page);
  await screenshot(page, "to pack booked 1440");

  const label = page.getByRole("link", { name: "Print Ninja Van’s label" });
  const pdf = await page.request.get((await label.getAttribute("href")) ?? "");
  expect(pdf.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": expect.stringContaining("no-store"),
  });
  expect((await pdf.body()).subarray(0, 4).toString()).toBe("%PDF");

  await press(page, "Mark packed");
  await page.getByText(`${order.orderNumber} is on its way.`).first().waitFor();
  const [parcel] = await shop.db.select().from(parcels).where(eq(parcels.orderId, order.id));
  expect(parcel).toMatchObject({ courier: "Ninja Van", trackingNumber: number });
  await page.goto(href("/admin/orders/:orderId", { orderId: order.id }));
  await page.getByText("Booked with Ninja Van, about ₱85").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "order with booking 1440");
});

test("without scripts on a phone: no answer, the same reference again, and cancelled", async () => {
  const order = await newOrder("card");
  const look = { javaScript: false, colorScheme: "dark", width: 360 } as const;
  const page = await openAsOwner(toPack(order.id), look);
  ninjaVan.be("broken", { at: "orders", afterDoing: true });
  await press(page, "Book with Ninja Van");
  await page
    .getByText("Ninja Van did not answer. Try again: this won’t book the parcel twice.")
    .waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "to pack no answer 360 dark");
  ninjaVan.be("well");
  await press(page, "Try again");
  await page.getByText(/^Booked with Ninja Van: NVPH/).waitFor();
  const number = await page.getByLabel("Tracking number", { exact: true }).inputValue();
  const ofOrder = [...ninjaVan.orders.values()].filter(
    ({ message }) => message.reference.merchant_order_number === order.orderNumber,
  );
  expect(ofOrder.map(({ trackingNumber }) => trackingNumber)).toEqual([number]);
  await expectNoAxeViolations(page);
  await screenshot(page, "to pack booked 360 dark");

  await shop.db.update(orders).set({ address: "9 Other Street" }).where(eq(orders.id, order.id));
  await page.goto(toPack(order.id));
  await page.getByText("The order changed after booking").waitFor();
  await press(page, "Cancel booking");
  await page.getByRole("button", { name: "Book with Ninja Van" }).waitFor();
  expect(await page.getByLabel("Tracking number", { exact: true }).inputValue()).toBe("");
  expect(ninjaVan.orders.get(number)?.isCancelled).toBe(true);
});

test("a booking that is not used is shown with its order, and a label that fails says why", async () => {
  const order = await newOrder("card");
  const page = await openAsOwner(toPack(order.id), { width: 360 });
  await press(page, "Book with Ninja Van");
  await page.getByText(/^Booked with Ninja Van: NVPH/).waitFor();
  const label = page.getByRole("link", { name: "Print Ninja Van’s label" });
  const to = (await label.getAttribute("href")) ?? "";
  ninjaVan.be("broken", { at: "waybill" });
  await page.goto(to);
  await page.getByText("Ninja Van did not answer. Try again in a minute").first().waitFor();
  ninjaVan.be("well");
  await shop.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order.id));
  await page.reload();
  await page.getByText("Open booking, not used").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "order with open booking 360");
  await press(page, "Cancel booking");
  await page.getByText("The booking is canceled.").first().waitFor();
  expect(await page.getByText("Open booking, not used").count()).toBe(0);
});

test("settings of the courier on a phone in the dark", async () => {
  const page = await openAsOwner(COURIERS, { width: 360, colorScheme: "dark" });
  await page.getByText("Parcels can be booked").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "courier sender 360 dark");
});
