import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { stockLevels } from "#app/modules/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/modules/content/factories.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeOrder, orderJobs } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { countRefusedParcels } from "../queries/refused-parcels.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { confirmByPhone } from "./confirm-by-phone.server.ts";
import { refuseParcel } from "./refuse-parcel.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const fulfilment = as(actorOf("fulfilment"));

let made = 0;
async function shippedOrder() {
  const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}`, stock: 5 });
  const orderId = await makeOrder(ctx, { productId, quantity: 2, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  for (const to of ["processing", "shipped"] as const) await moveOrder(ctx, { orderId, to });
  return { productId, orderId };
}

async function stockOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return { onHand: level?.onHand, reserved: level?.reserved };
}

describe("a refused parcel", () => {
  it("ends its order, and what left the cold chain is not sold again", async () => {
    const { productId, orderId } = await shippedOrder();
    expect(await refuseParcel(fulfilment, { orderId, goods: "lost" })).toMatchObject({ ok: true });
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "unpaid",
      endedWhy: "refused",
      needsAttention: null,
    });
    expect(await stockOf(productId)).toEqual({ onHand: 3, reserved: 0 });
  });

  it("is back on the shelf when somebody says it came back in good order", async () => {
    const { productId, orderId } = await shippedOrder();
    await refuseParcel(fulfilment, { orderId, goods: "sellable" });
    expect(await stockOf(productId)).toEqual({ onHand: 5, reserved: 0 });
  });

  it("is refused once, however many say so", async () => {
    const { productId, orderId } = await shippedOrder();
    const say = () => refuseParcel(fulfilment, { orderId, goods: "sellable" });
    const answers = await Promise.all([say(), say(), say()]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await stockOf(productId)).toEqual({ onHand: 5, reserved: 0 });
  });

  it.each(["support", "marketing", "customer"] as const)("%s may not say so", async (role) => {
    const { orderId } = await shippedOrder();
    const refused = { ok: false, reason: "forbidden" };
    expect(await refuseParcel(as(actorOf(role)), { orderId, goods: "lost" })).toEqual(refused);
  });

  it("has to be on its way, and to be paid at the door", async () => {
    const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}` });
    const refused = { ok: false, reason: "not_on_its_way" };
    const pending = await makeOrder(ctx, { productId, paymentMethod: "cod" });
    expect(await refuseParcel(ctx, { orderId: pending, goods: "lost" })).toEqual(refused);
    const card = await makeOrder(ctx, { productId });
    expect(await refuseParcel(ctx, { orderId: card, goods: "lost" })).toEqual(refused);
    const { orderId } = await shippedOrder();
    await moveOrder(ctx, { orderId, to: "delivered" });
    expect(await refuseParcel(ctx, { orderId, goods: "lost" })).toEqual(refused);
  });
});

describe("refused parcels are counted", () => {
  const buyer = { id: ctx.ids.newId(), customerId: null, phone: null };

  it.each([
    ["by the address, in any case", { email: "MARIA@example.test" }, true],
    ["by the phone, however it is written", { email: "x@y.test", phone: "+63 917 123-4567" }, true],
    ["not for another address and phone", { email: "x@y.test", phone: "0917 765 4321" }, false],
    ["not for another address without a phone", { email: "x@y.test" }, false],
  ])("%s", async (_, given, counted) => {
    const { orderId } = await shippedOrder();
    await pool.query("update orders set phone = '0917 123 4567' where id = $1", [orderId]);
    const before = await countRefusedParcels(db, { ...buyer, ...given });
    await refuseParcel(ctx, { orderId, goods: "lost" });
    const after = await countRefusedParcels(db, { ...buyer, ...given });
    expect(after - before).toBe(counted ? 1 : 0);
    expect(await countRefusedParcels(db, { ...buyer, ...given, id: orderId })).toBe(before);
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
