import { eq, inArray } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts, shown } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

hideNewProducts();
afterEach(expectInvariants);

const LIST = href("/admin/orders");
const SEARCH = "Number, name, phone, item, lot, tag or note";

/** The lines of the file that a button saves. */
async function savedRows(page: Page, button: string): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString().trim().split("\r\n");
}

/** Cash orders of one buyer, who has yet to confirm them, the newest first as the list has them. */
async function cashOrders(name: string, count: number, phone: string) {
  return insideTheShop(async (ctx) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const productId = await makeProduct(ctx, { name, slug, stock: count, ...shown });
    const item = { productId, variantId: null };
    const lotNumber = slug.toUpperCase();
    const facts = { lotNumber, madeOn: null, expiresOn: "2031-05-31", receivedUnits: count };
    const lot = await receiveLot(ctx, { item, ...facts });
    if (lot.ok) await openLot(ctx, lot.value.lotId);
    const made: { id: string; number: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      const id = await makeOrder(ctx, { productId, paymentMethod: "cod" });
      const [order] = await ctx.db
        .update(orders)
        .set({ phone, email: `${slug}@example.test` })
        .where(eq(orders.id, id))
        .returning({ number: orders.orderNumber });
      made.unshift({ id, number: order?.number ?? "" });
    }
    return made;
  });
}

const statesOf = (ids: readonly string[]) =>
  insideTheShop(async ({ db }) => {
    const { id, status } = orders;
    const { trackingNumber } = parcels;
    const rows = await db
      .select({ id, status, trackingNumber })
      .from(orders)
      .leftJoin(parcels, eq(parcels.orderId, id))
      .where(inArray(id, [...ids]));
    return ids.map((each) => rows.find((row) => row.id === each));
  });

