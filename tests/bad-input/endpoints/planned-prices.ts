import { addDays } from "#app/lib/dates.ts";
import { planPrice } from "#app/goods/catalog/commands/plan-price.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { Some } from "../call.ts";
import { choice, id, line, optional, readFrom, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";

const aProduct = (shop: Shop) =>
  makeProduct(shop.system(), { name: "Priced later", slug: crypto.randomUUID() });

async function aSchedule(shop: Shop) {
  const ctx = shop.system();
  const productId = await aProduct(shop);
  const planned = await planPrice(ctx, {
    productId,
    variantId: null,
    price: 50_000,
    compareAtPrice: null,
    startsAt: addDays(ctx.now, 400),
    endsAt: null,
  });
  if (!planned.ok) throw new Error(planned.reason);
  return { productId: id(productId), scheduleId: id(planned.value.id) };
}

const amount = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^[\d,]{1,15}(?:\.\d{1,2})?$/.test(typed.trim()),
});
const minute = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed.trim()),
});

const fields = (): Fields => ({
  price: amount("450"),
  compare_at_price: optional(amount("")),
  starts_at: minute("2030-01-01T09:00"),
  ends_at: optional(minute("2030-02-01T09:00")),
});

export const plannedPrices = {
  "/admin/products/:productId/prices": {
    GET: async (shop) => {
      const { productId } = await aSchedule(shop);
      return { as: "admin", params: { productId } };
    },
    POST: {
      plan: async (shop) => ({
        as: "admin",
        params: { productId: id(await aProduct(shop)) },
        fields: { intent: choice("plan"), item: choice("product"), ...fields() },
      }),
      remove: async (shop) => {
        const { productId, scheduleId } = await aSchedule(shop);
        return {
          as: "admin",
          params: { productId },
          fields: { intent: choice("remove"), scheduleId },
        };
      },
    },
  },
  "/admin/products/:productId/prices/:scheduleId": {
    GET: async (shop) => ({ as: "admin", params: await aSchedule(shop) }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: await aSchedule(shop),
        fields: { ...fields(), ...readFrom(1) },
      }),
    },
  },
} satisfies Some;
