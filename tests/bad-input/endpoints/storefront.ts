import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { CheckoutInput, checkoutEnvelope } from "#app/selling/checkout/input.ts";
import type { z } from "zod";
import type { Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  count,
  email,
  id,
  line,
  optional,
  secret,
  text,
  type Field,
} from "../fields.ts";
import {
  cancelledOrder,
  cashOrder,
  changedOrder,
  confirmationToken,
  deliveredOrder,
  madeOrder,
  paidOrder,
} from "../orders.ts";
import type { Shop } from "../shop.ts";
import { cartForms } from "./carts.ts";
import { askInvoice } from "./invoices.ts";

type CheckoutFields = keyof CheckoutInput | keyof z.infer<typeof checkoutEnvelope>;

const checkout: Prepare = async (shop) => {
  const { cookie, cartId } = await shop.cart();
  const { rows } = await shop.pool.query<{ total: string }>(
    `select sum(p.price * i.quantity)::text as total
     from cart_items i join products p on p.id = i.product_id where i.cart_id = $1`,
    [cartId],
  );
  const fields: Record<CheckoutFields, Field> = {
    key: id(crypto.randomUUID()),
    shownTotal: count(rows[0]?.total ?? ""),
    email: email("maria@example.com"),
    firstName: line("Maria"),
    lastName: line("Clara"),
    address: line("12 Mango Avenue"),
    addressLine2: optional(line("Unit 4B")),
    barangay: optional(line("Luz")),
    city: line("Cebu City"),
    province: optional(line("Cebu")),
    postalCode: optional(line("6000")),
    phone: optional(line("0917 123 4567")),
    country: optional(choice("PH")),
    paymentMethod: choice("card", "gcash", "maya", "bank", "cod"),
    terms: choice("yes"),
    supervision: optional(choice("yes")),
    credit: optional(count("0")),
    notes: optional(line("Please ring twice.")),
    discreet: optional(choice("yes")),
    textUpdates: optional(choice("yes")),
    marketing: optional(choice("yes")),
    referralCode: optional(secret(await shop.affiliateCode())),
  };
  return { cookie, fields };
};

/** A form without an intent pays, so a missing intent is no error. */
const intent = (name: string) => ({ intent: anything(name) });
const receiptOf = (shop: Shop, order: LinkedOrder) => ({
  params: { token: secret(shop.tokenOf(order)) },
});

/** Each form of a receipt, by its intent; the payment form has none. */
const receiptForms: Record<string, Prepare> = {
  invoice: askInvoice,
  pay: async (shop) => ({ ...receiptOf(shop, await shop.order()), fields: {} }),
  agree: async (shop) => ({
    ...receiptOf(shop, await madeOrder(shop, "gcash")),
    fields: { ...intent("agree"), terms: choice("yes") },
  }),
  check: async (shop) => ({
    ...receiptOf(shop, await shop.order()),
    fields: intent("check"),
    changes: false,
  }),
  resend: async (shop) => ({ ...receiptOf(shop, await cashOrder(shop)), fields: intent("resend") }),
  cancel: async (shop) => ({
    ...receiptOf(shop, await shop.order()),
    fields: {
      ...intent("cancel"),
      reason: optional(text("Wrong address")),
      money: anything("back"),
    },
  }),
  again: async (shop) => ({
    ...receiptOf(shop, await cancelledOrder(shop)),
    fields: intent("again"),
  }),
  account: async (shop) => ({
    ...receiptOf(shop, await cashOrder(shop)),
    fields: intent("account"),
    changes: false,
  }),
  "pay-difference": async (shop) => ({
    ...receiptOf(shop, await changedOrder(shop)),
    fields: intent("pay-difference"),
  }),
};

