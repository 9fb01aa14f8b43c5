import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { listAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { areaFacts } from "#app/goods/delivery/factories.ts";
import { loadBuyerRecord } from "#app/selling/orders/queries/paid-orders.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { takeBackParcel } from "#app/fulfilment/returns/commands/take-back-parcel.server.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "#app/selling/checkout/factories.ts";
import { placeByStaff } from "#app/selling/checkout/commands/place-by-staff.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const owner = as("admin", { userId: "owner-1" });
const packer = as("fulfilment");
const coldId = await makeProduct(ctx, {
  name: "Glow",
  price: 100_000,
  stock: 90,
  needsCold: true,
});
const plainId = await makeProduct(ctx, { name: "Needles", price: 10_000, stock: 90 });

beforeAll(async () => {
  await loadPlaces(ctx);
  const provinces = await listProvinces(db);
  const code = (of: string) => provinces.find(({ name }) => name === of)?.code ?? "";
  for (const facts of [
    areaFacts("Near", { provinces: [code("Metro Manila")] }),
    areaFacts("Far", { provinces: [code("Cebu")], daysMin: 2, daysMax: 4 }),
    areaFacts("Without cash", { provinces: [code("Sulu")], cash: false }),
  ]) {
    const saved = await saveArea(owner, facts);
    if (!saved.ok) throw new Error(saved.reason);
  }
});
beforeEach(async () => {
  const terms = { cod_max_amount: "20000", cod_cold: "proven_or_near", cod_cold_days: "2" };
  await saveSettings(owner, { shipping_by: "area", pay_cod: "true", ...terms });
});

const at = (city: string, province: string) => ({ city, province });
const NEAR = at("Makati City", "Metro Manila");
const FAR = at("Cebu City", "Cebu");
const WITHOUT = at("Jolo", "Sulu");

let people = 0;
/** A new buyer with an address and a phone of their own. */
const person = () => {
  people += 1;
  return { email: `buyer${people}@example.test`, phone: `+63917${String(5_550_000 + people)}` };
};
type Person = { email: string; phone: string };
const cashForm = (to: typeof NEAR, who: Person = person()) =>
  buyerForm({ ...to, ...who, paymentMethod: "cod" });
const order = async (by: typeof ctx, productId: string, form: ReturnType<typeof cashForm>) =>
  send(by, await fillCart(by, { productId }), { form });
const refused = (why: string) => ({ ok: false, reason: "cash_refused", why });

/** An earlier cash parcel of this buyer: paid, delivered but unpaid, or refused. */
async function earlier(
  how: "bought" | "owing" | "refused",
  who: Person & { customerId?: string | undefined },
): Promise<void> {
  const { orderId } = await sentOrder(ctx, { by: "cod", isDelivered: how !== "refused" });
  await db.update(orders).set(who).where(eq(orders.id, orderId));
  if (how === "bought") await collectCash(packer, { orderId, amount: 200_000 });
  if (how === "refused") await takeBackParcel(packer, { orderId, key: ctx.ids.newId() });
}

describe("where couriers collect no cash", () => {
  it("nothing is placed to be paid at the door, and the cart stays", async () => {
    const cart = await fillCart(guest, { productId: plainId });
    const sent = await send(guest, cart, { form: cashForm(WITHOUT) });
    expect(sent).toMatchObject({ ...refused("area"), province: "Sulu" });
    expect(await cartLines(db, cart.cartId)).toHaveLength(1);
    const online = { ...cashForm(WITHOUT), paymentMethod: "card" as const };
    expect(await send(guest, cart, { form: online })).toMatchObject({ ok: true });
  });

  it("is the switch of the area, and counts once shipping is by area", async () => {
    const without = (await listAreas(db)).find(({ name }) => name === "Without cash");
    if (!without) throw new Error("an area of this name");
    const { id, version } = without;
    await saveArea(owner, { ...without, cash: true }, { id, version });
    expect(await order(guest, plainId, cashForm(WITHOUT))).toMatchObject({ ok: true });
    await saveArea(owner, { ...without, cash: false }, { id, version: version + 1 });
    expect(await order(guest, plainId, cashForm(WITHOUT))).toMatchObject(refused("area"));
    await saveSettings(owner, { shipping_by: "fee" });
    expect(await order(guest, plainId, cashForm(WITHOUT))).toMatchObject({ ok: true });
  });

  it("staff make none either", async () => {
    const { terms: _, ...form } = cashForm(WITHOUT);
    const wish = {
      key: ctx.ids.newId(),
      customerId: null,
      items: [{ productId: plainId, variantId: null, quantity: 1 }],
      discountCode: null,
      form: { ...form, paymentMethod: "cod" as const },
      gateway: "test",
      plannedTotal: 20_000,
    };
    expect(await placeByStaff(owner, wish)).toMatchObject(refused("area"));
    const near = { ...wish, key: ctx.ids.newId(), form: { ...wish.form, ...NEAR } };
    expect(await placeByStaff(owner, near)).toMatchObject({ ok: true });
  });
});

describe("cold goods on a long way", () => {
  it("are not sold for cash to a new buyer, and what need not be cold is", async () => {
    const sent = await order(guest, coldId, cashForm(FAR));
    expect(sent).toMatchObject({ ...refused("cold_way"), products: ["Glow"], takes: 4 });
    expect(await order(guest, coldId, cashForm(NEAR))).toMatchObject({ ok: true });
    expect(await order(guest, plainId, cashForm(FAR))).toMatchObject({ ok: true });
    await saveSettings(owner, { cod_cold_days: "4" });
    expect(await order(guest, coldId, cashForm(FAR))).toMatchObject({ ok: true });
  });

  it("are sold to a guest by the email and the phone of an order that was paid and arrived", async () => {
    const who = person();
    await earlier("bought", who);
    const typed = { email: who.email.toUpperCase(), phone: who.phone };
    expect(await order(guest, coldId, cashForm(FAR, typed))).toMatchObject({ ok: true });
    for (const half of [
      { ...person(), email: who.email },
      { ...person(), phone: who.phone },
    ]) {
      expect(await order(guest, coldId, cashForm(FAR, half))).toMatchObject(refused("cold_way"));
    }
  });

  it("are not sold to a guest who has not paid yet, or has refused a parcel", async () => {
    const owing = person();
    await earlier("owing", owing);
    expect(await order(guest, coldId, cashForm(FAR, owing))).toMatchObject(refused("cold_way"));
    const both = person();
    await earlier("bought", both);
    await earlier("refused", { ...person(), phone: both.phone });
    expect(await order(guest, coldId, cashForm(FAR, both))).toMatchObject(refused("cold_way"));
    expect(await order(guest, coldId, cashForm(NEAR, both))).toMatchObject({ ok: true });
  });

  it("are sold to an account that bought before, whatever it types", async () => {
    const actor = await accountOf(ctx, "customer");
    if (actor.kind !== "user") throw new Error("no account");
    const [own] = await db.select().from(customers).where(eq(customers.userId, actor.userId));
    const buyer = as(actor);
    expect(await order(buyer, coldId, cashForm(FAR))).toMatchObject(refused("cold_way"));
    await earlier("bought", { ...person(), customerId: own?.id });
    expect(await order(buyer, coldId, cashForm(FAR))).toMatchObject({ ok: true });
    await earlier("refused", { ...person(), customerId: own?.id });
    expect(await order(buyer, coldId, cashForm(FAR))).toMatchObject(refused("cold_way"));
  });
});

test.each([
  ["never", NEAR, "bought", "cold"],
  ["proven", NEAR, undefined, "cold_buyer"],
  ["proven", FAR, "bought", undefined],
  ["everybody", FAR, "refused", undefined],
] as const)("cold goods for cash, set to %s: %o, %s", async (cod_cold, to, before, why) => {
  await saveSettings(owner, { cod_cold });
  const who = person();
  if (before) await earlier(before, who);
  expect(await order(guest, coldId, cashForm(to, who))).toMatchObject(
    why ? refused(why) : { ok: true },
  );
});

it("an order above the limit names it, and no record is read for another way to pay", async () => {
  await saveSettings(owner, { cod_max_amount: "100" });
  expect(await order(guest, plainId, cashForm(NEAR))).toMatchObject({
    ...refused("limit"),
    limit: 10_000,
  });
  const card = { ...cashForm(FAR), paymentMethod: "card" as const };
  expect(await order(guest, coldId, card)).toMatchObject({ ok: true });
});

it("the record of a buyer who is nobody yet is empty", async () => {
  const nobody = { customerId: null, ...person() };
  const empty = { hasBought: false, refusedParcels: 0 };
  expect(await loadBuyerRecord(db, nobody)).toEqual(empty);
  await earlier("refused", { email: nobody.email, phone: person().phone });
  expect(await loadBuyerRecord(db, nobody)).toEqual({ ...empty, refusedParcels: 1 });
  expect(await loadBuyerRecord(db, { ...nobody, email: "x@example.test", phone: null })).toEqual(
    empty,
  );
});

test("after all this the shop still adds up", async () => {
  await place(guest, await fillCart(guest, { productId: plainId }), { form: cashForm(NEAR) });
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
