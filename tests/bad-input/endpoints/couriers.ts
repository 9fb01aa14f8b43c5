import { signNinjaVan } from "#app/fulfilment/couriers/pages/shop/verify-ninjavan.server.ts";
import type { Prepare, Some } from "../call.ts";
import {
  booking,
  connected,
  disconnect,
  KEYS,
  NINJA_VAN,
  openLabels,
  readyToBook,
  SENDER,
} from "../courier-account.ts";
import {
  anything,
  choice,
  id,
  line,
  optional,
  secret,
  text,
  type Field,
  type Fields,
} from "../fields.ts";
import { shippedOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

/** A parcel that left half a year ago, and of which nothing was heard since. */
async function stillParcel(shop: Shop): Promise<string> {
  const { id: orderId } = await shippedOrder(shop);
  const { rows } = await shop.pool.query<{ id: string }>(
    `update parcels set shipped_at = now() - interval '180 days'
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

const key = (valid: string): Field => ({
  ...secret(valid),
  mayBe: (typed) => /^[!-~]{8,200}$/.test(typed.trim()),
});

/** Shorter than lines elsewhere. */
const short = (valid: string): Field => {
  const { mayBe, ...field } = line(valid);
  return { ...field, mayBe: (typed) => typed.length <= 210 && mayBe(typed) };
};

const isPhone = (typed: string) => /^[\d ()+-]{7,20}$/.test(typed.trim());
const isPostalCode = (typed: string) => /^\d{4}$/.test(typed.trim());

const isNumber = (typed: string) => /^[\x21-\x7e]{1,100}$/.test(typed.trim());
const inTime = (time: string) => Date.parse(time) < Date.now() + 86_400_000;

export const couriers = {
  "/admin/orders/:orderId/bookings/:bookingId/label.pdf": {
    GET: async (shop) => {
      const [close, disconnectAgain] = [await openLabels(shop), await readyToBook(shop)];
      const { orderId, id: bookingId } = await booking(shop, "booked");
      return {
        as: "admin",
        params: { orderId: id(orderId), bookingId: id(bookingId) },
        async restore() {
          await disconnectAgain();
          await close();
        },
      };
    },
  },
  "/admin/settings/couriers": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: async (shop) => {
        await disconnect(shop);
        return {
          as: "admin",
          fields: {
            intent: choice("save"),
            version: secret("0"),
            clientId: key(KEYS.clientId),
            clientSecret: key(KEYS.clientSecret),
            mode: choice("sandbox", "live"),
          },
          restore: () => disconnect(shop),
        };
      },
      "save-sender": async (shop) => ({
        as: "admin",
        restore: await connected(shop),
        fields: {
          intent: choice("save-sender"),
          version: secret("1"),
          name: short(SENDER.name),
          phone: { ...line(SENDER.phone), mayBe: isPhone },
          street: short(SENDER.street),
          barangay: short(SENDER.barangay),
          city: short(SENDER.city),
          province: short(SENDER.province),
          postalCode: optional({ ...line(SENDER.postalCode), mayBe: isPostalCode }),
          pickup: choice("collected", "brought"),
          carrierId: id(NINJA_VAN),
        },
      }),
      // It asks Ninja Van, and writes nothing.
      test: async (shop) => ({
        as: "admin",
        fields: { intent: choice("test") },
        changes: false,
        restore: await connected(shop),
      }),
    },
  },
  "/api/couriers/ninjavan/callback": {
    POST: {
      report: async (shop) => ({
        restore: await connected(shop),
        sign: (rawBody) => ({
          "x-ninjavan-hmac-sha256": signNinjaVan(rawBody, KEYS.clientSecret),
        }),
        // What is refused is counted, so that the owner sees it.
        notes: ["refused_callbacks"],
        fields: {
          tracking_id: { ...line(`NVPH-${crypto.randomUUID()}`), mayBe: isNumber },
          status: anything("On Vehicle for Delivery"),
          timestamp: { ...line(new Date().toISOString()), mayBe: inTime },
        },
      }),
    },
  },
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
} satisfies Some;
