import { expect, test } from "vitest";
import { addDays, formatDateTime } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { moveOrder } from "../commands/move-order.server.ts";
import { confirmByPhone } from "../commands/confirm-by-phone.server.ts";
import { makeOrder } from "../factories.ts";
import { findOrder } from "./find-order.server.ts";
import { orderTimeline } from "./order-timeline.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Vial" });

async function wayOf(orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("the order is missing");
  return orderTimeline(ctx, order);
}

test("each step has the time of its own audit row", async () => {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  const later = (days: number) => ({ ...ctx, now: addDays(ctx.now, days) });
  await confirmByPhone(later(1), orderId);
  for (const [index, to] of (["processing", "shipped", "delivered"] as const).entries()) {
    expect(await moveOrder(later(index + 2), { orderId, to })).toMatchObject({ ok: true });
  }
  const { steps, expected } = await wayOf(orderId);
  expect(steps.map(({ name, at }) => [name, at])).toEqual(
    ["ordered", "confirmed", "packed", "shipped", "delivered"].map((name, days) => [
      name,
      formatDateTime(addDays(ctx.now, days)),
    ]),
  );
  expect(expected).toBeUndefined();
});

test("another order's rows tell nothing of this one", async () => {
  const orderId = await makeOrder(ctx, { productId });
  const { steps, expected } = await wayOf(orderId);
  expect(steps.map(({ name, state }) => [name, state])).toEqual([
    ["ordered", "done"],
    ["paid", "now"],
    ["packed", "ahead"],
    ["shipped", "ahead"],
    ["delivered", "ahead"],
  ]);
  expect(expected?.text).toMatch(/^Pay today, and it should arrive /);
});
