import { eq } from "drizzle-orm";
import { beforeAll, expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
beforeAll(() => loadPlaces(ctx));

let made = 0;
const newCart = async () =>
  fillCart(guest, {
    productId: await makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 500_000 }),
  });

const careless = buyerForm({
  addressLine2: "Unit 4B, Mango Tower",
  barangay: "brgy lahug",
  city: "cebu",
  phone: "+639171234567",
});

it("has the names its places are known by, and their code", async () => {
  const order = await place(guest, await newCart(), { form: careless });
  expect(order).toMatchObject({
    address: "12 Mango Avenue",
    addressLine2: "Unit 4B, Mango Tower",
    barangay: "Lahug",
    city: "Cebu City",
    province: "Cebu",
    postalCode: "6000",
    psgcCode: "0730600041",
  });
});

it("brings its buyer's note to whoever packs it, and back into the form while it is unpaid", async () => {
  const cart = await newCart();
  const notes = "No one is home on Monday.";
  const { id } = await place(guest, cart, { form: buyerForm({ notes }) });
  expect((await checkoutView(guest, cart.token))?.filled.values).toMatchObject({ notes });
  const [stored] = await db.select().from(orders).where(eq(orders.id, id));
  expect(stored?.notes).toBe(notes);
});

it("keeps a place on no list as it was typed", async () => {
  const typed = { barangay: "Sitio Malayo", city: "Bagong Nayon", province: "Kalinga" };
  const order = await place(guest, await newCart(), { form: buyerForm(typed) });
  expect(order).toMatchObject({ ...typed, psgcCode: null });
});

it("is found again by the same form, whose spelling it did not keep", async () => {
  const cart = await newCart();
  const key = ctx.ids.newId();
  const first = await send(guest, cart, { key, form: careless });
  const again = await send(guest, cart, { key, form: careless });
  expect(first.ok && again.ok && again.value.order).toEqual(first.ok && first.value.order);
});

it("comes back into the form after a cancelled payment, the phone as people write it", async () => {
  const cart = await newCart();
  await place(guest, cart, { form: careless });
  expect((await checkoutView(guest, cart.token))?.filled.values).toMatchObject({
    addressLine2: "Unit 4B, Mango Tower",
    barangay: "Lahug",
    city: "Cebu City",
    province: "Cebu",
    phone: "0917 123 4567",
  });
});

test("the mail says where it goes, and the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  const texts = (await db.select().from(mails)).map(({ text }) => text.replaceAll(/\s+/g, " "));
  expect(texts.join()).toContain(
    "12 Mango Avenue, Unit 4B, Mango Tower, Brgy. Lahug, Cebu City, 6000 Cebu",
  );
  expect(await checkInvariants(db)).toEqual([]);
});
