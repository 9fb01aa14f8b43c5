import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { fillCart } from "#app/modules/cart/factories.ts";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import { makeOrder } from "#app/modules/orders/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkoutView } from "./queries.server.ts";

const { ctx, db, as } = await testContext();
const guest = as(VISITOR);

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
  expect(view?.prefill).toMatchObject({ address: "12 Mango Avenue", firstName: "Maria" });
});

it("knows nothing of a guest, and the account's data of a customer", async () => {
  const { token } = await newCart();
  expect((await checkoutView(guest, token))?.prefill).toEqual({});
  const carla = await accountOf(ctx, "customer", { email: "carla@example.test" });
  const saved = { addressLine1: "12 Mango Avenue", city: "Cebu City", state: "Cebu" };
  await db
    .update(customers)
    .set({ ...saved, phone: "+639171234567" })
    .where(eq(customers.email, "carla@example.test"));
  expect((await checkoutView(as(carla), token))?.prefill).toMatchObject({
    email: "carla@example.test",
    address: "12 Mango Avenue",
    city: "Cebu City",
    province: "Cebu",
    phone: "0917 123 4567",
  });
});
