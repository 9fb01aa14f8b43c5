import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { fieldMessages } from "#app/people/customers/texts/shopper-fields.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { orderPath, orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { fakeGateway, payOrder } from "#app/selling/payments/factories.ts";
import { GatewayError } from "#app/selling/payments/gateways/gateway-error.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { askForNews } from "../../commands/ask-for-news.server.ts";
import { checkoutMessages as say } from "../../texts/shopper.ts";
import { submitCheckout } from "./checkout-page.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const served = openTestGateway({ ctx: guest, pool })
  .args(new Request("http://127.0.0.1:3000/checkout"))
  .context.get(requestContext);

let made = 0;
const newCart = async () =>
  fillCart(guest, {
    productId: await makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 500_000 }),
  });

const typed = {
  email: "maria@example.test",
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue",
  city: "Cebu City",
  postalCode: "",
  phone: "",
  paymentMethod: "card",
  terms: "yes",
  shownTotal: "500000",
};

/** Sends the form like a browser with this cart's cookie. */
async function submit(
  token: string,
  given: Record<string, string> = {},
  {
    gateway = fakeGateway(),
    db: shopDb = db,
    path = "/checkout",
  }: { gateway?: Gateway | null; db?: Ctx["db"]; path?: string } = {},
) {
  const request = new Request(`http://127.0.0.1:3000${path}`, {
    method: "POST",
    headers: { cookie: `pm_cart=${token}` },
    body: new URLSearchParams({ key: ctx.ids.newId(), ...typed, ...given }),
  });
  const shop = { ...served, ctx: { ...guest, db: shopDb } };
  return submitCheckout(request, shop, gateway ?? undefined);
}

const ordersOf = (cartId: string) => db.select().from(orders).where(eq(orders.cartId, cartId));

it("leads to the payment page, leaving the receipt's cookie and no trace of where it came from", async () => {
  const { token, cartId } = await newCart();
  const answer = await submit(token);
  expect(answer).toMatchObject({ goTo: expect.stringMatching(/^https:\/\/pay\./) as string });
  const [order] = await ordersOf(cartId);
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toContain(
    `pm_last_order=${orderToken(ctx, order!)}; Max-Age=604800; Path=/; HttpOnly`,
  );
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
});

it("takes neither price nor total from the form", async () => {
  const { token, cartId } = await newCart();
  await submit(token, { price: "1", total: "1", totalAmount: "1", subtotal: "1" });
  expect(await ordersOf(cartId)).toMatchObject([{ totalAmount: 500_000 }]);
});

describe("when the last unit is gone", async () => {
  const price = 500_000;
  const last = { name: "Last of all", slug: "last-of-all", price, stock: 1 };
  const productId = await makeProduct(ctx, last);
  const others = await makeProduct(ctx, { name: "Still here", price, stock: 5 });
  const late = await fillCart(guest, { productId });
  const both = await fillCart(guest, { productId }, { productId: others });
  const many = await fillCart(guest, { productId: others, quantity: 5 });
  const first = async (id: string, email: string) =>
    submit((await fillCart(guest, { productId: id })).token, { email });
  await Promise.all([first(productId, "ana@example.test"), first(others, "ben@example.test")]);
  const refused = { status: 409, failure: { values: { firstName: "Maria" } } };

  it("leads to its page without scripts, and says so in the form with them", async () => {
    expect(await submit(late.token)).toMatchObject({ goTo: "/product/last-of-all#sold-out" });
    const message = say.shortage([{ name: last.name, available: 0 }]);
    const byScript = await submit(late.token, {}, { path: "/checkout.data" });
    expect(byScript).toMatchObject({ status: 409, failure: { message, inCart: true } });
    expect(await ordersOf(late.cartId)).toEqual([]);
  });

  it("gives the form back while something else is in the cart, or some are left", async () => {
    expect(await submit(both.token, { shownTotal: "1000000" })).toMatchObject(refused);
    expect(await submit(many.token, { shownTotal: "2500000" })).toMatchObject(refused);
  });
});

