import { makeProduct } from "#app/goods/catalog/factories.ts";
import { addressMark } from "#app/selling/checkout/rules/address-mark.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import type { Call, Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  count,
  email,
  id,
  line,
  optional,
  secret,
  type Fields,
} from "../fields.ts";
import { cashOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

const receiptOf = (shop: Shop, order: LinkedOrder) => ({
  params: { token: secret(shop.tokenOf(order)) },
});

/** An address as its form sends it. */
export const addressFields: Fields = {
  firstName: line("Maria"),
  lastName: line("Santos"),
  phone: optional(line("0917 123 4567")),
  address: line("1 Session Road"),
  addressLine2: optional(line("Unit 4B")),
  barangay: optional(line("Luz")),
  city: line("Baguio City"),
  province: optional(line("Benguet")),
  postalCode: optional(line("2600")),
};

/** The forms that change an order, by their intent. */
const forms: Record<string, Prepare> = {
  items: async (shop) => {
    const order = await cashOrder(shop);
    const shownTotal = count(String(order.totalAmount));
    const fields = {
      intent: choice("items"),
      shownTotal,
      quantity1: count("1"),
      find: anything("NAD"),
    };
    return { ...receiptOf(shop, order), fields };
  },
  add: async (shop) => {
    const order = await cashOrder(shop);
    const price = 250_000;
    const name = `Added ${crypto.randomUUID().slice(0, 8)}`;
    const productId = await makeProduct(shop.system(), { name, price, stock: 100_000 });
    const fields = {
      intent: choice("items"),
      shownTotal: count(String(order.totalAmount)),
      [`add-${productId}`]: count("1"),
      [`price-${productId}`]: secret(String(price)),
    };
    return { ...receiptOf(shop, order), fields };
  },
  address: async (shop) => ({
    ...receiptOf(shop, await shop.order()),
    fields: { intent: choice("address"), ...addressFields },
  }),
};

const staffWish = (order: { totalAmount: number }) => ({
  shownTotal: count(String(order.totalAmount)),
  quantity1: count("1"),
  reason: line("The buyer phoned"),
  find: anything("NAD"),
});

const byStaff: Record<string, Prepare> = {
  preview: async (shop) => {
    const order = await cashOrder(shop);
    const fields = { intent: choice("preview"), ...staffWish(order) };
    return { as: "admin", params: { orderId: id(order.id) }, fields, changes: false };
  },
  change: async (shop) => {
    const order = await cashOrder(shop);
    const plannedTotal = count(String(order.totalAmount / 2));
    const fields = { intent: choice("change"), plannedTotal, ...staffWish(order) };
    return { as: "admin", params: { orderId: id(order.id) }, fields };
  },
  address: async (shop) => {
    const order = await shop.order();
    const fields = {
      intent: choice("address"),
      ...addressFields,
      mark: secret(addressMark(order)),
    };
    return { as: "admin", params: { orderId: id(order.id) }, fields };
  },
};

/** The form in which staff make an order, filled in. */
async function newOrder(shop: Shop, intent: string, more: Fields = {}): Promise<Call> {
  const price = 250_000;
  const name = `By phone ${crypto.randomUUID().slice(0, 8)}`;
  const productId = await makeProduct(shop.system(), { name, price, stock: 100_000 });
  return {
    as: "admin",
    fields: {
      ...addressFields,
      intent: choice(intent),
      key: { ...id(crypto.randomUUID()), mayBe: isUuid },
      find: anything(name),
      who: anything("maria"),
      [`add-${productId}`]: count("1"),
      [`price-${productId}`]: anything(String(price)),
      customerId: optional(choice("")),
      filledFor: anything(""),
      email: email(`by-phone-${crypto.randomUUID().slice(0, 8)}@example.test`),
      promo: optional(anything("")),
      paymentMethod: choice("gcash", "card"),
      ...more,
    },
  };
}

const madeByStaff: Record<string, Prepare> = {
  find: async (shop) => ({ ...(await newOrder(shop, "find")), changes: false }),
  preview: async (shop) => ({ ...(await newOrder(shop, "preview")), changes: false }),
  place: async (shop) => newOrder(shop, "place", { plannedTotal: count("250000") }),
};

export const changes = {
  "/admin/orders/new": {
    GET: () => ({ as: "admin", query: { customer: anything("") } }),
    POST: madeByStaff,
  },
  "/admin/orders/:orderId/edit": {
    GET: async (shop) => ({
      as: "admin",
      params: { orderId: id((await shop.order()).id) },
      query: { find: anything("NAD") },
    }),
    POST: byStaff,
  },
  "/order/:token/change": {
    GET: async (shop) => receiptOf(shop, await shop.order()),
    POST: forms,
  },
} satisfies Some;
