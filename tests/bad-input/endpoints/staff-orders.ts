import { DECLINE_REASONS } from "#app/selling/payments/rules/transfer-terms.ts";
import { addressMark } from "#app/selling/checkout/rules/address-mark.ts";
import { toDecimal } from "#app/lib/money.ts";
import { ORDER_STATUSES } from "#app/selling/orders/rules/order-terms.ts";
import type { Prepare, Some } from "../call.ts";
import { addressFields } from "./changes.ts";
import { anything, choice, id, line, optional, secret, tags, text } from "../fields.ts";
import {
  cashOnItsWay,
  cashOrder,
  mailedOrder,
  notedOrder,
  orderInDoubt,
  orderWithLot,
  orderWithProof,
  packedOrder,
  paidOrder,
  partlySentOrder,
  shippedOrder,
  taggedOrder,
} from "../orders.ts";

/** Each form of an order's page, by its intent. */
const orderForms: Record<string, Prepare> = {
  "move-order": async ({ order }) => ({
    as: "admin",
    params: { orderId: id((await order()).id) },
    fields: {
      intent: choice("move-order"),
      from: optional(choice("pending", ...ORDER_STATUSES)),
      to: choice("cancelled", "confirmed", "shipped", "refunded"),
      reason: text("The buyer asked for it"),
    },
  }),
  ship: async (shop) => ({
    as: "admin",
    params: { orderId: id((await packedOrder(shop)).id) },
    fields: {
      intent: choice("move-order"),
      from: optional(choice("processing")),
      to: choice("shipped"),
      courier: choice("LBC Express", "J&T Express", "other"),
      trackingNumber: line("LBC-1"),
      trackingUrl: optional(line("https://courier.example/LBC-1")),
    },
  }),
  "ship-without": async (shop) => ({
    as: "admin",
    params: { orderId: id((await packedOrder(shop)).id) },
    fields: {
      intent: choice("move-order"),
      from: optional(choice("processing")),
      to: choice("shipped"),
      courier: optional(choice("LBC Express", "J&T Express", "other")),
      // Without the mark it is an ordinary shipment, whose number may be any line.
      trackingNumber: optional(line("")),
      trackingUrl: optional(choice("")),
      without: optional(choice("yes")),
    },
  }),
  "ship-lots": async (shop) => {
    const { orderId, field } = await orderWithLot(shop);
    return {
      as: "admin",
      params: { orderId: id(orderId) },
      fields: {
        intent: choice("move-order"),
        from: optional(choice("processing")),
        to: choice("shipped"),
        [field]: choice("2"),
        courier: choice("LBC Express", "J&T Express", "other"),
        trackingNumber: line("LBC-1"),
        trackingUrl: optional(choice("")),
        without: optional(choice("")),
        anyway: anything("yes"),
      },
    };
  },
  "set-tracking": async (shop) => ({
    as: "admin",
    params: { orderId: id((await shippedOrder(shop)).id) },
    fields: {
      intent: choice("set-tracking"),
      parcel: optional(choice("1")),
      courier: choice("LBC Express", "J&T Express", "other"),
      trackingNumber: optional(line("LBC-2")),
      trackingUrl: optional(choice("")),
    },
  }),
  "undo-shipment": async (shop) => ({
    as: "admin",
    params: { orderId: id((await shippedOrder(shop)).id) },
    fields: { intent: choice("undo-shipment"), parcel: optional(choice("1")) },
  }),
  "deliver-parcel": async (shop) => {
    const { id: orderId } = await partlySentOrder(shop);
    return {
      as: "admin",
      params: { orderId: id(orderId) },
      fields: { intent: choice("deliver-parcel"), parcel: choice("1") },
    };
  },
  "confirm-by-phone": async (shop) => ({
    as: "admin",
    params: { orderId: id((await cashOrder(shop)).id) },
    fields: { intent: choice("confirm-by-phone") },
  }),
  "collect-cash": async (shop) => {
    const { id: orderId, totalAmount } = await cashOnItsWay(shop);
    return {
      as: "admin",
      params: { orderId: id(orderId) },
      fields: { intent: choice("collect-cash"), amount: line(toDecimal(totalAmount)) },
      // Another amount is worth knowing, by mail too, and pays nothing.
      notes: ["orders", "audit_log", "_private_jobs"],
    };
  },
  "parcel-came-back": async (shop) => ({
    as: "admin",
    params: { orderId: id((await cashOnItsWay(shop)).id) },
    fields: { intent: choice("parcel-came-back"), key: id(crypto.randomUUID()) },
  }),
  "replace-link": async ({ order }) => ({
    as: "admin",
    params: { orderId: id((await order()).id) },
    fields: { intent: choice("replace-link") },
  }),
  "release-order": async ({ order }) => ({
    as: "admin",
    params: { orderId: id((await order()).id) },
    fields: { intent: choice("release-order") },
  }),
  "refund-order": async (shop) => ({
    as: "admin",
    params: { orderId: id((await paidOrder(shop)).id) },
    fields: {
      intent: choice("refund-order"),
      key: id(crypto.randomUUID()),
      amount: line("1.00"),
      how: choice("gateway", "by-hand", "credit"),
      reference: optional(line("")),
      reason: line("Came warm"),
    },
  }),
  "confirm-transfer": async (shop) => ({
    as: "admin",
    params: { orderId: id((await orderWithProof(shop)).orderId) },
    fields: {
      intent: choice("confirm-transfer"),
      received: line("9200.00"),
      bankReference: text("BT-1"),
    },
  }),
  "decline-transfer": async (shop) => ({
    as: "admin",
    params: { orderId: id((await orderWithProof(shop)).orderId) },
    fields: {
      intent: choice("decline-transfer"),
      reason: choice(DECLINE_REASONS[0], ...DECLINE_REASONS),
      note: optional(text("")),
    },
  }),
  "tag-order": async ({ order }) => ({
    as: "admin",
    params: { orderId: id((await order()).id) },
    fields: { intent: choice("tag-order"), tags: tags("gift, call first") },
  }),
  "untag-order": async (shop) => ({
    as: "admin",
    params: { orderId: id(await taggedOrder(shop, "gift")) },
    fields: { intent: choice("untag-order"), tags: tags("gift") },
  }),
  "note-order": async ({ order }) => ({
    as: "admin",
    params: { orderId: id((await order()).id) },
    fields: {
      intent: choice("note-order"),
      key: id(crypto.randomUUID()),
      text: text("Call before noon"),
    },
  }),
  "remove-note": async (shop) => {
    const { orderId, noteId } = await notedOrder(shop);
    return {
      as: "admin",
      params: { orderId: id(orderId) },
      fields: { intent: choice("remove-note"), noteId: id(noteId) },
    };
  },
  "send-mail-again": async (shop) => {
    const { orderId, mailId } = await mailedOrder(shop);
    return {
      as: "admin",
      params: { orderId: id(orderId) },
      fields: {
        intent: choice("send-mail-again"),
        mailId: id(mailId),
        key: id(crypto.randomUUID()),
      },
    };
  },
  "correct-status": async (shop) => ({
    as: "admin",
    params: { orderId: id((await packedOrder(shop)).id) },
    fields: {
      intent: choice("correct-status"),
      from: choice("processing"),
      correction: text("Pressed on the wrong order"),
    },
  }),
  address: async (shop) => {
    const order = await cashOrder(shop);
    return {
      as: "admin",
      params: { orderId: id(order.id) },
      fields: { intent: choice("address"), ...addressFields, mark: secret(addressMark(order)) },
    };
  },
  "resolve-attention": async (shop) => ({
    as: "admin",
    params: { orderId: id((await orderInDoubt(shop)).id) },
    fields: { intent: choice("resolve-attention"), resolution: text("Sent back") },
  }),
};

