import { eq, inArray, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { isToPack } from "#app/selling/orders/queries/list-orders.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts, shown } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

const QUEUE = href("/admin/orders/to-pack");

/** What other journeys and the demo left to pack waits elsewhere while this file runs. */
let others: string[] = [];
beforeAll(() =>
  insideTheShop(async ({ db }) => {
    const moved = await db
      .update(orders)
      .set({ needsAttention: "Not of these journeys" })
      .where(isToPack)
      .returning({ id: orders.id });
    others = moved.map(({ id }) => id);
  }),
);
afterAll(() =>
  insideTheShop(async ({ db }) => {
    if (others.length > 0) {
      await db.update(orders).set({ needsAttention: null }).where(inArray(orders.id, others));
    }
  }),
);

/** A product, and orders of one piece each that wait to be packed, the oldest first. */
async function ordersOf(name: string, count: number, lotNumber?: string) {
  return insideTheShop(async (ctx) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const productId = await makeProduct(ctx, { name, slug, stock: count, ...shown });
    if (lotNumber !== undefined) {
      const item = { productId, variantId: null };
      const facts = { lotNumber, madeOn: null, expiresOn: "2031-05-31", receivedUnits: count };
      const lot = await receiveLot(ctx, { item, ...facts });
      if (lot.ok) await openLot(ctx, lot.value.lotId);
    }
    const made: { id: string; number: string; receipt: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      const id = await makeOrder(ctx, { productId, paymentMethod: "cod" });
      await confirmByPhone(ctx, id);
      const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
      const receipt = href("/order/:token", { token: await tokenOf(ctx, id) });
      made.push({ id, number: order?.orderNumber ?? "", receipt });
    }
    return made;
  });
}

const parcel = (page: Page, number: string) =>
  page.getByRole("region", { name: `Parcel ${number}` });
const isFocused = (page: Page, label: string) =>
  page.waitForFunction(
    (name) => document.activeElement?.closest("div")?.textContent?.includes(name),
    label,
  );

test("ten parcels in a row are packed without the mouse", async () => {
  const page = await openPage({ width: 1440 });
  const waiting = await ordersOf("Packed by keys", 10, "KEYS-1");
  await openAs(page, "owner", QUEUE);
  await page.getByText("10 left").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "to pack 1440");
  for (const [index, { number }] of waiting.entries()) {
    await parcel(page, number).waitFor();
    await isFocused(page, "Scan or type a lot number");
    if (index === 0) {
      await page.keyboard.type("WRONG-9");
      await page.keyboard.press("Enter");
      await page.getByText("Lot WRONG-9 isn’t in this parcel.").waitFor();
    }
    await page.keyboard.type("keys-1");
    await page.keyboard.press("Enter");
    await isFocused(page, "Tracking number");
    if (index === 0) {
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.type("LBC");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type(`LBC-KEYS-${index}`);
    await page.keyboard.press("Enter");
    await page.getByText(`${number} is on its way.`).first().waitFor();
  }
  await page.getByRole("heading", { name: "Nothing to pack" }).waitFor();
  const left = await insideTheShop(({ db }) =>
    db
      .select({ status: orders.status, courier: parcels.courier, number: parcels.trackingNumber })
      .from(orders)
      .innerJoin(parcels, eq(parcels.orderId, orders.id))
      .where(
        inArray(
          orders.id,
          waiting.map(({ id }) => id),
        ),
      )
      .orderBy(parcels.trackingNumber),
  );
  expect(
    left.every(({ status, courier }) => status === "shipped" && courier === "LBC Express"),
  ).toBe(true);
  expect(left.map(({ number }) => number)).toEqual(waiting.map((_, n) => `LBC-KEYS-${n}`));

  const [first] = waiting;
  await page.goto(first?.receipt ?? "");
  await page.getByText("Batch KEYS-1").waitFor();
  await page.goto(href("/admin/orders/:orderId", { orderId: first?.id ?? "" }));
  await page.getByRole("link", { name: "1 from lot KEYS-1" }).click();
  await page.getByRole("heading", { level: 1, name: "Lot KEYS-1" }).waitFor();
  await page.getByText("10 · 0 left").waitFor();
});

test("on a phone without scripts each line is ticked, and what can't be packed is set aside", async () => {
  const look = { javaScript: false, colorScheme: "dark", width: 360 } as const;
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const [one, two] = await ordersOf("Packed by thumb", 2, "THUMB-1");
  if (!one || !two) throw new Error("two orders");
  await openAs(page, "owner", QUEUE);
  await parcel(page, one.number).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "to pack 360");
  await press(page, "Mark packed");
  await page.getByText("Select once it’s in the parcel: Packed by thumb").first().waitFor();
  await page.getByText("Choose a courier.").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel(/^Take 1 of lot THUMB-1/).check();
  await page.getByLabel("Ship without a tracking number").check();
  await press(page, "Mark packed");
  await parcel(page, two.number).waitFor();
  await press(page, "Undo");
  await page.getByText("The order is being packed again.").first().waitFor();
  await parcel(page, one.number).waitFor();
  await page.getByLabel(/^Take 1 of lot THUMB-1/).check();
  await page.getByLabel("Ship without a tracking number").check();
  await press(page, "Mark packed");
  await parcel(page, two.number).waitFor();

  await page.getByText("Can’t pack this parcel…").click();
  await page.getByLabel("What is wrong?").fill("The vial is broken");
  await press(page, "Set aside");
  await page.getByRole("heading", { name: "Nothing to pack" }).waitFor();
  await page.goto(href("/admin/orders/:orderId", { orderId: two.id }));
  await page.getByText("Could not be packed: The vial is broken").first().waitFor();
  await insideTheShop(({ db }) =>
    db.update(orders).set({ needsAttention: "Set aside in a test" }).where(eq(orders.id, two.id)),
  );
});

test("the slip and the label of a parcel are one PDF, and a lot that is used up stops it", async () => {
  const page = await openPage({ width: 768, colorScheme: "light" });
  const [one, two] = await ordersOf("Packed on paper", 2, "PAPER-1");
  if (!one || !two) throw new Error("two orders");
  await openAs(page, "owner", href("/admin/orders/:orderId", { orderId: one.id }));
  const pdf = await page.request.get(href("/admin/orders/:orderId/slip.pdf", { orderId: one.id }));
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  const bytes = (await pdf.body()).toString("latin1");
  expect(bytes.match(/\/MediaBox \[[^\]]+\]/g)).toEqual([
    "/MediaBox [0 0 595.28 841.89]",
    "/MediaBox [0 0 297.64 419.53]",
  ]);
  await insideTheShop(({ db }) =>
    db.execute(sql`update lots set received_units = 1 where lot_number = 'PAPER-1'`),
  );
  await insideTheShop(({ db }) =>
    db
      .update(orders)
      .set({ createdAt: new Date(0) })
      .where(eq(orders.id, one.id)),
  );
  await page.goto(QUEUE);
  await parcel(page, one.number).waitFor();
  await page.getByLabel(/^Take 1 of lot PAPER-1/).check();
  await page.getByLabel("Ship without a tracking number").check();
  await press(page, "Mark packed");
  await page.getByText(`${one.number} is on its way.`).first().waitFor();
  await page.goto(`${QUEUE}?after=${one.id}`);
  await parcel(page, two.number).waitFor();
  await page.getByText("1 unit has no open lot").waitFor();
  await expectNoAxeViolations(page);
  expect(await page.getByRole("button", { name: "Mark packed" }).isDisabled()).toBe(true);
});
