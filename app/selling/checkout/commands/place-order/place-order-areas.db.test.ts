import { beforeAll, expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { addUsualAreas } from "#app/goods/delivery/commands/add-usual-areas.server.ts";
import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { listAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";
import { addressInput } from "../../input.ts";
import { changeOwnAddress } from "../change-own-address.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const owner = as("admin", { userId: "owner-1" });
const productId = await makeProduct(ctx, { name: "Glow", price: 100_000, stock: 50 });
const inCebu = buyerForm({ city: "Cebu City", province: "Cebu" });

/** Pesos for half a kilogram, for one, and for each further one. */
const RATES: Partial<Record<string, [number, number, number]>> = {
  "Metro Manila": [95, 110, 40],
  Luzon: [140, 165, 60],
  Visayas: [165, 190, 80],
  Mindanao: [175, 205, 90],
};

beforeAll(async () => {
  await loadPlaces(ctx);
  await addUsualAreas(owner);
  for (const area of await listAreas(db)) {
    const [half, kilo, further] = RATES[area.name] ?? [165, 190, 80];
    const steps = [
      { upTo: 500, fee: half * 100 },
      { upTo: 1_000, fee: kilo * 100 },
    ];
    const saved = await saveArea(owner, { ...area, steps, furtherKilo: further * 100 }, area);
    if (!saved.ok) throw new Error(saved.reason);
  }
  await saveSettings(owner, { shipping_by: "area", default_weight: "600" });
});

it("a guest in Cebu pays the fee of the Visayas, and the order has area, weight and fee", async () => {
  const cart = await fillCart(guest, { productId, quantity: 2 });
  const shown = (await checkoutView(guest, cart.token))?.totals;
  expect(shown).toMatchObject({ from: true, shipping: 15_000 });
  // 1.2 kg: ₱190 up to a kilo, and ₱80 for the second.
  const order = await place(guest, cart, { form: inCebu });
  expect(order).toMatchObject({ shippingTotal: 27_000, totalAmount: 227_000 });
  expect(order.delivery).toMatchObject({
    parcel: { area: "Visayas", weight: 1_200 },
    times: { travels: [3, 5] },
  });
});

it("the city alone says where it goes; without any, nothing is placed", async () => {
  const cart = await fillCart(guest, { productId });
  const form = buyerForm({ city: "Cebu City", province: null });
  expect(await send(guest, cart, { form })).toMatchObject({
    reason: "total_changed",
    total: 119_000,
    province: "Cebu",
  });
  const nowhere = buyerForm({ city: "Nowhere at all", province: null });
  expect(await send(guest, cart, { form: nowhere })).toMatchObject({ reason: "province_needed" });
});

it("a fee that rose since the page was opened is shown before it is paid", async () => {
  const cart = await fillCart(guest, { productId });
  const visayas = (await listAreas(db)).find(({ name }) => name === "Visayas")!;
  const { id, version } = visayas;
  const steps = [{ upTo: 1_000, fee: 25_000 }];
  await saveArea(owner, { ...visayas, steps }, { id, version });
  const sent = await send(guest, cart, { form: inCebu, shownTotal: 119_000 });
  expect(sent).toMatchObject({ reason: "total_changed", total: 125_000 });
});

it("an order that goes to another area costs its fee, unless its money is on the way", async () => {
  const cash = buyerForm({ ...inCebu, paymentMethod: "cod", phone: "+639171234567" });
  const order = await place(guest, await fillCart(guest, { productId }), { form: cash });
  const move = (to: typeof order, city: string, province: string) =>
    changeOwnAddress(guest, {
      orderToken: orderToken(ctx, to),
      form: addressInput("cod").parse({
        ...cash,
        city,
        province,
        addressLine2: "",
        barangay: "",
        postalCode: "",
      }),
    });
  expect(await move(order, "Makati City", "Metro Manila")).toEqual({ ok: true, value: undefined });
  const moved = await findOrder(db, order.id);
  expect(moved).toMatchObject({ shippingTotal: 11_000, totalAmount: 111_000, city: "Makati City" });
  expect(moved?.delivery?.parcel).toEqual({ area: "Metro Manila", weight: 600 });
  const online = await place(guest, await fillCart(guest, { productId }), { form: inCebu });
  expect(await move(online, "Makati City", "Metro Manila")).toMatchObject({
    reason: "shipping_differs",
  });
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
