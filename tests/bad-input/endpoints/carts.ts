import type { CartChange } from "#app/selling/cart/input.ts";
import type { Prepare } from "../call.ts";
import { anything, choice, count, id, line, optional } from "../fields.ts";
import type { Shop } from "../shop.ts";

const SOMEBODY_ELSES = "018f0000-0000-7000-8000-000000000000";

/** Each form of the cart, by the intent that tells them apart: a new one does not compile here. */
export const cartForms: Record<CartChange["intent"], Prepare> = {
  add: ({ productId }) => ({
    fields: {
      intent: choice("add"),
      productId: id(productId, { notOwn: [SOMEBODY_ELSES] }),
      variantId: optional(id("", { notOwn: [SOMEBODY_ELSES] })),
      quantity: optional(count("1")),
      via: anything("page"),
    },
  }),
  set: async (shop) => {
    const { cookie, lineId, other } = await twoCarts(shop);
    return {
      cookie,
      fields: {
        intent: choice("set"),
        lineId: id(lineId, { notOwn: [other.lineId] }),
        quantity: count("3"),
        step: optional(choice("1", "-1")),
        via: anything("page"),
      },
    };
  },
  remove: async (shop) => {
    const { cookie, lineId, other } = await twoCarts(shop);
    return {
      cookie,
      fields: {
        intent: choice("remove"),
        lineId: id(lineId, { notOwn: [other.lineId] }),
        via: anything("page"),
      },
    };
  },
  clear: async ({ cart }) => ({
    cookie: (await cart()).cookie,
    fields: { intent: choice("clear"), via: anything("page") },
  }),
  "apply-code": async ({ cart }) => ({
    cookie: (await cart()).cookie,
    fields: {
      intent: choice("apply-code"),
      promo: line("WELCOME10"),
      via: anything("page"),
    },
  }),
  "remove-code": async ({ cart, pool }) => {
    const { cookie, cartId } = await cart();
    await pool.query("update carts set discount_code = 'WELCOME10' where id = $1", [cartId]);
    return { cookie, fields: { intent: choice("remove-code"), via: anything("page") } };
  },
  undo: ({ productId }) => ({
    fields: {
      intent: choice("undo"),
      lines: { ...line(`${productId.replaceAll("-", "")}x2`), tempting: [`${"a".repeat(32)}x99`] },
      via: anything("page"),
    },
  }),
};

async function twoCarts({ cart }: Shop) {
  const other = await cart();
  return { ...(await cart()), other };
}
