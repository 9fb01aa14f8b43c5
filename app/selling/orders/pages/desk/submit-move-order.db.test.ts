import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { moveOrder } from "../../commands/move-order.server.ts";
import { confirmByPhone } from "../../commands/confirm-by-phone.server.ts";
import { makeOrder } from "../../factories.ts";
import { findOrder } from "../../queries/find-order.server.ts";
import { submitMoveOrder } from "./submit-move-order.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const [me, other] = [as(await accountOf(ctx, "manager")), as(await accountOf(ctx, "fulfilment"))];

async function confirmedOrder(): Promise<string> {
  const productId = await makeProduct(ctx, {
    name: `Vial ${ctx.ids.newId().slice(-12)}`,
    stock: 5,
  });
  const orderId = await makeOrder(ctx, { productId, quantity: 1, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  return orderId;
}
const pack = { from: "confirmed", to: "processing" };
const cancel = { from: "confirmed", to: "cancelled", reason: "They called" };
const statusOf = async (orderId: string) => (await findOrder(db, orderId))?.status;
const textOf = async (answer: ReturnType<typeof submitMoveOrder>) => {
  const given = await answer;
  return given.ok ? given.value : given.text;
};

test("the same button pressed twice does it once, and says nothing of anybody else", async () => {
  const orderId = await confirmedOrder();
  const answers = await Promise.all([
    submitMoveOrder(me, orderId, pack),
    submitMoveOrder(me, orderId, pack),
  ]);
  expect(answers).toEqual([
    { ok: true, value: "The order is being packed." },
    { ok: true, value: "The order is being packed." },
  ]);
});

test("who is second by the same button hears who was first, and when", async () => {
  const orderId = await confirmedOrder();
  expect(await submitMoveOrder(other, orderId, pack)).toMatchObject({ ok: true });
  const text = await textOf(submitMoveOrder(me, orderId, pack));
  expect(text).toMatch(
    /^Test fulfilment changed this order in the meantime\. It has been processing since Nov/,
  );
});

test("another move from a page that is out of date is not made, though it could be", async () => {
  const orderId = await confirmedOrder();
  await submitMoveOrder(other, orderId, pack);
  expect(await textOf(submitMoveOrder(me, orderId, cancel))).toContain("Test fulfilment changed");
  expect(await statusOf(orderId)).toBe("processing");
  expect(await submitMoveOrder(me, orderId, { ...cancel, from: "processing" })).toMatchObject({
    ok: true,
  });
});

test("who moved it in another tab reads that it was them", async () => {
  const orderId = await confirmedOrder();
  await submitMoveOrder(me, orderId, pack);
  expect(await textOf(submitMoveOrder(me, orderId, cancel))).toMatch(
    /^You changed this order in the meantime/,
  );
});

test("what the shop did by itself is said to be its doing", async () => {
  const orderId = await confirmedOrder();
  await moveOrder(ctx, { orderId, to: "cancelled" });
  expect(await textOf(submitMoveOrder(me, orderId, pack))).toMatch(/^System changed/);
});

test.each([
  { from: "confirmed", to: "delivered" },
  { from: "confirmed", to: "confirmed" },
  { to: "delivered" },
])("a move that is not possible is no change by anybody: %j", async (move) => {
  const orderId = await confirmedOrder();
  const text = await textOf(submitMoveOrder(me, orderId, move));
  expect(text).toBe("This isn’t possible while the order is confirmed. Choose another step.");
});

test("a status that there is not is no move", async () => {
  const orderId = await confirmedOrder();
  const text = await textOf(submitMoveOrder(me, orderId, { ...pack, from: "packed" }));
  expect(text).toBe("Choose one of the buttons on this page.");
});
