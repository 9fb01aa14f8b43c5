import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bookCommission } from "#app/reach/affiliates/commands/book-commission.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { referralFacts } from "#app/reach/affiliates/queries/referral-of.server.ts";
import { affiliateCommissions } from "#app/reach/affiliates/tables.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { buyerForm, liftReservationLimits, place } from "#app/selling/checkout/factories.ts";
import { checkoutView } from "#app/selling/checkout/queries/checkout-view.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const visitor = as("visitor");
const idOf = (actor: Actor) => (actor.kind === "user" ? actor.userId : "");
const affiliate = await makeAffiliate(ctx, idOf(await accountOf(ctx, "customer")));
const other = await makeAffiliate(ctx, idOf(await accountOf(ctx, "customer")));
const productId = await makeProduct(ctx, { name: "Dear", price: 400_000, stock: 50 });

beforeEach(() => saveSettings(ctx, { affiliate_with_discount: "true" }));

/** What an order by the affiliate's code earned, with a promo code or without one. */
async function earned(code: string | null) {
  const cart = await fillCart(visitor, { productId, quantity: 1 });
  await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  const email = `buyer-${ctx.ids.newId()}@example.test`;
  const form = buyerForm({ email, phone: null, referralCode: affiliate.code });
  const shownTotal = (await checkoutView(visitor, cart.token))?.totals.total ?? 0;
  const { id } = await place(visitor, cart, { form, shownTotal });
  await payOrder(ctx, id);
  await bookCommission(ctx, id);
  const of = eq(affiliateCommissions.orderId, id);
  const [commission] = await db.select().from(affiliateCommissions).where(of);
  const referral = await referralFacts(db, id);
  return { id, amount: commission?.commissionAmount, refused: referral?.refusedWhy };
}

test("a promo code and a commission go together, of what was paid after it", async () => {
  const { code } = await makeDiscount(ctx);
  expect(await earned(code)).toMatchObject({ amount: 36_000, refused: null });
});

test("switched off, an order with a code that is not theirs earns nothing, and says why", async () => {
  await saveSettings(ctx, { affiliate_with_discount: "false" });
  const shops = await makeDiscount(ctx);
  const { id, ...refused } = await earned(shops.code);
  expect(refused).toEqual({ amount: undefined, refused: "with_discount" });
  const others = await makeDiscount(ctx, { affiliateId: other.id });
  expect(await earned(others.code)).toMatchObject({ refused: "with_discount" });
  expect(await earned(null)).toMatchObject({ amount: 40_000, refused: null });
  const own = await makeDiscount(ctx, { affiliateId: affiliate.id });
  expect(await earned(own.code)).toMatchObject({ amount: 36_000, refused: null });

  await saveSettings(ctx, { affiliate_with_discount: "true" });
  await bookCommission(ctx, id);
  expect(await referralFacts(db, id)).toMatchObject({ refusedWhy: "with_discount" });
});
