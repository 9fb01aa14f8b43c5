import { makeProduct } from "#app/modules/catalog/factories.ts";
import type { LinkedOrder } from "#app/modules/orders/rules/order-link.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, count, line, optional, secret } from "../fields.ts";
import { cashOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

const receiptOf = (shop: Shop, order: LinkedOrder) => ({
  params: { token: secret(shop.tokenOf(order)) },
});

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
    const id = await makeProduct(shop.system(), { name, price, stock: 100_000 });
    const fields = {
      intent: choice("items"),
      shownTotal: count(String(order.totalAmount)),
      [`add-${id}`]: count("1"),
      [`price-${id}`]: secret(String(price)),
    };
    return { ...receiptOf(shop, order), fields };
  },
  address: async (shop) => ({
    ...receiptOf(shop, await shop.order()),
    fields: {
      intent: choice("address"),
      firstName: line("Maria"),
      lastName: line("Santos"),
      phone: optional(line("0917 123 4567")),
      address: line("1 Session Road"),
      barangay: optional(line("Luz")),
      city: line("Baguio City"),
      province: optional(line("Benguet")),
      postalCode: optional(line("2600")),
    },
  }),
};

export const changes: Some<"/order/:token/change"> = {
  "/order/:token/change": {
    GET: async (shop) => receiptOf(shop, await shop.order()),
    POST: forms,
  },
};