export const staffOrders = {
  "/admin/orders/:orderId/summary": {
    GET: async (shop) => ({ as: "admin", params: { orderId: id((await paidOrder(shop)).id) } }),
  },
  "/admin/orders/:orderId": {
    GET: async (shop) => ({ as: "admin", params: { orderId: id((await paidOrder(shop)).id) } }),
    POST: orderForms,
  },
  "/admin/orders/to-check": {
    GET: async (shop) => ({
      as: "admin",
      query: { order: anything((await orderWithProof(shop)).orderId) },
    }),
    POST: {
      confirm: async (shop) => {
        const { orderId } = await orderWithProof(shop);
        return {
          as: "admin",
          query: { order: optional(anything(orderId)) },
          fields: {
            intent: choice("confirm-transfer"),
            orderId: id(orderId),
            beside: optional(anything("yes")),
            received: line("9200.00"),
            bankReference: text("BT-1"),
          },
        };
      },
      decline: async (shop) => {
        const { orderId } = await orderWithProof(shop);
        return {
          as: "admin",
          query: { order: optional(anything(orderId)) },
          fields: {
            intent: choice("decline-transfer"),
            orderId: id(orderId),
            reason: choice(DECLINE_REASONS[0], ...DECLINE_REASONS),
            note: optional(text("")),
          },
        };
      },
    },
  },
  "/admin/orders/:orderId/proofs/:proofId": {
    GET: async (shop) => {
      const { orderId, proofId } = await orderWithProof(shop);
      return { as: "admin", params: { orderId: secret(orderId), proofId: secret(proofId) } };
    },
  },
} satisfies Some;
