import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartItems, carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { makeApproval, makeGuarded } from "#app/selling/clearance/factories.ts";
import { clearanceApprovals } from "#app/selling/clearance/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount, useDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { GATEWAY, payOrder } from "#app/selling/payments/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { decideOrder } from "../../rules/decide-order.ts";
import { reserverFor } from "../../rules/reserver-for.ts";
import { composePlacement } from "./compose-placement.server.ts";
import { readCheckout } from "../../queries/read-checkout.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const EMAIL = "maria@example.test";
const ADDRESS = "a network address";

type OrderDecision = {
  cartId: string;
  productId: string;
  code: { id: string; code: string };
  key: string;
};

let made = 0;
const newProduct = () =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 500_000, stock: 10 });

/** An order of one unit with a code, decided but not yet written. */
async function decidedOrder({ email = EMAIL } = {}) {
  const productId = await newProduct();
  const { token, cartId } = await fillCart(guest, { productId });
  const code = await makeDiscount(ctx, { usageLimit: 5, firstOrderOnly: true });
  await db.update(carts).set({ discountCode: code.code }).where(eq(carts.id, cartId));
  const [key, form] = [ctx.ids.newId(), buyerForm({ email })];
  const sent = { cartToken: token, key, shownTotal: 450_000, form, address: ADDRESS };
  const read = await readCheckout(guest, sent);
  const decided = read && decideOrder(read, { ...sent, gateway: GATEWAY, now: ctx.now });
  if (!read || !decided?.ok) throw new Error("the order was not decided");
  const reserver = reserverFor({ form, address: ADDRESS, total: 450_000, ...read });
  const placing = { form, key, gateway: GATEWAY, read, decided: decided.value, reserver };
  const { input } = composePlacement(guest, placing);
  return { cartId, productId, code, key, cart: { token, cartId }, input };
}

async function write(input: object) {
  const text = JSON.stringify(input);
  const answer = await db.execute<{ answer: object }>(
    sql`select place_order(${text}::jsonb) as answer`,
  );
  return answer.rows[0]?.answer;
}

const guestOrder = async (email: string, given: { address?: string } = {}) =>
  place(guest, await fillCart(guest, { productId: await newProduct() }), {
    form: buyerForm({ email }),
    ...given,
  });

const later: [guard: string, what: string, change: (order: OrderDecision) => Promise<unknown>][] = [
  [
    "cart",
    "a line has another quantity",
    ({ cartId }) => db.update(cartItems).set({ quantity: 2 }).where(eq(cartItems.cartId, cartId)),
  ],
  [
    "cart",
    "a line is gone",
    ({ cartId }) => db.delete(cartItems).where(eq(cartItems.cartId, cartId)),
  ],
  [
    "cart",
    "the cart has no code any more",
    ({ cartId }) => db.update(carts).set({ discountCode: null }).where(eq(carts.id, cartId)),
  ],
  [
    "code",
    "the code takes off less",
    ({ code }) => db.update(discounts).set({ value: 500 }).where(eq(discounts.id, code.id)),
  ],
  [
    "code",
    "the code is switched off",
    ({ code }) => db.update(discounts).set({ isActive: false }).where(eq(discounts.id, code.id)),
  ],
  [
    "code",
    "the code is used up",
    ({ code }) => db.update(discounts).set({ usedCount: 5 }).where(eq(discounts.id, code.id)),
  ],
  [
    "code",
    "the buyer used the code elsewhere",
    ({ code, cartId }) =>
      useDiscount(ctx, {
        discountId: code.id,
        orderId: ctx.ids.newId(),
        cartId,
        subtotal: 500_000,
        buyer: { customerId: null, emails: [EMAIL] },
      }),
  ],
  [
    "stock",
    "the last unit is gone",
    ({ productId }) =>
      db.update(stockLevels).set({ reserved: 10 }).where(eq(stockLevels.productId, productId)),
  ],
  [
    "reserver",
    "the stock was counted anew",
    ({ productId }) =>
      db.update(stockLevels).set({ onHand: 9 }).where(eq(stockLevels.productId, productId)),
  ],
  [
    "unpaid",
    "the same guest began to pay in another window",
    () => guestOrder(EMAIL, { address: ADDRESS }),
  ],
  ["reserver", "the same guest ordered from another address", () => guestOrder(EMAIL)],
  [
    "code",
    "the buyer of a first order paid for another one",
    async () => payOrder(ctx, (await guestOrder(EMAIL)).id),
  ],
];

test.each(later)("guard %s: nothing is written when %s", async (guard, _, change) => {
  const { input, ...order } = await decidedOrder();
  await change(order);
  const before = await db.$count(orders);
  expect(await write(input)).toEqual({ failed: guard });
  expect(await db.$count(orders)).toBe(before);
  await db.execute(
    sql`update orders set status = 'cancelled', ended_why = 'expired' where status = 'pending'`,
  );
});

test("guard placement: the same form is answered once", async () => {
  const { input } = await decidedOrder({ email: "twice@example.test" });
  expect(await write(input)).toEqual({ orderNumber: expect.stringMatching(/^PM-26-\d{6}$/) });
  expect(await write(input)).toEqual({ failed: "placement" });
});

test("guard unpaid: an order of the same cart that another form began gives way first", async () => {
  const { input } = await decidedOrder({ email: "other@example.test" });
  await write(input);
  expect(await write({ ...input, key: ctx.ids.newId() })).toEqual({ failed: "unpaid" });
});

test("guard approval: a buyer takes no units of another one's approval", async () => {
  const [patient, clinician] = [
    await accountOf(ctx, "customer"),
    await accountOf(ctx, "clinician"),
  ];
  const productId = await makeGuarded(ctx);
  await makeApproval(as(patient), as(clinician), { productId, units: 3 });
  const [approval] = await db.select({ id: clearanceApprovals.id }).from(clearanceApprovals);
  const { input } = await decidedOrder({ email: "no-patient@example.test" });
  const use = { id: ctx.ids.newId(), approval_id: approval?.id, units: 1 };
  expect(await write({ ...input, approvals: [use] })).toEqual({ failed: "approval" });
});

test("a code for one use of each customer serves one of twenty windows of one mailbox", async () => {
  await liftReservationLimits(ctx);
  const { code } = await makeDiscount(ctx, { perCustomerLimit: 1 });
  const productId = await makeProduct(ctx, { name: "Wanted", price: 500_000, stock: 100 });
  const emails = ["ana@gmail.com", "Ana@gmail.com", "a.na@gmail.com", "ana+2@gmail.com"];
  const windows = Array.from({ length: 20 }, async (_, n) => {
    const cart = await fillCart(guest, { productId });
    await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
    return { cart, form: buyerForm({ email: emails[n % 4] ?? "" }) };
  });
  const answers = await Promise.all(
    (await Promise.all(windows)).map(({ cart, form }) =>
      send(guest, cart, { form, shownTotal: 450_000 }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({
      reason: "discount_refused",
      why: { reason: "used_by_customer" },
    });
  }
});

test("the running number goes on beyond six digits", async () => {
  await db.execute(sql`select setval('order_numbers', 1234566)`);
  const { input } = await decidedOrder({ email: "late@example.test" });
  expect(await write(input)).toEqual({ orderNumber: "PM-26-1234567" });
});
