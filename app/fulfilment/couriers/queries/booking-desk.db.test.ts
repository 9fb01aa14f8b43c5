import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { carriers } from "#app/goods/delivery/tables.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { courierInMemory, orderToBook, SENDER } from "../factories.ts";
import { bookParcel } from "../commands/book-parcel.server.ts";
import { saveConnection } from "../commands/save-connection.server.ts";
import { saveSender } from "../commands/save-sender.server.ts";
import { courierConnections } from "../tables.server.ts";
import { bookingDesk } from "./booking-desk.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const KEYS = { clientId: "client-of-a-test", clientSecret: "secret-of-a-test" };

async function setUp() {
  await db.delete(courierConnections);
  const [carrier] = await db
    .insert(carriers)
    .values({ id: ctx.ids.newId(), name: `Ninja ${ctx.ids.newId()}`, position: 9 })
    .returning();
  if (!carrier) throw new Error("no carrier");
  await saveConnection(ctx, { keys: KEYS, isLive: false, version: 0 });
  const sender = { ...SENDER, carrierId: carrier.id };
  const saved = await saveSender(ctx, { sender, version: 1 });
  if (!saved.ok) throw new Error(saved.reason);
  return { carrier, sender };
}

async function desk(orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  return bookingDesk(ctx, { order, number: 1 });
}

it("is nothing until keys, sender and carrier are there", async () => {
  const { orderId } = await orderToBook(ctx);
  await db.delete(courierConnections);
  expect(await desk(orderId)).toBeUndefined();
  await saveConnection(ctx, { keys: KEYS, isLive: false, version: 0 });
  expect(await desk(orderId)).toBeUndefined();
  const { carrier } = await setUp();
  expect(await desk(orderId)).toMatchObject({
    carrier: carrier.name,
    button: "Book with Ninja Van",
  });
  await db.update(carriers).set({ isActive: false }).where(eq(carriers.id, carrier.id));
  expect(await desk(orderId)).toBeUndefined();
});

it("says what an address lacks, and has no button then", async () => {
  await setUp();
  const { orderId } = await orderToBook(ctx);
  const gaps = { province: null, phone: null };
  await db.update(orders).set(gaps).where(eq(orders.id, orderId));
  expect(await desk(orderId)).toMatchObject({
    button: undefined,
    lacks: "Ninja Van needs a Philippine phone number and the province for this order.",
  });
});

it("says what became of each try", async () => {
  const { sender } = await setUp();
  const ninja = courierInMemory();
  const { orderId } = await orderToBook(ctx);
  const press = () => bookParcel(ctx, { ...ninja, sender }, { orderId, number: 1 });
  ninja.fail(refuse("no_answer"));
  await press();
  expect(await desk(orderId)).toMatchObject({
    button: "Try again",
    notice: { title: "Ninja Van did not answer. Try again: this won’t book the parcel twice." },
  });
  ninja.fail(refuse("refused", { says: "No such city" }));
  await press();
  expect(await desk(orderId)).toMatchObject({
    button: "Try again",
    isDoubtful: true,
    notice: { text: expect.stringMatching(/^Ninja Van says: “No such city”.+ Look for \w{9} in/) },
  });
  const other = await orderToBook(ctx);
  await bookParcel(ctx, { ...ninja, sender }, { orderId: other.orderId, number: 1 });
  expect(await desk(other.orderId)).toMatchObject({
    button: "Book with Ninja Van",
    isDoubtful: false,
    notice: {
      text: "Ninja Van says: “No such city” Correct the address, or enter a tracking number yourself.",
    },
  });
  ninja.fail();
  await press();
  expect(await desk(orderId)).toMatchObject({
    button: undefined,
    notice: undefined,
    booking: { text: expect.stringMatching(/^Booked with Ninja Van: NVPH\w{9}, about ₱85$/) },
  });
});

it.each([
  ["address", { address: "9 Other Street" }],
  ["cash", { paymentStatus: "cod_due" as const }],
])("warns when the %s changed after it was booked", async (_, change) => {
  const { sender } = await setUp();
  const { orderId } = await orderToBook(ctx);
  await bookParcel(ctx, { ...courierInMemory(), sender }, { orderId, number: 1 });
  expect((await desk(orderId))?.notice).toBeUndefined();
  await db.update(orders).set(change).where(eq(orders.id, orderId));
  expect((await desk(orderId))?.notice?.title).toMatch(/^The order changed after booking/);
});

it("the sender is the owner's to save, by the version that they read", async () => {
  const { sender } = await setUp();
  const save = (version: number, by = ctx) => saveSender(by, { sender, version });
  expect(await save(2, as("manager"))).toMatchObject({ reason: "forbidden" });
  expect(await save(1)).toMatchObject({ reason: "changed_meanwhile" });
  expect(await save(2)).toMatchObject({ ok: true });
  const [row] = await db.select().from(courierConnections);
  expect(row).toMatchObject({ sender, version: 3 });
  await db.delete(courierConnections);
  expect(await save(3)).toMatchObject({ reason: "not_set_up" });
});
