import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import {
  buyerForm,
  liftReservationLimits,
  place,
  send,
  takeOfflinePayments,
} from "../../factories.ts";
import { readMails } from "#tests/read-mails.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await takeOfflinePayments(ctx, "10000");
await liftReservationLimits(ctx);
const guest = as("visitor");

let made = 0;
const newCart = async () =>
  fillCart(guest, {
    productId: await makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 780_000 }),
  });
const bank = { form: buyerForm({ paymentMethod: "bank" }) };
const cash = { form: buyerForm({ paymentMethod: "cod", phone: "0917 123 4567" }) };

describe.each([
  ["by transfer", bank, "awaiting_transfer", 1],
  ["at the door", cash, "cod_due", 24],
] as const)("an order that is paid %s", (_, given, paymentStatus, hours) => {
  it("is pending, and says how long its units are kept", async () => {
    const order = await place(guest, await newCart(), given);
    expect(order).toMatchObject({ status: "pending", paymentStatus, paidAt: null });
    const kept = order.expiresAt && (order.expiresAt.getTime() - ctx.now.getTime()) / 3_600_000;
    expect(kept).toBe(hours);
  });

  it("leaves its cart at once", async () => {
    const cart = await newCart();
    await place(guest, cart, given);
    expect(await cartLines(db, cart.cartId)).toEqual([]);
  });

  it("is one order, however often it is sent", async () => {
    const cart = await newCart();
    const key = ctx.ids.newId();
    const sent = { ...given, key, shownTotal: 780_000 };
    const answers = await Promise.all([1, 2, 3].map(() => place(guest, cart, sent)));
    answers.push(await place(guest, cart, sent));
    expect(new Set(answers.map((order) => order.id)).size).toBe(1);
  });

  it("is not ended by the next order of the same cart", async () => {
    const cart = await newCart();
    const first = await place(guest, cart, given);
    const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 100_000 });
    await addToCart(guest, { token: cart.token, productId, variantId: null, quantity: 1 });
    const second = await place(guest, cart);
    const [kept] = await db.select().from(orders).where(eq(orders.id, first.id));
    expect(second.id).not.toBe(first.id);
    expect(kept).toMatchObject({ status: "pending", paymentStatus });
  });

  it("takes the place of an unpaid one of its cart", async () => {
    const cart = await newCart();
    const unpaid = await place(guest, cart);
    await place(guest, cart, given);
    const [ended] = await db.select().from(orders).where(eq(orders.id, unpaid.id));
    expect(ended?.status).toBe("cancelled");
  });
});

describe("an order that is paid by transfer", () => {
  it("has an open attempt from the start, of its exact amount", async () => {
    const order = await place(guest, await newCart(), bank);
    const attempts = await db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(attempts).toMatchObject([{ gateway: "bank", status: "open", amount: 780_000 }]);
    expect(attempts[0]?.reference).toMatch(/^order_\d+_\w{16}$/);
  });

  it("is mailed with account, amount and reference", async () => {
    const order = await place(guest, await newCart(), bank);
    await drainJobs(pool, orderJobs);
    const key = `order-placed:${order.id}`;
    const [mail] = await readMails(ctx, eq(mails.dedupeKey, key));
    for (const said of ["Bank of Cebu", "0000 1234 56", "₱7,800", order.orderNumber]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.text).toContain(orderPath(ctx, order));
    expect(mail?.text).toMatch(/until Nov 21, 2026/);
    expect(mail?.text).toMatch(/\/confirm-order\/[\w-]{43}/);
  });

  it("is mailed without an account when it is paid otherwise", async () => {
    const order = await place(guest, await newCart(), cash);
    await drainJobs(pool, orderJobs);
    const key = `order-placed:${order.id}`;
    const [mail] = await db.select().from(mails).where(eq(mails.dedupeKey, key));
    expect(mail?.text).not.toContain("Bank of Cebu");
  });
});

it("does not take more cash at the door than the owner allows", async () => {
  const productId = await makeProduct(ctx, { name: "Dear", price: 1_000_001 });
  const dear = await fillCart(guest, { productId });
  const refused = { ok: false, reason: "cash_refused", why: "limit", limit: 1_000_000 };
  expect(await send(guest, dear, cash)).toMatchObject(refused);
  expect(await cartLines(db, dear.cartId)).toHaveLength(1);
});

it.each([
  ["gcash", { gateway: undefined }],
  ["card", { gateway: undefined }],
] as const)("%s needs a gateway", async (paymentMethod, given) => {
  const form = buyerForm({ paymentMethod });
  const refused = { ok: false, reason: "method_unavailable" };
  expect(await send(guest, await newCart(), { ...given, form })).toEqual(refused);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