export const storefront = {
  "/": { GET: () => ({}) },
  "/products": {
    GET: () => ({
      query: { q: anything("nad"), sort: anything("price-asc"), page: anything("1") },
    }),
  },
  "/products/:category": {
    GET: () => ({
      params: { category: anything("weight") },
      query: { q: anything(""), sort: anything("rating"), page: anything("1") },
    }),
  },
  "/product/:id": {
    GET: () => ({
      params: { id: anything("semaglutide") },
      query: { variant: anything("PM-SEMA-10") },
    }),
  },
  "/product/:id/notify": {
    GET: async (shop) => ({ params: { id: anything(await soldOut(shop)) } }),
    POST: {
      watch: async (shop) => ({
        params: { id: anything(await soldOut(shop)) },
        query: { variant: anything("") },
        fields: {
          about: anything("stock"),
          email: email(`${crypto.randomUUID()}@example.com`),
        },
      }),
    },
  },
  "/stop-notices/:token": {
    GET: async (shop) => ({ params: { token: secret(await watchedBy(shop)) } }),
    POST: {
      // Mail programs send it from any origin.
      stop: async (shop) => ({
        params: { token: secret(await watchedBy(shop)) },
        fields: {},
        notes: ["stock_watches"],
      }),
    },
  },
  "/cart": {
    GET: async ({ cart }) => ({ cookie: (await cart()).cookie }),
    POST: cartForms,
  },
  "/discount/:code": {
    GET: () => ({ params: { code: anything("WELCOME10") }, query: { to: anything("/cart") } }),
  },
  "/checkout": {
    GET: async ({ cart }) => ({
      cookie: (await cart()).cookie,
      query: { payment_cancelled: anything("true"), address: anything(crypto.randomUUID()) },
    }),
    POST: { checkout },
  },
  "/order/:token/receipt/pdf": {
    GET: async (shop) => receiptOf(shop, await paidOrder(shop)),
  },
  "/order/:token": {
    GET: async (shop) => receiptOf(shop, await shop.order()),
    POST: receiptForms,
  },
  "/order/:token/review/:productId": {
    GET: async (shop) => ({ params: await delivered(shop) }),
    POST: {
      write: async (shop) => ({
        params: await delivered(shop),
        fields: { rating: choice("5", "1"), text: text("It came cold and on time.") },
      }),
    },
  },
  "/api/places": { GET: () => ({ query: { q: anything("Ceb") } }) },
  "/confirm-order/:token": {
    GET: async (shop) => ({ params: { token: secret(await confirmationToken(shop)) } }),
    POST: {
      confirm: async (shop) => ({
        params: { token: secret(await confirmationToken(shop)) },
        fields: {},
      }),
      agree: async (shop) => ({
        params: { token: secret(await confirmationToken(shop, madeOrder(shop, "cod"))) },
        fields: { terms: choice("yes") },
      }),
    },
  },
  "/track": {
    GET: () => ({}),
    POST: {
      ask: async ({ order }) => {
        const { orderNumber, email: address } = await order();
        return { fields: { orderNumber: line(orderNumber), email: email(address) } };
      },
    },
  },
  // Each check is recorded, whatever its result.
  "/parcel": {
    GET: () => ({}),
    POST: {
      check: () => ({
        fields: { tracking: line("JT-0000 1234"), phone: line("0917 123 4567") },
      }),
    },
  },
  "/offline": { GET: () => ({}) },
  // A request whose User-Agent names no browser is not counted as a visit.
  "/visit": {
    POST: {
      count: () => ({ fields: { steps: choice("visit", "product", "checkout") }, changes: false }),
    },
  },
  "/manifest.webmanifest": { GET: () => ({}) },
  "/terms": { GET: () => ({}) },
  "/privacy": { GET: () => ({}) },
  "/robots.txt": { GET: () => ({}) },
  "/llms.txt": { GET: () => ({}) },
  "/sitemap.xml": { GET: () => ({}) },
  "/sitemap/:part": { GET: () => ({ params: { part: anything("products-1.xml") } }) },
  "/shipping-returns": { GET: () => ({}) },
  "/medical-disclaimer": { GET: () => ({}) },
  "/affiliate-terms": { GET: () => ({}) },
  "/faq": { GET: () => ({ query: { q: anything("storage") } }) },
  "/about": { GET: () => ({}) },
  "/cookies": {
    GET: () => ({}),
    POST: { choose: () => ({ fields: { choice: choice("yes", "no") }, changes: false }) },
  },
  "/journey-support": { GET: () => ({}) },
  "/learn": { GET: () => ({ query: { category: anything("safety-guidelines") } }) },
  "/learn/:slug": { GET: () => ({ params: { slug: anything("what-peptides-are") } }) },
  "/*": { GET: () => ({ params: { "*": anything("nothing/here") } }) },
} satisfies Some;

async function soldOut({ system }: Shop): Promise<string> {
  const slug = `gone-${crypto.randomUUID().slice(0, 18)}`;
  await makeProduct(system(), { name: "Gone", slug, stock: null });
  return slug;
}

/** The token that ends a buyer's stock alert. */
async function watchedBy(shop: Shop): Promise<string> {
  const token = systemIds.newToken();
  await shop.pool.query(
    `insert into stock_watches (id, product_id, email, wording, stop_token, created_at)
     values ($1, $2, $3, 'test', $4, now())`,
    [crypto.randomUUID(), shop.productId, `${crypto.randomUUID()}@example.com`, token],
  );
  return token;
}

async function delivered(shop: Shop) {
  const order = await deliveredOrder(shop);
  return { token: secret(shop.tokenOf(order)), productId: id(shop.productId) };
}