test("orders are found by phone, tagged, confirmed, printed, sent off and exported together", async () => {
  const page = await openPage({ width: 1440, expectedProblems: [/422/] });
  const made = await cashOrders("Several together", 3, "+639185550001");
  const [one, two, three] = made;
  if (!one || !two || !three) throw new Error("three orders");
  await openAs(page, "owner", `${LIST}?method=cod`);
  const search = async (text: string) => {
    await page.getByLabel(SEARCH).fill(text);
    await page.getByLabel(SEARCH).press("Enter");
  };
  await search("0918 555 0001");
  await page.getByText("3 orders", { exact: true }).waitFor();
  expect(new URL(page.url()).search).not.toContain("555");

  const choose = async (list: readonly { number: string }[]) => {
    for (const { number } of list) {
      await page.getByRole("checkbox", { name: `Select ${number}` }).check();
    }
  };
  const chips = page.getByRole("list", { name: "Tag", exact: true });
  const tag = async () => {
    await choose(made);
    await press(page, "Tag 3 orders");
    await page.getByRole("heading", { level: 1, name: "Tag orders" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Tags", { exact: true }).fill("Call First, gift");
    await press(page, "Add to 3 orders");
    await chips.first().waitFor();
  };
  await choose(made);
  await expectNoAxeViolations(page);
  await screenshot(page, "orders chosen 1440");
  await tag();
  await page.getByText("3 orders tagged.").first().waitFor();
  expect(new URL(page.url()).search).toBe("?method=cod");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByText("Change undone.").first().waitFor();
  await chips.first().waitFor({ state: "hidden" });
  await tag();

  await choose(made);
  await press(page, "Confirm 3 orders");
  await page.getByRole("heading", { level: 1, name: "Confirm orders" }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Confirm 3 orders");
  await page.getByText("3 orders confirmed.").first().waitFor();
  expect((await statesOf(made.map(({ id }) => id))).map((row) => row?.status)).toEqual(
    Array.from({ length: 3 }, () => "confirmed"),
  );

  const slips = `${href("/admin/orders/slips.pdf")}?ids=${made.map(({ id }) => id).join(",")}`;
  const pdf = await page.request.get(slips);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  const sheets = (await pdf.body()).toString("latin1").match(/\/MediaBox \[[^\]]+\]/g);
  expect(sheets).toHaveLength(6);

  await choose(made);
  await press(page, "Enter tracking numbers for 3 parcels");
  await page.getByRole("heading", { level: 1, name: "Enter tracking numbers" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Courier").selectOption({ label: "LBC Express" });
  await page.getByLabel("Tracking numbers").fill(`${one.number}\tDESK-1\nPM-26-999999\tDESK-9`);
  await press(page, "Check");
  await page.getByText(/Line 2, .*isn’t selected/).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Tracking numbers").fill("Waybill\nDESK-1\nDESK-2\nDESK-3");
  await press(page, "Check");
  await page
    .getByRole("row", { name: new RegExp(`${two.number}.*DESK-2.*1 of SEVERAL`) })
    .waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "tracking numbers checked 1440");
  await press(page, "Ship 3 parcels");
  await page.getByText("3 parcels shipped.").first().waitFor();
  expect(await statesOf(made.map(({ id }) => id))).toMatchObject([
    { status: "shipped", trackingNumber: "DESK-1" },
    { status: "shipped", trackingNumber: "DESK-2" },
    { status: "shipped", trackingNumber: "DESK-3" },
  ]);

  await search("desk-2");
  await page.getByText("1 order", { exact: true }).waitFor();
  await page.locator("summary").filter({ hasText: "Export" }).click();
  const rows = await savedRows(page, "Export as CSV");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(two.number);
  expect(rows[1]).toContain("call first, gift");
  await screenshot(page, "orders, both exports 1440");
  const [, line] = await savedRows(page, "Export line items");
  expect(line).toMatch(new RegExp(`^"${two.number}",1,"\\d{4}-\\d\\d-\\d\\d",`));
  await search("");
});

test.each(variants([true, false]))(
  "an order has notes and tags, and its emails are sent again (scripts: %s)",
  async (javaScript) => {
    const page = await openPage({ width: 1440, javaScript, expectedProblems: [/409/] });
    const name = javaScript ? "Noted with scripts" : "Noted without";
    const [order] = await cashOrders(name, 1, "+639185550002");
    if (!order) throw new Error("an order");
    await insideTheShop(({ db, ids, now }) => {
      const id = ids.newId();
      const mail = { id, aboutId: order.id, dedupeKey: id, messageId: id, to: "a@example.test" };
      const said = { subject: `About ${name}`, html: "<p>It</p>", text: "It", createdAt: now };
      return db.insert(mails).values({ ...mail, ...said });
    });
    await openAs(page, "owner", href("/admin/orders/:orderId", { orderId: order.id }));
    await page.getByText("Add tags", { exact: true }).click();
    await page.getByLabel("New tags").fill("Fragile, gift");
    await press(page, "Add");
    await page.getByText("Tags added.").first().waitFor();
    await page.getByRole("list", { name: "Tags" }).getByText("fragile").waitFor();
    await page.getByRole("link", { name: "Write a note" }).click();
    await press(page, "Save note");
    await page.getByText("Enter a note.").waitFor();
    const note = page.getByLabel("Note", { exact: true });
    if (javaScript) await note.and(page.locator(":focus")).waitFor();
    await expectNoAxeViolations(page);
    await note.fill("The gate is blue");
    await press(page, "Save note");
    await page.getByText("The note is saved.").first().waitFor();
    await page.getByRole("list", { name: "Notes" }).getByText("The gate is blue").waitFor();
    await press(page, "Remove tag “gift”");
    await page.getByText("Tag removed.").first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `order with notes ${javaScript ? "1440" : "without scripts"}`);
    await page.getByRole("button", { name: /^Undo: Order untagged/ }).click();
    await page.getByRole("list", { name: "Tags" }).getByText("gift").waitFor();
    await page.getByRole("button", { name: new RegExp(`^Send again: About ${name}`) }).click();
    await page
      .getByText(/The email is on its way to/)
      .first()
      .waitFor();
  },
);

test("on a phone without scripts the orders are cards, which are chosen and found by a tag", async () => {
  const look = { javaScript: false, colorScheme: "dark", width: 360 } as const;
  const page = await openPage({ ...look, expectedProblems: [/409/] });
  const made = await cashOrders("On a phone", 2, "+639185550003");
  await openAs(page, "owner", LIST);
  await page.getByLabel(SEARCH).fill("on-a-phone@example.test");
  await page.getByLabel(SEARCH).press("Enter");
  await page.getByText("2 orders", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "orders 360");
  await page.getByRole("button", { name: "Confirm…" }).click();
  await page.getByText("Select at least one order first.").waitFor();
  for (const { number } of made) {
    await page.getByRole("checkbox", { name: `Select ${number}` }).check();
  }
  await page.getByRole("button", { name: "Enter tracking numbers…" }).click();
  await page.getByText("None of these orders is waiting to be packed.").waitFor();
  await page.getByText("Skipped: 2 orders").waitFor();
  await expectNoAxeViolations(page);
  await page.goto(LIST);
  for (const { number } of made) {
    await page.getByRole("checkbox", { name: `Select ${number}` }).check();
  }
  await page.getByRole("button", { name: "Tag…" }).click();
  await page.getByLabel("Tags", { exact: true }).fill("by phone");
  await expectNoAxeViolations(page);
  await screenshot(page, "tag orders 360");
  await press(page, "Add to 2 orders");
  await page.getByText("2 orders tagged.").waitFor();
  await page.getByLabel(SEARCH).fill("by phone");
  await page.getByLabel(SEARCH).press("Enter");
  await page.getByText("2 orders", { exact: true }).waitFor();
});
