import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { listAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { areaFacts } from "#app/goods/delivery/factories.ts";
import type { AreaFacts } from "#app/goods/delivery/rules/read-area.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderTimeline } from "#app/selling/orders/queries/order-timeline.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { addressInput } from "../../input.ts";
import { addressMark } from "../../rules/address-mark.ts";
import { changeAddressByStaff } from "../change-address-by-staff.server.ts";
import { changeOwnAddress } from "../change-own-address.server.ts";
import { changeOwnItems } from "../change-own-items.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const owner = as("admin", { userId: "owner-1" });
// A Thursday before the weekend and Bonifacio Day.
const thursday = new Date("2026-11-26T01:00:00Z");
const guest = { ...as(VISITOR), now: thursday };
const desk = { ...owner, now: thursday };
const coldId = await makeProduct(ctx, { name: "Glow", price: 100_000, stock: 50 });
const plainId = await makeProduct(ctx, { name: "Needles", price: 10_000, stock: 50 });
const cash = { paymentMethod: "cod", phone: "+639171234567" } as const;
const inCebu = buyerForm({ city: "Cebu City", province: "Cebu", ...cash });
const inManila = buyerForm({ city: "Makati City", province: "Metro Manila", ...cash });
const inSulu = buyerForm({ city: "Jolo", province: "Sulu", ...cash });

const area = (name: string, given: Partial<AreaFacts>) =>
  areaFacts(name, {
    steps: [{ upTo: 1_000, fee: 10_000 }],
    cold: "limited",
    coldMost: 2,
    ...given,
  });

beforeAll(async () => {
  await db.update(products).set({ needsCold: true }).where(eq(products.id, coldId));
  await loadPlaces(ctx);
  await saveSettings(owner, { shipping_by: "area", ships_days_min: "0", ships_days_max: "1" });
  const bank = { bank_name: "A bank", bank_account_name: "Us", bank_account_number: "1" };
  // Cash is the subject of another test.
  await saveSettings(owner, { cold_days: "Mon-Fri", cod_cold: "everybody", ...bank });
  const provinces = await listProvinces(db);
  const code = (of: string) => provinces.find(({ name }) => name === of)?.code ?? "";
  for (const facts of [
    area("Near", { provinces: [code("Metro Manila")] }),
    area("Visayas", { provinces: [code("Cebu")], daysMax: 3 }),
    area("South", { provinces: [code("Sulu")], cold: "never", coldMost: null }),
  ]) {
    const saved = await saveArea(owner, facts);
    if (!saved.ok) throw new Error(saved.reason);
  }
});

it("promises the days that follow from the area, and stores them on the order", async () => {
  const cart = await fillCart(guest, { productId: coldId });
  const order = await place(guest, cart, { form: inManila });
  expect(order.delivery).toMatchObject({
    cold: true,
    coldTerms: { way: "limited", most: 2, days: [] },
    parcel: { area: "Near" },
    promise: {
      from: thursday.toISOString(),
      leaves: { earliest: "2026-12-01", latest: "2026-12-01" },
      arrives: { earliest: "2026-12-02", latest: "2026-12-03" },
      why: "over_weekend",
    },
  });
  const needles = await fillCart(guest, { productId: plainId });
  const plain = await place(guest, needles, { form: inManila });
  expect(plain.delivery?.promise?.leaves.earliest).toBe("2026-11-26");
  expect(plain.delivery?.promise).not.toHaveProperty("why");
});

it.each([
  [inCebu, { why: "too_far", takes: 3, most: 2, province: "Cebu" }],
  [inSulu, { why: "never", province: "Sulu" }],
])("places no cold goods in an area that gets none, whatever was shown", async (form, why) => {
  const cart = await fillCart(guest, { productId: coldId }, { productId: plainId });
  const refused = { ok: false, reason: "cold_not_sent", products: ["Glow"], ...why };
  expect(await send(guest, cart, { form })).toMatchObject(refused);
  expect(await send(guest, cart, { form, shownTotal: 1 })).toMatchObject(refused);
  const plain = await fillCart(guest, { productId: plainId });
  expect(await send(guest, plain, { form })).toMatchObject({ ok: true });
});

it("reckons the promise anew for an address in another area, or refuses the address", async () => {
  const cart = await fillCart(guest, { productId: coldId });
  const made = await place(guest, cart, { form: inManila });
  const address = (form: typeof inCebu) =>
    addressInput("cod").parse({ ...form, addressLine2: "", barangay: "", postalCode: "" });
  const move = (form: typeof inCebu) =>
    changeOwnAddress(guest, { orderToken: orderToken(ctx, made), form: address(form) });
  const byStaff = async (form: typeof inCebu) => {
    const order = await findOrder(db, made.id);
    const shown = order ? addressMark(order) : "";
    return changeAddressByStaff(desk, { orderId: made.id, form: address(form), shown });
  };
  expect(await move(inCebu)).toMatchObject({ reason: "cold_not_sent", why: "too_far" });
  expect(await byStaff(inSulu)).toMatchObject({ reason: "cold_not_sent", why: "never" });
  expect((await findOrder(db, made.id))?.province).toBe("Metro Manila");

  const visayas = (await listAreas(db)).find(({ name }) => name === "Visayas");
  if (!visayas) throw new Error("an area of this name");
  const { id, version } = visayas;
  await saveArea(owner, { ...visayas, coldMost: 3 }, { id, version });
  expect(await byStaff(inCebu)).toEqual({ ok: true, value: undefined });
  expect((await findOrder(db, made.id))?.delivery).toMatchObject({
    coldTerms: { most: 3 },
    parcel: { area: "Visayas" },
    promise: { leaves: { earliest: "2026-12-01" }, arrives: { latest: "2026-12-04" } },
  });
  await saveArea(owner, { ...visayas, coldMost: 2 }, { id, version: version + 1 });
});

it("follows the items, and adds no cold ones where they are not sent", async () => {
  const none = { find: () => undefined, enabled: () => [] };
  const urls = { returnUrl: "https://shop.example", cancelUrl: "https://shop.example" };
  const key = itemKey({ productId: coldId, variantId: null });
  const orderIn = async (form: typeof inCebu) => {
    const cart = await fillCart(guest, { productId: plainId });
    const { id, ...order } = await place(guest, cart, { form });
    const found = () => findOrder(db, id);
    const change = async (wanted: Record<string, number>) => {
      const shownTotal = (await found())?.totalAmount ?? 0;
      const asked = { wanted, shownTotal, shownPrices: { [key]: 100_000 } };
      return changeOwnItems(
        guest,
        none,
        { orderToken: orderToken(ctx, { id, ...order }), ...asked },
        urls,
      );
    };
    return { change, delivery: async () => (await found())?.delivery };
  };
  const far = await orderIn(inSulu);
  const refused = { reason: "cold_not_sent", products: ["Glow"] };
  expect(await far.change({ [key]: 1 })).toMatchObject(refused);
  const near = await orderIn(inManila);
  expect(await near.change({ [key]: 1 })).toMatchObject({ ok: true });
  expect(await near.delivery()).toMatchObject({
    cold: true,
    promise: { leaves: { earliest: "2026-12-01" }, why: "over_weekend" },
  });
  expect(await near.change({ "2": 0 })).toMatchObject({ ok: true });
  const after = await near.delivery();
  expect(after).toMatchObject({ cold: false, promise: { leaves: { earliest: "2026-11-26" } } });
  expect(after?.promise).not.toHaveProperty("why");
});

it("shows who pays later the days that follow from that", async () => {
  const form = { ...inManila, paymentMethod: "bank" } as const;
  const cart = await fillCart(guest, { productId: coldId });
  const order = await place(guest, cart, { form });
  const paidAt = new Date("2026-12-03T01:00:00Z");
  const paid = { ...order, paymentStatus: "paid", status: "confirmed", paidAt } as const;
  const shown = async (now: Date, of: typeof order) =>
    (await orderTimeline({ ...ctx, now }, of)).expected;
  expect((await shown(thursday, order))?.text).toBe(
    "Pay today, and it should arrive Wed, Dec 2 to Thu, Dec 3",
  );
  // Tuesday, December 8 is a holiday.
  expect(await shown(paidAt, paid)).toEqual({
    text: "Ships Wed, Dec 9 · arrives Thu, Dec 10 to Fri, Dec 11",
    why: "This parcel ships cold. If it left earlier, it would spend the weekend in transit.",
    isLate: false,
  });
  const late = new Date("2026-12-10T01:00:00Z");
  expect((await shown(late, paid))?.text).toBe("Expected Thu, Dec 10 to Fri, Dec 11");
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
