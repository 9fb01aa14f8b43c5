import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { undoShipment } from "#app/selling/orders/commands/undo-shipment.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { coldDays } from "#app/selling/orders/queries/cold-days.server.ts";
import { readParcel } from "../queries/read-parcel.server.ts";
import { packingLeases } from "../tables.server.ts";
import { packOrder } from "./pack-order.server.ts";
import { setAside } from "./set-aside.server.ts";
import { takeParcel } from "./take-parcel.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const NO_TRACKING = { courier: null, number: null, url: null };
const days = await coldDays(ctx);
let made = 0;

async function packer(): Promise<Actor> {
  made += 1;
  const email = `packer-${made}@example.test`;
  const { userId } = await createAccount(ctx, {
    email,
    password: "a password for tests 1",
    firstName: "Pat",
    lastName: "Packer",
    isDemo: false,
  });
  return { kind: "user", userId, email, roles: ["fulfilment"] };
}

async function newProduct(): Promise<string> {
  made += 1;
  return makeProduct(ctx, { name: `Packed ${made}`, stock: 20 });
}

async function lotOf(
  productId: string,
  lotNumber: string,
  given: { units: number; expiresOn: string },
) {
  const received = await receiveLot(ctx, {
    item: { productId, variantId: null },
    lotNumber,
    madeOn: null,
    expiresOn: given.expiresOn,
    receivedUnits: given.units,
  });
  if (!received.ok) throw new Error(received.reason);
  await openLot(ctx, received.value.lotId);
  return received.value.lotId;
}

