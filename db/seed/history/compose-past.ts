import { sixDigits, yearPrefix } from "#app/lib/running-number.ts";
import type { LegalVersions } from "#app/running/content/queries/documents.server.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { priceCart } from "#app/selling/cart/rules/price-cart.ts";
import { newItems, newOrder } from "#app/selling/checkout/rules/compose-order.ts";
import { promisedDelivery } from "#app/selling/checkout/rules/promised-delivery.ts";
import { savingOf } from "#app/selling/discounts/rules/saving.ts";
import type { discounts } from "#app/selling/discounts/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { courseOf } from "./order-course.ts";
import type { PastItem } from "./past-items.ts";
import type { PastOrder } from "./plan-orders.ts";

/** The state of the shop that its past orders follow. */
export type Shop = {
  settings: Settings;
  legal: LegalVersions;
  items: ReadonlyMap<string, PastItem>;
  codes: readonly (typeof discounts.$inferSelect)[];
  /** The name of the gateway for payments online. */
  gateway: string;
};

export type ComposedOrder = ReturnType<typeof composePast>;

/** The rows of an order and its lines, by the rules of the checkout, in the state of now. */
export function composePast({ ids, now }: Ctx, shop: Shop, past: PastOrder, number: number) {
  const { settings, legal } = shop;
  const lines = past.lines.map(({ sku, quantity }) => ({ ...itemOf(shop, sku), quantity }));
  const { discount, totals } = priceOf(shop, past, lines);
  const delivery = promisedDelivery({ lines, settings, areas: null, place: past.buyer }, past.at);
  const course = courseOf(past, delivery, now);
  const id = ids.newId();
  const order = newOrder({
    id,
    cartId: "",
    customerId: null,
    form: {
      ...past.buyer,
      addressLine2: null,
      country: "PH",
      paymentMethod: past.method,
      terms: "yes",
    },
    place: { ...past.buyer, psgcCode: null },
    totals,
    legal,
    acknowledged: lines.some(({ isAcknowledged }) => isAcknowledged),
    discount,
    now: past.at,
    settings,
    delivery,
  });
  return {
    past,
    course,
    lines: newItems(lines, totals.discount, discount).map((item, n) => ({
      ...item,
      id: ids.newId(),
      orderId: id,
      position: n + 1,
      levelId: lines[n]?.levelId ?? "",
      lotId: lines[n]?.lotId ?? null,
    })),
    order: {
      ...order,
      cartId: null,
      orderNumber: `${yearPrefix(settings.order_prefix, past.at)}${sixDigits(number)}`,
      status: course.status,
      paymentStatus: course.paymentStatus,
      openingStatus: order.paymentStatus,
      fulfillmentStatus: course.shippedAt ? ("fulfilled" as const) : ("unfulfilled" as const),
      parcelsSent: course.shippedAt ? 1 : 0,
      shippedAt: course.shippedAt,
      createdAt: past.at,
      expiresAt: null,
      paidAt: course.paidAt,
      cancelledAt: course.ended?.at ?? null,
      endedWhy: course.ended?.why ?? null,
    },
  };
}

function itemOf({ items }: Shop, sku: string): PastItem {
  const item = items.get(sku);
  if (!item) throw new Error(`the demo shop does not sell ${sku}`);
  return item;
}

function priceOf(
  { settings, codes }: Shop,
  past: PastOrder,
  lines: Parameters<typeof priceCart>[0],
) {
  const charges = chargesOf(settings);
  const { subtotal } = priceCart(lines, charges);
  const wanted = past.isFirst || past.code !== "WELCOME10" ? past.code : undefined;
  const discount = codes.find(
    ({ code, minimumAmount }) => code === wanted && subtotal >= (minimumAmount ?? 0),
  );
  const saving = discount ? savingOf(discount, subtotal) : 0;
  return { discount, totals: priceCart(lines, charges, saving) };
}