describe("comes back as it was sent", () => {
  it("with what is wrong in it", async () => {
    const { token } = await newCart();
    const answer = await submit(token, { email: "", city: "Davao", terms: "" });
    expect(answer).toMatchObject({
      status: 422,
      failure: {
        values: { city: "Davao", firstName: "Maria" },
        errors: { email: say.needed.email, terms: say.acceptTerms },
      },
    });
  });

  it("with an address abroad", async () => {
    const { token, cartId } = await newCart();
    expect(await submit(token, { country: "US" })).toMatchObject({
      status: 422,
      failure: { message: say.countryOnly, errors: { country: say.countryOnly } },
    });
    expect(await ordersOf(cartId)).toEqual([]);
  });

  it("when it is no form of ours", async () => {
    const { token } = await newCart();
    expect(await submit(token, { key: "1" })).toMatchObject({ status: 400 });
    expect(await submit(token, { shownTotal: "" })).toMatchObject({ status: 400 });
  });

  it("when it is refused", async () => {
    const { token } = await newCart();
    expect(await submit(token, { shownTotal: "1" })).toMatchObject({
      status: 409,
      failure: { message: expect.stringContaining("₱5,000") as string },
    });
  });

  it("before anything is placed when it cannot be paid that way", async () => {
    const { token, cartId } = await newCart();
    expect(await submit(token, {}, { gateway: null })).toMatchObject({
      status: 422,
      failure: { errors: { paymentMethod: say.methodGone } },
    });
    expect(await ordersOf(cartId)).toEqual([]);
  });

  it("when the payment page is down, and sending it again finds the order it placed", async () => {
    const { token, cartId } = await newCart();
    const down = fakeGateway({
      createSession: () => Promise.reject(new GatewayError("down", { temporary: true })),
    });
    const key = ctx.ids.newId();
    const answer = await submit(token, { key }, { gateway: down });
    expect(answer).toMatchObject({ status: 503, failure: { key, message: say.gatewayDown } });
    expect(await submit(token, { key })).toHaveProperty("goTo");
    expect(await ordersOf(cartId)).toHaveLength(1);
  });

  it("when the database is away, with a reference and a time to come back", async () => {
    const { token, cartId } = await newCart();
    const nowhere = openPool({ connectionString: "postgresql://127.0.0.1:1/none" }, quietLog);
    const key = ctx.ids.newId();
    const answer = await submit(token, { key }, { db: openDb(nowhere) });
    await nowhere.end();
    expect(answer).toMatchObject({
      status: 503,
      failure: {
        key,
        message: say.failed,
        reference: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
        values: { email: "maria@example.test" },
      },
    });
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await submit(token, { key })).toHaveProperty("goTo");
    expect(await ordersOf(cartId)).toHaveLength(1);
  });
});

it("an order that was paid meanwhile leads to its receipt", async () => {
  const { token, cartId } = await newCart();
  const key = ctx.ids.newId();
  await submit(token, { key });
  const [order] = await ordersOf(cartId);
  await payOrder(ctx, order!.id);
  expect(await submit(token, { key })).toMatchObject({ goTo: orderPath(ctx, order!) });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});

describe("news by email", () => {
  const asked = async (email: string) => {
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'newsletter.wanted' and j.payload ->> 'email' = $1`,
      [email],
    );
    return rows.length;
  };

  it("is asked for by mail where a guest ticked the box, and only then", async () => {
    await submit((await newCart()).token, { email: "plain@example.test" });
    expect(await asked("plain@example.test")).toBe(0);
    await submit((await newCart()).token, { email: "Ticks@example.test", marketing: "yes" });
    expect(await asked("ticks@example.test")).toBe(1);
  });

  it("begins at once for an account and its own address, with what was agreed to", async () => {
    const [userId, email] = [ctx.ids.newId(), "owner@example.test"];
    const own = as(await accountOf(ctx, "customer", { userId, email }));
    await askForNews(own, { id: ctx.ids.newId(), email: "other@example.test" });
    const mine = eq(customers.userId, userId);
    expect(await db.$count(customers, and(mine, eq(customers.marketingConsent, true)))).toBe(0);
    expect(await asked("other@example.test")).toBe(1);
    await askForNews(own, { id: ctx.ids.newId(), email: "Owner@example.test" });
    expect(await db.$count(customers, and(mine, eq(customers.marketingConsent, true)))).toBe(1);
    const given = await db.select().from(consents).where(eq(consents.subjectId, userId));
    expect(given).toMatchObject([{ purpose: "marketing", wording: fieldMessages.marketing }]);
    expect(await asked(email)).toBe(0);
  });
});
