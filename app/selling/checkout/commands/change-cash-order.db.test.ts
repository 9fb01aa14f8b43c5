import { beforeAll, expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { listAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { areaFacts } from "#app/goods/delivery/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place } from "../factories.ts";
import { addressInput } from "../input.ts";
import { addressMark } from "../rules/address-mark.ts";
import { changeAddressByStaff } from "./change-address-by-staff.server.ts";
import { changeOwnAddress } from "./change-own-address.server.ts";
import { changeOwnItems } from "./change-own-items.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const owner = as("admin", { userId: "owner-1" });
const coldId = await makeProduct(ctx, { name: "Glow", price: 100_000, stock: 90, needsCold: true });
const plainId = await makeProduct(ctx, { name: "Needles", price: 10_000, stock: 90 });
const glow = itemKey({ productId: coldId, variantId: null });

beforeAll(async () => {
  await loadPlaces(ctx);
  const bank = { bank_name: "A bank", bank_account_name: "Us", bank_account_number: "1" };
  await saveSettings(owner, { shipping_by: "area", cod_max_amount: "5000", ...bank });
  const provinces = await listProvinces(db);
  const code = (of: string) => provinces.find(({ name }) => name === of)?.code ?? "";
  for (const facts of [
    areaFacts("Near", { provinces: [code("Metro Manila")] }),
    areaFacts("Far", { provinces: [code("Cebu")], daysMax: 4 }),
    areaFacts("Without cash", { provinces: [code("Sulu")], cash: false }),
    areaFacts("Dear", { provinces: [code("Abra")], steps: [{ upTo: 10_000, fee: 480_000 }] }),
  ]) {
    const saved = await saveArea(owner, facts);
    if (!saved.ok) throw new Error(saved.reason);
  }
});

const NEAR = { city: "Makati City", province: "Metro Manila" };
const FAR = { city: "Cebu City", province: "Cebu" };
const WITHOUT = { city: "Jolo", province: "Sulu" };
const DEAR = { city: "Bangued", province: "Abra" };

async function ordered(productId: string, to: typeof NEAR, paymentMethod: "cod" | "bank" = "cod") {
  const form = buyerForm({ ...to, paymentMethod, phone: "+639171234567" });
  const { id, ...made } = await place(guest, await fillCart(guest, { productId }), { form });
  const token = orderToken(ctx, { id, ...made });
  const now = async () => {
    const order = await findOrder(db, id);
    if (!order) throw new Error("no order");
    return order;
  };
  const address = (at: typeof NEAR) =>
    addressInput(paymentMethod).parse({
      ...form,
      ...at,
      addressLine2: "",
      barangay: "",
      postalCode: "",
    });
  return {
    now,
    move: (at: typeof NEAR) => changeOwnAddress(guest, { orderToken: token, form: address(at) }),
    moveByStaff: async (at: typeof NEAR) =>
      changeAddressByStaff(owner, {
        orderId: id,
        form: address(at),
        shown: addressMark(await now()),
      }),
    change: async (wanted: Record<string, number>) => {
      const shown = { shownTotal: (await now()).totalAmount, shownPrices: { [glow]: 100_000 } };
      const gateways = { find: () => undefined, enabled: () => [] };
      const urls = { returnUrl: "https://shop.example", cancelUrl: "https://shop.example" };
      return changeOwnItems(guest, gateways, { orderToken: token, wanted, ...shown }, urls);
    },
  };
}
const refused = (why: string) => ({ ok: false, reason: "cash_refused", why });
const done = { ok: true, value: undefined };

it("does not go to an area without cash, by its buyer or by staff, and stays as it was", async () => {
  const order = await ordered(plainId, NEAR);
  const before = await order.now();
  expect(await order.move(WITHOUT)).toMatchObject({ ...refused("area"), province: "Sulu" });
  expect(await order.moveByStaff(WITHOUT)).toMatchObject(refused("area"));
  expect(await order.now()).toEqual(before);
  expect(await order.move(FAR)).toEqual(done);
  const transfer = await ordered(plainId, NEAR, "bank");
  expect(await transfer.move(WITHOUT)).toEqual(done);
});

it("does not go far with something cold, or where its fee makes it too dear for cash", async () => {
  const cold = await ordered(coldId, NEAR);
  expect(await cold.move(FAR)).toMatchObject({ ...refused("cold_way"), products: ["Glow"] });
  const plain = await ordered(plainId, NEAR);
  expect(await plain.move({ ...NEAR, city: "Quezon City" })).toEqual(done);
  expect(await plain.change({ 1: 3 })).toMatchObject({ ok: true });
  expect(await plain.move(DEAR)).toMatchObject({ ...refused("limit"), limit: 500_000 });
  expect((await plain.now()).totalAmount).toBe(40_000);
});

it("gets no more cold goods far away, and none above the limit", async () => {
  const far = await ordered(plainId, FAR);
  expect(await far.change({ [glow]: 1 })).toMatchObject(refused("cold_way"));
  expect(await far.change({ 1: 2 })).toMatchObject({ ok: true });
  const near = await ordered(plainId, NEAR);
  expect(await near.change({ [glow]: 1 })).toMatchObject({ ok: true });
  expect(await near.change({ 2: 5 })).toMatchObject(refused("limit"));
  const transfer = await ordered(plainId, FAR, "bank");
  expect(await transfer.change({ [glow]: 1 })).toMatchObject({ ok: true });
});

it("stays payable at the door when the switch of its area goes off later", async () => {
  const order = await ordered(plainId, NEAR);
  const near = (await listAreas(db)).find(({ name }) => name === "Near");
  if (!near) throw new Error("an area of this name");
  const { id, version } = near;
  await saveArea(owner, { ...near, cash: false }, { id, version });
  expect(await order.change({ 1: 2 })).toMatchObject({ ok: true });
  expect(await order.move({ ...NEAR, city: "Quezon City" })).toEqual(done);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
