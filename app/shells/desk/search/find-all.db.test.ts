import { eq } from "drizzle-orm";
import { href } from "react-router";
import { expect, test } from "vitest";
import { makeCampaign } from "#app/reach/campaigns/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { openAttempt } from "#app/selling/payments/factories.ts";
import { makePackedLot } from "#app/fulfilment/recalls/factories.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { makeCodes } from "#app/fulfilment/vials/commands/make-codes.server.ts";
import { codesFrom } from "#app/fulfilment/vials/queries/codes-of-lot.server.ts";
import { showCode } from "#app/fulfilment/vials/rules/vial-code.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { noteParcel } from "#tests/note-parcel.ts";
import { findAll } from "./find-all.server.ts";

const { ctx, db, as } = await testContext();
const productId = await makeProduct(ctx, { name: "Moss vial", price: 920_000, stock: 500 });
const owner = as("admin");

async function orderOf(buyer: Partial<typeof orders.$inferInsert>) {
  const id = await makeOrder(ctx, { productId });
  await db.update(orders).set(buyer).where(eq(orders.id, id));
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("no order");
  return { ...order, to: href("/admin/orders/:orderId", { orderId: id }) };
}

const found = async (typed: string, who = owner) =>
  (await findAll(who, typed)).map(({ kind, to }) => `${kind} ${to}`);

const foundBesideGuests = async (typed: string) =>
  (await found(typed)).filter((hit) => !hit.startsWith("Customers "));

test("an order is found by its number, buyer, phone, parcel and payment", async () => {
  const order = await orderOf({
    firstName: "Peña",
    lastName: "Marchetti",
    email: "pia@example.test",
    phone: "+639171234567",
  });
  await noteParcel(ctx, order.id, { trackingNumber: "LBC-77-a" });
  await orderOf({ firstName: "Lea", lastName: "Lim", email: "lea@example.test", phone: null });
  const reference = await openAttempt(ctx, order.id);
  const running = String(Number(order.orderNumber.slice(6))).padStart(3, "0");
  const asTyped = [
    order.orderNumber.toLowerCase(),
    `#${order.orderNumber.replaceAll("-", " ")}`,
    running,
    "PENA march",
    "pia@EXAMPLE.test",
    "0917 123 4567",
    "lbc-77",
  ];
  for (const typed of asTyped) {
    expect(await foundBesideGuests(typed), typed).toEqual([`Orders ${order.to}`]);
  }
  const guest = await guestRecordOf(db, "pia@example.test");
  const record = href("/admin/customers/:customerId", { customerId: guest ?? "" });
  for (const typed of ["PENA march", "pia@EXAMPLE.test", "0917 123 4567"]) {
    expect(await found(typed), typed).toContain(`Customers ${record}`);
  }
  expect(await found(reference)).toEqual([`Payments ${order.to}`]);
  expect(await found("p%a@example")).toEqual([]);
  expect(await found("nobody of ours")).toEqual([]);
});

test("a hit says its state and its amount", async () => {
  const { orderNumber } = await orderOf({ status: "processing" });
  expect((await findAll(owner, orderNumber))[0]).toMatchObject({
    kind: "Orders",
    facts: ["Processing", "₱9,200.00"],
  });
  const facts = async (typed: string, kind: string) =>
    (await findAll(owner, typed)).find((hit) => hit.kind === kind)?.facts;
  expect(await facts("moss vial", "Products")).toEqual([
    expect.stringMatching(/^\d+ in stock$/),
    "₱9,200.00",
  ]);
  expect(await facts("moss vial", "Stock")).toEqual(["500 on hand"]);
  expect(await facts("lots", "Pages")).toEqual([]);
  expect(await facts("pia@example.test", "Customers")).toEqual(["Guest"]);
});

test("the best hit comes first, and the newest of those that are as good", async () => {
  const old = await orderOf({ firstName: "Ann", lastName: "Zubiri", email: "a@zubiri.test" });
  const young = await orderOf({
    firstName: "Zubiri",
    lastName: "Cruz",
    email: "b@example.test",
    createdAt: new Date(ctx.now.getTime() + 1),
  });
  const inside = [`Orders ${young.to}`, `Orders ${old.to}`];
  expect(await foundBesideGuests("zubiri")).toEqual(inside);
  expect(await foundBesideGuests("a@zubiri.test")).toEqual([`Orders ${old.to}`]);
  expect((await found("doctors"))[0]).toBe(`Pages ${href("/admin/doctors")}`);
  expect((await found("add doc"))[0]).toBe(`Actions ${href("/admin/doctors/new")}`);
});

test("customers, products and tickets are found by those who may open them", async () => {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId, email: "quill@example.test" });
  const customerId = (await customerOfUser(db, userId))?.id ?? "";
  await makeTicket(ctx, { email: "quill@example.test" });
  const kinds = async (role: "support" | "fulfilment" | "marketing" | "customer", typed: string) =>
    (await findAll(as(role), typed)).map(({ kind }) => kind);
  expect(await found("quill@")).toContain(
    `Customers ${href("/admin/customers/:customerId", { customerId })}`,
  );
  expect(await kinds("support", "quill@example.test")).toEqual(["Customers", "Tickets"]);
  expect(await kinds("fulfilment", "quill@example.test")).toEqual([]);
  expect(await kinds("marketing", "moss")).toEqual(["Products", "Stock"]);
  expect(await kinds("fulfilment", "moss")).toEqual(["Stock"]);
  expect(await kinds("customer", "moss")).toEqual([]);
});

test("a vial is found by its whole code, however it is typed, and by no part of it", async () => {
  const { lotId } = await makePackedLot(ctx, { name: "Vials", lotNumber: "FIND-1", units: [1] });
  await makeCodes(ctx, { lotId, units: 2 });
  const [vial] = await codesFrom(db, lotId, 1);
  const code = vial?.code ?? "";
  const to = href("/admin/lots/:lotId/vials", { lotId });
  for (const typed of [code, code.toLowerCase(), showCode(code)]) {
    expect(await found(typed)).toEqual([`Vials ${to}`]);
  }
  expect(await found(code.slice(0, 8))).toEqual([]);
  expect(await found(code, as("customer"))).toEqual([]);
});

test("a campaign is found by its name, by those who may write one", async () => {
  const { id: campaignId } = await makeCampaign(ctx, { name: "Monsoon special" });
  const hit = `Campaigns ${href("/admin/email/campaigns/:campaignId", { campaignId })}`;
  expect(await found("monsoon")).toEqual([hit]);
  expect(await found("monsoon", as("marketing"))).toEqual([hit]);
  expect(await found("monsoon", as("support"))).toEqual([]);
});
