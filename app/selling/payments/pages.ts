import { anyone, pages, perMinute } from "#app/platform/access/page.ts";
import { staffTransferMessages } from "./texts/staff.ts";
import { payoutMessages, reconciliationMessages } from "./texts/staff-reconciliation.ts";

export const paymentsPages = pages({
  "/order/:token/proofs": {
    file: "selling/payments/pages/shop/send-proof-page.tsx",
    shell: "storefront",
    GET: { who: "anyone", limit: perMinute("proof-page", 60) },
    POST: { who: "anyone", limit: perMinute("proof", 10), upload: true },
  },
  "/order/:token/proofs/:proofId": {
    file: "selling/payments/pages/shop/own-proof.ts",
    GET: { who: "anyone", limit: perMinute("proof-picture", 240) },
  },
  "/admin/orders/:orderId/proofs/:proofId": {
    file: "selling/payments/pages/desk/staff-proof.ts",
    GET: { who: "orders:read" },
  },
  "/admin/orders/to-check": {
    file: "selling/payments/pages/desk/to-check-page.tsx",
    shell: "admin",
    act: staffTransferMessages.queue,
    GET: { who: "orders:read" },
    POST: { who: "orders:write" },
  },
  "/admin/settings/payments/:provider": {
    file: "selling/payments/pages/desk/provider-page.tsx",
    shell: "admin",
    GET: { who: "settings:write" },
    POST: { who: "settings:write", proof: ["save", "choose", "stop"] },
  },
  "/admin/orders/reconciliation": {
    file: "selling/payments/pages/desk/reconciliation-page.tsx",
    shell: "admin",
    GET: { who: "orders:refund" },
    POST: { who: "orders:refund" },
    menu: { section: "orders", label: reconciliationMessages.title, place: 40 },
  },
  "/admin/orders/reconciliation/payouts": {
    file: "selling/payments/pages/desk/payouts-page.tsx",
    shell: "admin",
    act: payoutMessages.title,
    GET: { who: "orders:refund" },
    POST: { who: "orders:refund", upload: true, limit: perMinute("payout-upload", 10) },
  },
  "/api/payments/:gateway/callback": {
    file: "selling/payments/pages/shop/callback.ts",
    POST: { who: "anyone", signed: true, limit: perMinute("callback", 600) },
  },
  "/test-gateway/pay": {
    file: "selling/payments/pages/shop/test-gateway-pay.tsx",
    GET: anyone,
    POST: anyone,
  },
  "/test-gateway/status": {
    file: "selling/payments/pages/shop/test-gateway-status.ts",
    GET: { who: "anyone", signed: true },
  },
  "/test-gateway/refund": {
    file: "selling/payments/pages/shop/test-gateway-refund.ts",
    POST: { who: "anyone", signed: true },
  },
});
