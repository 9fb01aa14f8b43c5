import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkoutView } from "./checkout-view.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");

let made = 0;
const newProduct = (given: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 500_000, ...given });
const newCart = async () => fillCart(guest, { productId: await newProduct() });

it("is not there for an empty cart", async () => {
  expect(await checkoutView(guest, undefined)).toBeUndefined();
  expect(await checkoutView(guest, "guess")).toBeUndefined();
});

it("asks for the word on supervision only where a product needs it", async () => {
  const plain = await newCart();
  const careful = await fillCart(guest, {
    productId: await newProduct({ name: "Careful", clearance: "acknowledge" }),
  });
  expect((await checkoutView(guest, plain.token))?.acknowledge).toEqual([]);
  expect((await checkoutView(guest, careful.token))?.acknowledge).toEqual(["Careful"]);
});

it("says at once what no form could mend", async () => {
  const productId = await newProduct({ name: "Gone" });
  const { token } = await fillCart(guest, { productId });
  expect((await checkoutView(guest, token))?.blocker).toBeUndefined();
  await db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect((await checkoutView(guest, token))?.blocker).toMatch(/^Gone is no longer sold/);
});

it("after a cancelled payment has the order, its address, and no shortage of its own units", async () => {
  const productId = await newProduct({ stock: 1 });
  const { token, cartId } = await fillCart(guest, { productId });
  await makeOrder(ctx, { productId, cartId });
  const view = await checkoutView(guest, token);
  expect(view?.blocker).toBeUndefined();
  expect(view?.openOrder?.orderNumber).toMatch(/^PM-26-/);
  expect(view?.filled.values).toMatchObject({
    address: "12 Mango Avenue",
    firstName: "Maria",
    paymentMethod: "card",
  });
  expect(view?.filled.ticks).toEqual({ terms: "yes" });
  expect(view?.filled.asLeft).toBe(true);
});

it("knows nothing of a guest, and of a customer the account and where the last parcel went", async () => {
  const { token } = await newCart();
  expect((await checkoutView(guest, token))?.filled.values).toEqual({});
  const carla = await accountOf(ctx, "customer", { email: "carla@example.test" });
  const [customer] = await db
    .update(customers)
    .set({ firstName: "Carla", lastName: "Cruz", phone: "+639171234567" })
    .where(eq(customers.email, "carla@example.test"))
    .returning();
  const productId = await newProduct();
  const orderId = await makeOrder(ctx, { productId, customerId: customer!.id });
  const own = { email: "carla@example.test", firstName: "Carla", phone: "0917 123 4567" };
  const filled = async () => (await checkoutView(as(carla), token))?.filled.values;
  expect(await filled()).toMatchObject(own);
  // Any visitor can place an unpaid order under her email.
  expect(await filled()).not.toHaveProperty("address");
  await db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, orderId));
  expect(await filled()).toMatchObject({
    ...own,
    lastName: "Cruz",
    address: "12 Mango Avenue",
    city: "Cebu City",
  });
});
