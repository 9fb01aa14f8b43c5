import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeTicket } from "../../factories.ts";
import { showTicket } from "./ticket-page.server.ts";

const { ctx, db, as } = await testContext();
const desk = as("support");
const productId = await makeProduct(ctx, { name: "Vial", price: 100_000, stock: 20 });
const userId = ctx.ids.newId();
await accountOf(ctx, "customer", { userId, email: "ana@example.test" });
const customerId = (await customerOfUser(db, userId))?.id ?? "";

async function orderOf(buyer: Partial<typeof orders.$inferInsert>) {
  const orderId = await makeOrder(ctx, { productId });
  const [order] = await db.update(orders).set(buyer).where(eq(orders.id, orderId)).returning();
  return order?.orderNumber ?? "";
}
const cardOf = async (own: Parameters<typeof makeTicket>[1], reader = desk) =>
  (await showTicket(reader, await makeTicket(ctx, own))).orderCard;

const ofAccount = await orderOf({ customerId, email: "else@example.test" });
const ofGuest = await orderOf({ email: "ana@example.test" });
const ofOther = await orderOf({ email: "ben@example.test" });

test("an order is shown with what connects it to who wrote", async () => {
  const tieOf = async (orderNumber: string, own: object) =>
    (await cardOf({ orderNumber, ...own }))?.order?.tie;
  expect(await tieOf(ofAccount, { userId, email: "x@example.test" })).toBe("own");
  expect(await tieOf(ofGuest, { userId, email: "x@example.test" })).toBe("own");
  expect(await tieOf(ofOther, { userId, email: "x@example.test" })).toBe("other");
  expect(await tieOf(ofGuest, { email: "ana@example.test" })).toBe("typed");
  expect(await tieOf(ofAccount, { email: "ana@example.test" })).toBe("other");
});

test("an account that was never confirmed proves no address", async () => {
  const unproven = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId: unproven, email: "cy@example.test" });
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, unproven));
  const orderNumber = await orderOf({ email: "cy@example.test" });
  const card = await cardOf({ orderNumber, userId: unproven, email: "x@example.test" });
  expect(card?.order?.tie).toBe("other");
});

test("without a number it is the newest of the account, and of nobody else", async () => {
  expect((await cardOf({ userId, orderNumber: null }))?.order?.number).toBe(ofAccount);
  expect(await cardOf({ email: "ana@example.test" })).toEqual({ named: null, order: undefined });
});

test("a number that is no order is said", async () => {
  const card = await cardOf({ orderNumber: "PM-26-999999" });
  expect(card).toEqual({ named: "PM-26-999999", order: undefined });
});

test("who may not read orders sees none", async () => {
  expect(await cardOf({ orderNumber: ofGuest }, as("clinician"))).toBeUndefined();
});

test("other tickets are those of the account, or of the address without one", async () => {
  const email = "dee@example.test";
  const first = await makeTicket(ctx, { email });
  const second = await makeTicket(ctx, { email });
  await makeTicket(ctx, { email, userId });
  const { beside } = await showTicket(desk, second);
  expect(beside.map(({ id }) => id)).toEqual([first]);
});

test("a message that may be urgent is marked with the reason, and an ordinary one is not", async () => {
  const signOf = async (message: string) =>
    (await showTicket(desk, await makeTicket(ctx, { message }))).urgent;
  expect(await signOf("I can't breathe since the shot")).toEqual({
    urgency: "emergency",
    reason: "Trouble breathing",
  });
  expect(await signOf("Where is it?")).toBeUndefined();
});
