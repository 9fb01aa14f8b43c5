import type { Prepare, Some } from "../call.ts";
import { choice, count, line, optional, secret } from "../fields.ts";
import { cashOrder } from "../orders.ts";

const receiptOf = (order: { accessToken: string }) => ({
  params: { token: secret(order.accessToken) },
});

/** The forms that change an order, by their intent. */
const forms: Record<string, Prepare> = {
  items: async (shop) => {
    const order = await cashOrder(shop);
    const shownTotal = count(String(order.totalAmount));
    const fields = { intent: choice("items"), shownTotal, quantity1: count("1") };
    return { ...receiptOf(order), fields };
  },
  address: async ({ order }) => ({
    ...receiptOf(await order()),
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
    GET: async ({ order }) => receiptOf(await order()),
    POST: forms,
  },
};
