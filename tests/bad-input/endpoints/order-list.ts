import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, tags } from "../fields.ts";
import {
  cashOrder,
  deliveredOrder,
  packedOrder,
  paidOrder,
  parcelToPack,
  taggedOrder,
} from "../orders.ts";

/** The list of orders, and what is done with several of them. */
export const orderListEndpoints = {
  "/admin/orders": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("to-check"),
        status: anything("shipped"),
        payment: anything("paid"),
        fulfilment: anything("fulfilled"),
        tag: anything("01a20b3a-0efc-7782-9419-3d67090f7665"),
        method: anything("cod"),
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("-total"),
        after: anything("sealed"),
        before: anything("sealed"),
      },
    }),
    POST: {
      bulk: async ({ order }) => ({
        as: "admin",
        fields: {
          ids: id((await order()).id),
          bulk: choice("confirm", "ship", "deliver", "collect", "archive", "tag", "print"),
        },
        changes: false,
      }),
      move: async (shop) => ({
        as: "admin",
        fields: {
          intent: choice("move-order"),
          orderId: id((await paidOrder(shop)).id),
          from: optional(choice("confirmed")),
          to: choice("processing"),
        },
      }),
    },
  },
  "/admin/orders/confirm": {
    GET: async (shop) => ({ as: "admin", query: { ids: anything((await cashOrder(shop)).id) } }),
    POST: {
      confirm: async (shop) => ({
        as: "admin",
        query: { ids: anything((await cashOrder(shop)).id) },
        fields: {},
      }),
    },
  },
  "/admin/orders/step/:act": {
    GET: async ({ order }) => ({
      as: "admin",
      params: { act: choice("deliver", "collect", "archive") },
      query: { ids: anything((await order()).id) },
    }),
    POST: {
      archive: async (shop) => ({
        as: "admin",
        params: { act: choice("archive") },
        query: { ids: anything((await deliveredOrder(shop)).id) },
        fields: {},
      }),
    },
  },
  "/admin/orders/tag": {
    GET: async ({ order }) => ({ as: "admin", query: { ids: anything((await order()).id) } }),
    POST: {
      tag: async ({ order }) => ({
        as: "admin",
        query: { ids: anything((await order()).id) },
        fields: { intent: choice("add"), tags: tags("gift, call first") },
      }),
      untag: async (shop) => ({
        as: "admin",
        query: { ids: anything(await taggedOrder(shop, "gift")) },
        fields: { intent: choice("remove"), tags: tags("gift") },
      }),
    },
  },
  "/admin/orders/ship": {
    GET: async (shop) => ({ as: "admin", query: { ids: anything((await packedOrder(shop)).id) } }),
    POST: {
      check: async (shop) => ({
        as: "admin",
        query: { ids: anything((await packedOrder(shop)).id) },
        fields: {
          intent: choice("check"),
          courier: choice("LBC Express", "J&T Express", "other"),
          pasted: line(`LBC-${crypto.randomUUID().slice(0, 8)}`),
        },
        changes: false,
      }),
      send: async (shop) => {
        const { orderId, plan } = await parcelToPack(shop);
        return {
          as: "admin",
          query: { ids: anything(orderId) },
          fields: {
            intent: choice("send"),
            courier: choice("LBC Express", "J&T Express", "other"),
            [`number.${orderId}`]: line(`LBC-${crypto.randomUUID().slice(0, 8)}`),
            [`plan.${orderId}`]: secret(plan),
            anyway: anything("yes"),
          },
        };
      },
    },
  },
  "/admin/orders/slips.pdf": {
    GET: async (shop) => ({ as: "admin", query: { ids: id((await packedOrder(shop)).id) } }),
  },
  "/admin/orders/export-lines": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("status=shipped&sort=-total"), search: anything("maria") },
      }),
    },
  },
  "/admin/orders/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("status=shipped&sort=-total"), search: anything("maria") },
      }),
    },
  },
} satisfies Some;
