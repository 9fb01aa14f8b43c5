import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { submitMoveOrder } from "#app/selling/orders/pages/desk/submit-move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { coldDays, waitsForItsDay } from "#app/selling/orders/queries/cold-days.server.ts";
import { readParcel } from "../queries/read-parcel.server.ts";
import { countToPack } from "../queries/to-pack.server.ts";
import { dayOfParcel } from "#app/selling/orders/rules/cold-day.ts";
import { packingLeases } from "../tables.server.ts";
import { packOrder } from "./pack-order.server.ts";
import { takeParcel } from "./take-parcel.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const NO_TRACKING = { courier: null, number: null, url: null };
const FREE = {
  provinces: [],
  steps: [{ upTo: 1_000, fee: 0 }],
  furtherKilo: 0,
  freeFrom: 0,
  cash: true,
};
const productId = await makeProduct(ctx, { name: "Packed cold", stock: 20 });

async function newOrder(): Promise<string> {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  return orderId;
}

const planOf = async (orderId: string) => planKey((await readParcel(ctx, orderId))?.plan ?? []);
const statusOf = async (orderId: string) => (await findOrder(db, orderId))?.status;

test("a cold parcel stands after the others until its day, and leaves before it on its packer’s word", async () => {
  const [cold, plain] = [await newOrder(), await newOrder()];
  const times = { ships: [1, 2], travels: [1, 2] } as const;
  await db
    .update(orders)
    .set({ delivery: { times, daysOff: [], cold: true } })
    .where(eq(orders.id, cold));
  const who = await accountOf(ctx, "fulfilment");
  const next = async (now: Date, after: string | null = null) => {
    const on = { ...as(who), now };
    const taken = await takeParcel(on, { days: await coldDays(on), after });
    await db.delete(packingLeases);
    return taken.ok ? taken.value : taken.reason;
  };
  const [monday, friday] = [new Date("2026-11-16T02:00:00Z"), new Date("2026-11-20T02:00:00Z")];
  expect(await next(monday)).toBe(cold);
  expect(await next(monday, cold)).toBe(plain);
  expect(await next(friday)).toBe(plain);
  expect(await next(friday, plain)).toBe(cold);
  expect(await next(friday, cold)).toBe(plain);
  const onFriday = await coldDays({ db, now: friday });
  expect(await countToPack(db, onFriday)).toEqual({ left: 2, waiting: 1, next: "2026-11-23" });
  const onMonday = await coldDays({ db, now: monday });
  expect(await countToPack(db, onMonday)).toEqual({ left: 2, waiting: 0, next: undefined });

  const plan = await planOf(cold);
  const asked = { orderId: cold, plan, shipment: NO_TRACKING };
  expect(await packOrder({ ...ctx, now: friday }, asked)).toMatchObject({
    reason: "not_its_day",
    day: { state: "waits", day: "2026-11-23", why: "no_cold_day" },
  });
  expect(await statusOf(cold)).toBe("confirmed");
  const anyway = { ...asked, anyway: true };
  expect(await packOrder({ ...ctx, now: friday }, anyway)).toMatchObject({ ok: true });
  expect(await packOrder({ ...ctx, now: friday }, asked)).toMatchObject({ reason: "illegal_move" });
});

test("on the order’s page a cold parcel leaves on another day only with a tick", async () => {
  const orderId = await newOrder();
  const delivery = { times: { ships: [1, 2], travels: [1, 2] }, daysOff: [], cold: true } as const;
  await db.update(orders).set({ delivery }).where(eq(orders.id, orderId));
  await moveOrder(ctx, { orderId, to: "processing" });
  const friday = { ...ctx, now: new Date("2026-11-20T02:00:00Z") };
  const form = { from: "processing", to: "shipped", without: "yes" };
  expect(await submitMoveOrder(friday, orderId, form)).toMatchObject({
    ok: false,
    errors: { anyway: expect.stringContaining("Ship today anyway") },
  });
  expect(await statusOf(orderId)).toBe("processing");
  expect(await submitMoveOrder(friday, orderId, { ...form, anyway: "yes" })).toMatchObject({
    ok: true,
  });
});

