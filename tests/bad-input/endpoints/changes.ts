import type { LinkedOrder } from "#app/modules/orders/rules/order-link.ts";
import type { Prepare, Some } from "../call.ts";
import { choice, count, line, optional, secret } from "../fields.ts";
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
    const fields = { intent: choice("items"), shownTotal, quantity1: count("1") };
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
