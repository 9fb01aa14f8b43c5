import { pages, perMinute } from "#app/platform/access/page.ts";
import { affiliateMessages } from "./texts/shopper.ts";
import { payoutMessages as payouts } from "./texts/staff-payouts.ts";
import { affiliateStaffMessages as staff } from "./texts/staff.ts";

export const affiliatesPages = pages({
  "/portal/affiliate": {
    file: "reach/affiliates/pages/portal/affiliate-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", limit: perMinute("affiliate", 10) },
    menu: { label: affiliateMessages.tab, place: 10, tab: "affiliate" },
  },
  "/portal/affiliate/code.svg": {
    file: "reach/affiliates/pages/portal/code-picture.ts",
    GET: { who: "signed-in" },
  },
  "/portal/affiliate/commissions.csv": {
    file: "reach/affiliates/pages/portal/commissions-file.ts",
    GET: { who: "signed-in", limit: perMinute("commissions", 20) },
  },
  "/portal/affiliate/balance.csv": {
    file: "reach/affiliates/pages/portal/balance-file.ts",
    GET: { who: "signed-in", limit: perMinute("affiliate-balance", 20) },
  },
  "/admin/affiliates": {
    file: "reach/affiliates/pages/desk/overview-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:read" },
    menu: { section: "affiliates", label: staff.overview, place: 10 },
  },
  "/admin/affiliates/people": {
    file: "reach/affiliates/pages/desk/affiliates-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:read" },
    menu: { section: "affiliates", label: staff.title, place: 20 },
  },
  "/admin/affiliates/people/export": {
    file: "reach/affiliates/pages/desk/affiliates-file.ts",
    POST: { who: "affiliates:read", proof: true, limit: perMinute("affiliates-export", 10) },
  },
  "/admin/affiliates/new": {
    file: "reach/affiliates/pages/desk/add-page.tsx",
    shell: "admin",
    act: staff.add,
    GET: { who: "affiliates:write" },
    POST: { who: "affiliates:write" },
  },
  "/admin/affiliates/people/:affiliateId": {
    file: "reach/affiliates/pages/desk/affiliate-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:read" },
    POST: { who: "affiliates:write" },
  },
  "/admin/affiliates/commissions": {
    file: "reach/affiliates/pages/desk/commissions-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:read" },
    menu: { section: "affiliates", label: staff.commissions, place: 30 },
  },
  "/admin/affiliates/commissions/export": {
    file: "reach/affiliates/pages/desk/commissions-file.ts",
    POST: { who: "affiliates:read", proof: true, limit: perMinute("staff-commissions", 10) },
  },
  "/admin/affiliates/requests": {
    file: "reach/affiliates/pages/desk/requests-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:write" },
    POST: { who: "affiliates:write" },
    menu: { section: "affiliates", label: staff.requests, place: 40 },
  },
  "/admin/affiliates/payouts": {
    file: "reach/affiliates/pages/desk/payouts-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:read" },
    POST: { who: "payouts:write" },
    menu: { section: "affiliates", label: payouts.title, place: 50 },
  },
  "/admin/affiliates/payouts/:payoutId": {
    file: "reach/affiliates/pages/desk/payout-page.tsx",
    shell: "admin",
    GET: { who: "affiliates:read" },
    POST: { who: "payouts:write", proof: ["confirm"] },
  },
  "/admin/affiliates/payouts/:payoutId/payments": {
    file: "reach/affiliates/pages/desk/payments-page.tsx",
    shell: "admin",
    GET: { who: "payouts:write" },
    POST: { who: "payouts:write", upload: true, limit: perMinute("payout-payments", 10) },
  },
  "/admin/affiliates/payouts/:payoutId/proofs/:proofId": {
    file: "reach/affiliates/pages/desk/proof-file.ts",
    GET: { who: "payouts:write" },
  },
  "/admin/affiliates/payouts/:payoutId/file": {
    file: "reach/affiliates/pages/desk/payout-file.ts",
    POST: { who: "payouts:write", proof: true, limit: perMinute("payout-file", 10) },
  },
  "/admin/affiliates/payouts/:payoutId/statements/:lineId": {
    file: "reach/affiliates/pages/desk/statement-pdf.ts",
    GET: { who: "affiliates:read" },
  },
  "/portal/affiliate/payouts": {
    file: "reach/affiliates/pages/portal/payouts-page.tsx",
    shell: "portal",
    GET: { who: "signed-in" },
    POST: { who: "signed-in", proof: ["save-details"], limit: perMinute("payout-details", 10) },
  },
  "/portal/affiliate/payouts/proofs/:proofId": {
    file: "reach/affiliates/pages/portal/own-proof.ts",
    GET: { who: "signed-in", limit: perMinute("own-payout-proof", 60) },
  },
  "/portal/affiliate/payouts/:lineId": {
    file: "reach/affiliates/pages/portal/own-statement.ts",
    GET: { who: "signed-in", limit: perMinute("own-statement", 20) },
  },
});