test("the day of a cold parcel is that of its area, as the area is now", async () => {
  const owner = as("admin", { userId: "owner-1" });
  await saveSettings(owner, { shipping_by: "area" });
  const area = (name: string, cold: "limited" | "never" | "open", coldMost: number | null) =>
    saveArea(owner, { ...FREE, name, daysMin: 1, daysMax: 1, cold, coldMost, coldDays: [4] });
  await area("Near", "limited", 1);
  await area("Nowhere", "never", null);
  const inArea = async (name: string | null) => {
    const id = await newOrder();
    const times = { ships: [1, 2], travels: [1, 1] } as const;
    const delivery = { times, daysOff: [], cold: true, parcel: { area: name, weight: 100 } };
    await db.update(orders).set({ delivery }).where(eq(orders.id, id));
    return id;
  };
  const ids = [
    await inArea("Near"),
    await inArea("Nowhere"),
    await inArea("Gone"),
    await inArea(null),
  ];
  const states = async (now: Date) => {
    const on = await coldDays({ db, now });
    const rows = await db
      .select({ id: orders.id, delivery: orders.delivery, waits: waitsForItsDay(on) })
      .from(orders)
      .where(inArray(orders.id, ids));
    return ids.map((id) => {
      const row = rows.find((each) => each.id === id);
      const { state } = dayOfParcel({ delivery: row?.delivery ?? null }, on);
      expect(row?.waits).toBe(state !== "today");
      return state;
    });
  };
  // The shop's cold days are Monday to Wednesday, and the area Near has Thursday.
  const [wednesday, thursday] = ["2026-11-18T02:00:00Z", "2026-11-19T02:00:00Z"];
  expect(await states(new Date(wednesday))).toEqual(["waits", "never", "today", "today"]);
  expect(await states(new Date(thursday))).toEqual(["today", "never", "waits", "waits"]);
});

test("what is left of a cold order waits for its day only as long as cold goods are left", async () => {
  const warm = await makeProduct(ctx, { name: "Packed warm", stock: 20 });
  const cold = await makeProduct(ctx, { name: "Packed in ice", stock: 20 });
  await db.update(products).set({ needsCold: true }).where(eq(products.id, cold));
  const friday = new Date("2026-11-20T02:00:00Z");
  const on = await coldDays({ db, now: friday });
  const twoOf = async (item: string) => {
    const orderId = await makeOrder(ctx, { productId: item, quantity: 2 });
    await payOrder(ctx, orderId);
    const times = { ships: [1, 2], travels: [1, 2] } as const;
    const delivery = { times, daysOff: [], cold: true };
    await db.update(orders).set({ delivery }).where(eq(orders.id, orderId));
    return orderId;
  };
  const waits = async (orderId: string) => {
    const [row] = await db
      .select({ waits: waitsForItsDay(on) })
      .from(orders)
      .where(eq(orders.id, orderId));
    return row?.waits;
  };
  const sendOne = async (orderId: string) => {
    const [item] = (await findOrder(db, orderId))?.items ?? [];
    const chosen = new Map([[item?.id ?? "", 1]]);
    const plan = planKey((await readParcel(ctx, orderId, chosen))?.plan ?? []);
    const given = { orderId, plan, chosen, shipment: NO_TRACKING, anyway: true };
    expect(await packOrder({ ...ctx, now: friday }, given)).toMatchObject({ ok: true });
  };
  const [warmLeft, coldLeft] = [await twoOf(warm), await twoOf(cold)];
  expect([await waits(warmLeft), await waits(coldLeft)]).toEqual([true, true]);
  await sendOne(warmLeft);
  await sendOne(coldLeft);
  expect([await waits(warmLeft), await waits(coldLeft)]).toEqual([false, true]);
});
