import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, optional, text, type Fields } from "../fields.ts";
import { shippedOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

/** A parcel that left half a year ago, and of which nothing was heard since. */
async function stillParcel(shop: Shop): Promise<string> {
  const { id: orderId } = await shippedOrder(shop);
  const { rows } = await shop.pool.query<{ id: string }>(
    `update parcels set shipped_at = now() - interval '180 days', shipment_told = '{}'
     where order_id = $1 returning id`,
    [orderId],
  );
  return rows[0]?.id ?? "";
}

/** A call about such a parcel, on the page that shows it. */
async function about(shop: Shop, fields: Fields) {
  const parcelId = await stillParcel(shop);
  return {
    as: "admin",
    query: { parcel: anything(parcelId) },
    fields: { ...fields, parcelId: id(parcelId), key: id(crypto.randomUUID()) },
  } as const;
}

const note = optional({
  ...text("They look for it"),
  mayBe: (typed: string) => typed.trim().length <= 500 && typed.isWellFormed(),
});

const heard =
  (word: string): Prepare =>
  (shop) =>
    about(shop, { intent: choice(word), note });

const plain =
  (intent: string): Prepare =>
  (shop) =>
    about(shop, { intent: choice(intent) });

export const couriers: Some<"/admin/orders/still"> = {
  "/admin/orders/still": {
    GET: async (shop) => ({
      as: "admin",
      query: { parcel: anything(await stillParcel(shop)), after: anything("") },
    }),
    POST: {
      asked: (shop) => about(shop, { intent: choice("asked"), note, days: choice("2", "1", "7") }),
      arrived: plain("arrived"),
      "came-back": plain("came-back"),
      "coming-back": heard("coming_back"),
      lost: heard("lost"),
    },
  },
};