async function orderOf(productId: string, quantity = 1): Promise<string> {
  const orderId = await makeOrder(ctx, { productId, quantity, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  return orderId;
}

const planOf = async (orderId: string) => planKey((await readParcel(ctx, orderId))?.plan ?? []);
const pack = async (orderId: string, plan?: string, by = ctx) =>
  packOrder(by, { orderId, plan: plan ?? (await planOf(orderId)), shipment: NO_TRACKING });
const lotsOf = async (orderId: string) =>
  (await findOrder(db, orderId))?.items.flatMap((item) =>
    item.lots.map(({ number, units }) => `${number}: ${units}`),
  );
const packedOf = async (lotId: string) => {
  const [lot] = await db.select().from(lots).where(eq(lots.id, lotId));
  return lot?.packedUnits;
};
const statusOf = async (orderId: string) => (await findOrder(db, orderId))?.status;

test.each(["visitor", "support"] as const)("%s packs nothing and takes no parcel", async (who) => {
  const orderId = await orderOf(await newProduct());
  const stranger = as(who);
  expect(await pack(orderId, undefined, stranger)).toMatchObject({ reason: "forbidden" });
  const unknown = { orderId: ctx.ids.newId(), plan: "", shipment: NO_TRACKING };
  expect(await packOrder(stranger, unknown)).toMatchObject({ reason: "forbidden" });
  expect(await setAside(stranger, { orderId, reason: "x" })).toMatchObject({ reason: "forbidden" });
  const wanted = { days, after: null };
  expect(await takeParcel(stranger, wanted)).toMatchObject({ reason: "forbidden" });
  expect(await statusOf(orderId)).toBe("confirmed");
  await db
    .update(orders)
    .set({ needsAttention: "a test is done with it" })
    .where(eq(orders.id, orderId));
});

test("what leaves is noted by lot, the first to expire first, and undone with the shipment", async () => {
  const productId = await newProduct();
  const late = await lotOf(productId, "LATE", { units: 5, expiresOn: "2029-01-01" });
  const early = await lotOf(productId, "EARLY", { units: 2, expiresOn: "2028-01-01" });
  const orderId = await orderOf(productId, 3);
  expect(await pack(orderId)).toMatchObject({ ok: true, value: { status: "shipped" } });
  expect(await lotsOf(orderId)).toEqual(["EARLY: 2", "LATE: 1"]);
  expect([await packedOf(early), await packedOf(late)]).toEqual([2, 1]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);

  expect(await undoShipment(ctx, orderId)).toMatchObject({ ok: true });
  expect(await lotsOf(orderId)).toEqual([]);
  expect([await packedOf(early), await packedOf(late)]).toEqual([0, 0]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  expect(await pack(orderId)).toMatchObject({ ok: true });
  expect(await lotsOf(orderId)).toEqual(["EARLY: 2", "LATE: 1"]);
});

test("an order ships with the lots that were entered, and with none that no one looked at", async () => {
  const productId = await newProduct();
  await lotOf(productId, "SUGGESTED", { units: 2, expiresOn: "2028-01-01" });
  const inHand = await lotOf(productId, "IN-HAND", { units: 5, expiresOn: "2029-01-01" });
  const orderId = await orderOf(productId, 2);
  await moveOrder(ctx, { orderId, to: "processing" });
  const [item] = (await findOrder(db, orderId))?.items ?? [];
  const ship = (units?: number) => {
    const lots = units === undefined ? [] : [{ lotId: inHand, units }];
    const entered = new Map([[item?.id ?? "", lots]]);
    return moveOrder(ctx, { orderId, to: "shipped", entered });
  };
  expect(await moveOrder(ctx, { orderId, to: "shipped" })).toMatchObject({
    reason: "lots_not_chosen",
  });
  expect(await ship()).toMatchObject({ reason: "lots_not_chosen" });
  expect(await ship(1)).toMatchObject({ reason: "lots_uneven" });
  expect(await lotsOf(orderId)).toEqual([]);
  expect(await ship(2)).toMatchObject({ ok: true });
  expect(await lotsOf(orderId)).toEqual(["IN-HAND: 2"]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("nothing leaves by another plan than its packer saw, nor beyond the lots", async () => {
  const productId = await newProduct();
  await lotOf(productId, "FIRST", { units: 2, expiresOn: "2028-06-01" });
  const orderId = await orderOf(productId);
  const seen = await planOf(orderId);
  await lotOf(productId, "SOONER", { units: 2, expiresOn: "2028-01-01" });
  expect(await pack(orderId, seen)).toMatchObject({ reason: "lots_changed" });
  expect(await statusOf(orderId)).toBe("confirmed");
  expect(await pack(orderId)).toMatchObject({ ok: true });
  expect(await lotsOf(orderId)).toEqual(["SOONER: 1"]);

  const large = await orderOf(productId, 4);
  expect(await pack(large)).toMatchObject({ reason: "lots_missing" });
  expect(await statusOf(large)).toBe("confirmed");
});

test("of two who pack the last unit of a lot one does", async () => {
  const productId = await newProduct();
  const lotId = await lotOf(productId, "LAST", { units: 1, expiresOn: "2028-01-01" });
  const [one, other] = [await orderOf(productId), await orderOf(productId)];
  const done = await Promise.all([pack(one), pack(other)]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(done.find(({ ok }) => !ok)).toMatchObject({ reason: "lots_changed" });
  expect(await packedOf(lotId)).toBe(1);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("a double press ships once", async () => {
  const productId = await newProduct();
  const lotId = await lotOf(productId, "TWICE", { units: 5, expiresOn: "2028-01-01" });
  const orderId = await orderOf(productId);
  const done = await Promise.all([pack(orderId), pack(orderId)]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await packedOf(lotId)).toBe(1);
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level?.onHand).toBe(19);
});

test("packers who open the queue at once get different parcels, and a skipped one comes round", async () => {
  await db
    .update(orders)
    .set({ status: "cancelled" })
    .where(inArray(orders.status, ["confirmed", "processing"]));
  const productId = await newProduct();
  const waiting = [await orderOf(productId), await orderOf(productId), await orderOf(productId)];
  const packers = await Promise.all([packer(), packer(), packer()]);
  const next = async (who: Actor, after: string | null = null) => {
    const taken = await takeParcel(as(who), { days, after });
    return taken.ok ? taken.value : taken.reason;
  };
  const taken = await Promise.all(packers.map((who) => next(who)));
  expect(new Set(taken)).toEqual(new Set(waiting));
  const [first, , third] = packers;
  if (!first || !third) throw new Error("three packers");
  // The same packer gets the same parcel again. While the others pack, there is no other to skip
  // to.
  expect(await next(first)).toBe(taken[0]);
  expect(await next(first, taken[0])).toBe(taken[0]);
  await db.delete(packingLeases).where(eq(packingLeases.orderId, taken[1] ?? ""));
  expect(await next(first, taken[0])).toBe(taken[1]);
  expect([taken[0], taken[2]]).toContain(await next(third, taken[2]));
  // Staff get an order that they name, unless a colleague packs it.
  const named = await takeParcel(as(first), {
    days,
    after: null,
    first: taken[1] ?? null,
  });
  expect(named).toMatchObject({ value: taken[1] });
  const other = await takeParcel(as(third), {
    days,
    after: null,
    first: taken[1] ?? null,
  });
  expect(other).not.toMatchObject({ value: taken[1] });

  const aside = taken[1] ?? "";
  expect(await setAside(as(first), { orderId: aside, reason: "Broken" })).toMatchObject({
    ok: true,
  });
  expect((await findOrder(db, aside))?.needsAttention).toContain("Broken");
  expect(await setAside(as(first), { orderId: aside, reason: "Broken" })).toMatchObject({
    reason: "not_now",
  });
  expect(await pack(aside)).toMatchObject({ reason: "needs_attention" });
});
