import { href } from "react-router";
import { usualAreas } from "./delivery.ts";
import type { SettingPageName } from "#app/modules/settings/admin/setting-pages.ts";
import { DECLINE_REASONS } from "#app/modules/payments/rules/transfer-terms.ts";
import { toDecimal } from "#app/lib/money.ts";
import { ORDER_STATUSES } from "#app/modules/orders/rules/order-terms.ts";
import { mailAttachments, mails } from "#app/platform/mail/tables.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, text } from "../fields.ts";
import {
  cashOnItsWay,
  cashOrder,
  orderInDoubt,
  orderWithProof,
  packedOrder,
  paidOrder,
  shippedOrder,
} from "../orders.ts";
import { claims, paymentSettings, settingPage, undo } from "../settings-forms.ts";

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
  "set-tracking": async (shop) => ({
    as: "admin",
    params: { orderId: id((await shippedOrder(shop)).id) },
    fields: {
      intent: choice("set-tracking"),
      courier: choice("LBC Express", "J&T Express", "other"),
      trackingNumber: optional(line("LBC-2")),
      trackingUrl: optional(choice("")),
    },
  }),
  "undo-shipment": async (shop) => ({
    as: "admin",
    params: { orderId: id((await shippedOrder(shop)).id) },
    fields: { intent: choice("undo-shipment") },
  }),
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
      // Another amount is worth knowing, and pays nothing.
      notes: ["orders", "audit_log"],
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
      how: choice("gateway", "by-hand"),
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
  "resolve-attention": async (shop) => ({
    as: "admin",
    params: { orderId: id((await orderInDoubt(shop)).id) },
    fields: { intent: choice("resolve-attention"), resolution: text("Sent back") },
  }),
};

const settingForms = (name: SettingPageName) => ({
  GET: () => ({ as: "admin" as const }),
  POST: { save: settingPage(name) },
});

export const backOffice: Some<
  | "/admin"
  | "/admin/marketing"
  | "/admin/menu"
  | "/admin/undo"
  | "/admin/search"
  | "/admin/find"
  | "/admin/orders"
  | "/admin/orders/:orderId"
  | "/admin/orders/:orderId/summary"
  | "/admin/orders/:orderId/proofs/:proofId"
  | "/admin/settings"
  | "/admin/settings/audit"
  | "/admin/settings/claims"
  | "/admin/settings/delivery"
  | "/admin/settings/integrations"
  | "/admin/settings/notification"
  | "/admin/settings/payments"
  | "/admin/settings/security"
  | "/admin/missing-pages"
  | "/demo/mailbox"
  | "/demo/mailbox/:mailId"
  | "/demo/mailbox/:mailId/:fileId"
> = {
  "/admin": { GET: () => ({ as: "admin" }) },
  "/admin/marketing": { GET: () => ({ as: "admin" }) },
  "/admin/search": {
    GET: () => ({ as: "admin" }),
    POST: { find: () => ({ as: "admin", fields: { q: anything("maria") }, changes: false }) },
  },
  "/admin/find": {
    POST: { find: () => ({ as: "admin", fields: { q: anything("maria") }, changes: false }) },
  },
  "/admin/undo": { POST: { undo } },
  "/admin/menu": {
    POST: {
      fold: () => ({
        as: "admin",
        fields: { folded: choice("yes", "no"), back: anything(href("/admin/orders")) },
        changes: false,
      }),
    },
  },
  "/admin/orders": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("to-check"),
        status: anything("shipped"),
        payment: anything("paid"),
        method: anything("cod"),
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("-total"),
        after: anything("sealed"),
        before: anything("sealed"),
      },
    }),
  },
  "/admin/orders/:orderId/summary": {
    GET: async (shop) => ({ as: "admin", params: { orderId: id((await paidOrder(shop)).id) } }),
  },
  "/admin/orders/:orderId": {
    GET: async (shop) => ({ as: "admin", params: { orderId: id((await paidOrder(shop)).id) } }),
    POST: orderForms,
  },
  "/admin/orders/:orderId/proofs/:proofId": {
    GET: async (shop) => {
      const { orderId, proofId } = await orderWithProof(shop);
      return { as: "admin", params: { orderId: secret(orderId), proofId: secret(proofId) } };
    },
  },
  "/admin/settings": settingForms("general"),
  "/admin/settings/notification": settingForms("notification"),
  "/admin/settings/security": settingForms("security"),
  "/admin/settings/integrations": settingForms("integrations"),
  "/admin/settings/delivery": {
    GET: () => ({
      as: "admin",
      query: { to: anything("Cebu"), weight: anything("1.2"), cold: anything("on") },
    }),
    POST: { ...settingForms("delivery").POST, "add-usual-areas": usualAreas },
  },
  "/admin/settings/audit": {
    GET: () => ({
      as: "admin",
      query: {
        area: anything("settings"),
        by: anything("shop"),
        from: anything("2026-11-01"),
        to: anything("2026-11-30"),
        q: anything("pharmacist"),
        sort: anything("at"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/settings/claims": {
    GET: () => ({ as: "admin" }),
    POST: { save: async (shop) => ({ as: "admin", ...(await claims(shop)) }) },
  },
  "/admin/settings/payments": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: async (shop) => ({ as: "admin", ...(await paymentSettings(shop)) }),
    },
  },
  "/admin/missing-pages": {
    GET: () => ({ as: "admin", query: { show: anything("probe"), page: anything("1") } }),
  },
  "/demo/mailbox": { GET: () => ({}) },
  "/demo/mailbox/:mailId": {
    GET: async ({ pool }) => {
      const { rows } = await pool.query<{ id: string }>("select id from mails limit 1");
      return { params: { mailId: id(rows[0]?.id ?? "") } };
    },
  },
  "/demo/mailbox/:mailId/:fileId": {
    GET: async ({ system }) => {
      const ctx = system();
      const [mailId, fileId] = [ctx.ids.newId(), ctx.ids.newId()];
      const mail = { id: mailId, dedupeKey: mailId, messageId: mailId, to: "a@example.test" };
      const said = { subject: "A file", html: "", text: "", createdAt: ctx.now };
      await ctx.db.insert(mails).values({ ...mail, ...said });
      const file = { id: fileId, mailId, name: "a.pdf", type: "application/pdf" };
      await ctx.db.insert(mailAttachments).values({ ...file, content: Buffer.from("%PDF-1.7") });
      return { params: { mailId: id(mailId), fileId: id(fileId) } };
    },
  },
};
