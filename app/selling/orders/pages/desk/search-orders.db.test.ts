import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { addOrderNote } from "../../commands/add-order-note.server.ts";
import { moveOrder } from "../../commands/move-order.server.ts";
import { confirmByPhone } from "../../commands/confirm-by-phone.server.ts";
import { removeOrderNote } from "../../commands/remove-order-note.server.ts";
import { tagOrder } from "../../commands/tag-order.server.ts";
import { makeOrder } from "../../factories.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { orders } from "../../tables.server.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { noteParcel } from "#tests/note-parcel.ts";
import { foundOrders } from "./show-orders.server.ts";

const { ctx, db, as } = await testContext();
const owner = as(await accountOf(ctx, "admin"));

const facts = {
  firstName: "Lourdes",
  lastName: "Peña",
  email: "lourdes@mail.example",
  phone: "+639171234567",
  address: "7 Bonifacio Street",
  addressLine2: "Unit 4B, Narra Tower",
  barangay: "Lahug",
  city: "Cebu City",
  province: "Cebu",
  postalCode: "6000",
};
let wanted = "";
let number = "";
const noteId = ctx.ids.newId();

beforeAll(async () => {
  const productId = await makeProduct(ctx, { name: "Rosehip serum", stock: 9 });
  await db.update(products).set({ sku: "RH-010" }).where(eq(products.id, productId));
  const item = { productId, variantId: null };
  const dates = { madeOn: null, expiresOn: "2031-05-31", receivedUnits: 9 };
  const lot = await receiveLot(owner, { item, lotNumber: "RHLOT-7", ...dates });
  if (lot.ok) await openLot(owner, lot.value.lotId);
  wanted = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(owner, wanted);
  await moveOrder(owner, { orderId: wanted, to: "processing" });
  await shipSuggested(owner, wanted);
  const [order] = await db
    .update(orders)
    .set(facts)
    .where(eq(orders.id, wanted))
    .returning({ orderNumber: orders.orderNumber });
  number = order?.orderNumber ?? "";
  await noteParcel(ctx, wanted, { trackingNumber: "JT-00917" });
  await tagOrder(owner, wanted, { add: ["call first"] });
  await addOrderNote(owner, wanted, { key: noteId, text: "The gate is blue, ring twice" });
  const payment = { id: ctx.ids.newId(), orderId: wanted, gateway: "cod", reference: "REF/2026 a" };
  await db.insert(payments).values({ ...payment, amount: 1, status: "paid", createdAt: ctx.now });
  const other = await makeProduct(ctx, { name: "Another vial", stock: 9 });
  for (let n = 0; n < 3; n += 1) await makeOrder(ctx, { productId: other });
});

async function found(search: string, filters: Record<string, string> = {}) {
  const query = { search, filters, sort: "-created" };
  const source = await foundOrders(ctx, query);
  const { rows } = await readPart(source, query);
  expect(await source.count()).toBe(rows.length);
  return rows.map(({ id }) => id);
}

test.each([
  ["the e-mail", "LOURDES@mail.example"],
  ["a part of the e-mail", "lourdes@"],
  ["the name, without its accents", "lourdes pena"],
  ["the phone as it is dialled", "0917 123 4567"],
  ["the phone from abroad", "+63 (917) 123-4567"],
  ["the end of the phone", "123 4567"],
  ["the tracking number", "jt-009"],
  ["the reference of a payment", "REF/2026 a"],
  ["an item", "rosehip"],
  ["the SKU", "rh-010"],
  ["a lot", "rhlot-7"],
  ["a tag", "Call first"],
  ["the beginning of a tag", "call fi"],
  ["a note", "blue gate"],
  ["the street", "bonifacio"],
  ["the second line of the address", "narra tower"],
  ["the barangay and the city", "lahug cebu"],
  ["the name and the place", "peña cebu"],
  ["the postal code", "6000"],
])("an order is found by %s", async (_, text) => {
  expect(await found(text)).toEqual([wanted]);
});

test("an order is found by its number, in each way that it is written", async () => {
  const running = number.split("-")[2] ?? "";
  for (const text of [number, number.toLowerCase(), `#${number}`, running, `${Number(running)}`]) {
    expect(await found(text)).toContain(wanted);
  }
});

test("an order is found once, and within the filters", async () => {
  // Found by the buyer's name and by a note.
  await addOrderNote(owner, wanted, { key: ctx.ids.newId(), text: "Lourdes called" });
  expect(await found("lourdes")).toEqual([wanted]);
  expect(await found("lourdes", { status: "pending" })).toEqual([]);
  expect(await found("lourdes", { status: "shipped" })).toEqual([wanted]);
});

test("a code is found as it was used", async () => {
  const [other] = await found("another vial");
  expect(other).toBeDefined();
  const { id: codeId } = await makeDiscount(ctx, { code: "SUMMER-26" });
  const used = { discountId: codeId, discountCode: "SUMMER-26" };
  await db
    .update(orders)
    .set(used)
    .where(eq(orders.id, other ?? ""));
  expect(await found("summer-2")).toEqual([other]);
});

test.each(["%", "_", "zzz", "nobody@mail.example", "0999 999 9999", "x", "''; --", "\\"])(
  "nothing is found by %j",
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);

test("a note that was removed is no longer found by", async () => {
  expect(await found("ring twice")).toEqual([wanted]);
  await removeOrderNote(owner, { orderId: wanted, noteId });
  expect(await found("ring twice")).toEqual([]);
});

test("what many orders share is found a page at a time, in the order of the list", async () => {
  const query = { search: "another vial", filters: {}, sort: "created" };
  const source = await foundOrders(ctx, query);
  const first = await readPart(source, { sort: "created", size: 2 });
  expect([first.rows.length, first.hasMore]).toEqual([2, true]);
  const last = first.rows.at(-1);
  const place = { sort: "created", value: last?.place ?? "", id: last?.id ?? "" };
  const second = await readPart(source, { sort: "created", size: 2, place });
  expect([second.rows.length, second.hasMore]).toEqual([1, false]);
});
