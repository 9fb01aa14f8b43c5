import { startRecall } from "#app/fulfilment/recalls/commands/start-recall.server.ts";
import { makePackedLot } from "#app/fulfilment/recalls/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { Some } from "../call.ts";
import { choice, count, id, line, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

async function packedLot(shop: Shop) {
  const lotNumber = crypto.randomUUID().slice(0, 12);
  return makePackedLot(shop.system(), { name: `Recalled ${lotNumber}`, lotNumber, units: [1] });
}

async function recalled(shop: Shop) {
  const lot = await packedLot(shop);
  const told = { reason: "Not sterile", advice: "Do not use it" };
  await startRecall(shop.system(), { lotId: lot.lotId, ...told });
  const order = await findOrder(shop.system().db, lot.orderIds[0] ?? "");
  if (!order) throw new Error("the order of the lot is missing");
  return { lotId: lot.lotId, token: shop.tokenOf(order) };
}

export const recalls = {
  "/admin/lots/:lotId/recall": {
    GET: async (shop) => ({ as: "admin", params: { lotId: id((await packedLot(shop)).lotId) } }),
    POST: {
      start: async (shop) => ({
        as: "admin",
        params: { lotId: id((await packedLot(shop)).lotId) },
        fields: {
          intent: choice("start"),
          reason: line("Some vials may not be sterile."),
          advice: text("Do not use it."),
        },
      }),
      remind: async (shop) => ({
        as: "admin",
        params: { lotId: id((await recalled(shop)).lotId) },
        fields: { intent: choice("remind"), sendings: count("1") },
      }),
    },
  },
  "/order/:token/recall": {
    GET: async (shop) => ({ params: { token: secret((await recalled(shop)).token) } }),
    POST: {
      answer: async (shop) => ({ params: { token: secret((await recalled(shop)).token) } }),
    },
  },
} satisfies Some;
