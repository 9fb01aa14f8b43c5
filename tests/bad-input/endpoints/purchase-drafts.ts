import { makePurchaseOrder } from "#app/goods/purchasing/factories.ts";
import { costField, quantityField } from "#app/goods/purchasing/rules/read-lines.ts";
import type { Some } from "../call.ts";
import { id, line, optional, readFrom, text } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { amount, units } from "./purchasing.ts";

const PAGE = "/admin/purchase-orders/:orderId/edit";

const aDraft = ({ system, productId }: Shop) =>
  makePurchaseOrder(system(), { productId, sent: false });

export const purchaseDrafts = {
  [PAGE]: {
    GET: async (shop) => ({
      as: "admin",
      params: { orderId: id((await aDraft(shop)).orderId) },
    }),
    POST: {
      save: async (shop) => {
        const item = { productId: shop.productId, variantId: null };
        const { orderId, version } = await aDraft(shop);
        return {
          as: "admin",
          params: { orderId: id(orderId) },
          fields: {
            ...readFrom(version),
            expectedOn: optional(line("2036-12-01")),
            notes: optional(text("Keep it cold")),
            [quantityField(item)]: { ...units("30"), required: true },
            [costField(item)]: amount("130.50"),
          },
        };
      },
    },
  },
} satisfies Some;
