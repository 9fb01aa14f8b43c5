import { eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { priceCart } from "#app/selling/cart/rules/price-cart.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { placeOrder } from "#app/selling/checkout/commands/place-order/place-order.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { decideTestPayment } from "#app/selling/payments/commands/decide-test-payment.server.ts";
import { addTransferProof } from "#app/selling/payments/commands/add-transfer-proof.server.ts";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import { settlePayment } from "#app/selling/payments/commands/settle-payment/settle-payment.server.ts";
import { PROOF_FILES } from "#app/selling/payments/rules/transfer-terms.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_CODE } from "../affiliates/demo-code.ts";
import { done } from "../done.ts";
// Inlined into the build, which is all that a running shop has.
import demoProof from "./demo-proof.webp?inline";
import { DEMO_ORDERS, type DemoOrder } from "./demo-orders.ts";
import { daysEarlier, sendParcel } from "./send-parcel.ts";
import { testGateway } from "./test-gateway.ts";

/** Past orders, each placed by the same commands as a real one, at the time it happened. */
export async function seedOrders(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  for (const order of DEMO_ORDERS) {
    const earlier = await daysEarlier(system, order);
    const placedAt = addMinutes(system.now, -(order.hoursAgo + 24 * earlier) * 60);
    const buyer = await buyerContext({ ...system, now: placedAt }, order.buyer.email);
    await seedOrder(services, system, buyer, order);
  }
}

async function seedOrder(
  services: Services,
  system: Ctx,
  buyer: Ctx,
  order: DemoOrder,
): Promise<void> {
  const token = await fillCart(buyer, order.slugs);
  const cart = await findCart(buyer.db, token);
  if (!cart) throw new Error("the cart that was just filled is missing");
  const charges = chargesOf(await loadSettings(buyer.db));
  const { total } = priceCart(await cartLines(buyer.db, cart.id), charges);
  const { order: placed } = done(
    await placeOrder(buyer, {
      cartToken: token,
      key: buyer.ids.newId(),
      shownTotal: total,
      gateway: testGateway(services).name,
      ...(order.referral === "link" && {
        clicked: { code: DEMO_CODE, at: addMinutes(buyer.now, -25 * 60) },
      }),
      form: {
        ...order.buyer,
        addressLine2: null,
        ...(order.referral === "code" && { referralCode: DEMO_CODE }),
        country: "PH",
        paymentMethod: order.method ?? "card",
        terms: "yes",
        supervision: "yes",
      },
    }),
  );
  if (order.status === "pending") return;
  const later = { ...system, now: addMinutes(buyer.now, 4) };
  if (order.status === "proof_sent") {
    const sent = Buffer.from(demoProof.slice(demoProof.indexOf(",") + 1), "base64");
    const store = services.files.area(PROOF_FILES);
    done(
      await addTransferProof({ ...buyer, now: later.now }, store, {
        orderToken: orderToken(buyer, placed),
        sent,
      }),
    );
    return;
  }
  if (order.status === "paid") await pay(services, later, placed.id);
  else done(await confirmByPhone(later, placed.id));
  for (const [to, hours] of order.moves) {
    const at = { ...later, now: addMinutes(buyer.now, hours * 60) };
    if (to === "shipped") {
      const { firstParcel } = order;
      if (firstParcel) {
        const first = { ...at, now: addMinutes(buyer.now, firstParcel.hours * 60) };
        await sendParcel(first, placed.id, { number: "DEMO-FIRST", slug: firstParcel.slug });
      }
      await sendParcel(at, placed.id, { number: "DEMO-PARCEL" });
      continue;
    }
    const reason = to === "cancelled" ? "The clinician is away this week." : undefined;
    done(await moveOrder(at, { orderId: placed.id, to, reason }));
  }
}

async function fillCart(ctx: Ctx, slugs: readonly string[]): Promise<string | undefined> {
  let token: string | undefined;
  for (const slug of slugs) {
    const [product] = await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.slug, slug));
    if (!product) throw new Error(`no product ${slug}`);
    const line = { productId: product.id, variantId: null, quantity: 1 };
    token = done(await addToCart(ctx, { token, ...line })).token;
  }
  return token;
}

/** Reports the payment like the simulated provider. */
async function pay(services: Services, ctx: Ctx, orderId: string): Promise<void> {
  const { appUrl } = services.env;
  const back = { returnUrl: appUrl, cancelUrl: appUrl };
  done(await startPayment(ctx, testGateway(services), orderId, back));
  const [attempt] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!attempt) throw new Error("the payment that was just started is missing");
  await payAttempt(services, ctx, attempt);
}

type Attempt = Pick<typeof payments.$inferSelect, "reference" | "amount" | "currency">;

export async function payAttempt(
  services: Services,
  ctx: Ctx,
  { reference, amount, currency }: Attempt,
): Promise<void> {
  const { appUrl } = services.env;
  const back = { returnUrl: appUrl, cancelUrl: appUrl };
  const link = { reference, amount, currency, customerEmail: "", customerName: "", ...back };
  // The provider's own books need the payment, too: it could otherwise never be refunded.
  await decideTestPayment(ctx, link, "approve", {
    delaySeconds: 0,
    repeat: 1,
    order: "normal",
    lose: true,
  });
  const eventId = ctx.ids.newId();
  const event = {
    eventId,
    type: "payment.paid",
    reference,
    amount,
    currency,
    at: ctx.now,
  } as const;
  done(await settlePayment(ctx, testGateway(services).name, event, { demo: true }));
}

async function buyerContext(system: Ctx, email: string): Promise<Ctx> {
  const [found] = await system.db.select().from(user).where(eq(user.email, email));
  if (!found) return { ...system, actor: VISITOR };
  const actor = { kind: "user", userId: found.id, email: found.email, roles: [] } as const;
  return { ...system, actor };
}
