import type { AdReason } from "../rules/judge-ad.ts";

export const feedMessages = {
  title: "Product feeds",
  lead: "Products that Google, Meta and shopping agents may advertise, and why the others are left out.",
  on: "Feeds are on. Give each network its address:",
  off: "Feeds are off, so their addresses answer “not found”.",
  turnOn: "Open settings",
  copy: "Copy",
  copied: "Copied",
  files: {
    "google.xml": "Google Merchant",
    "meta.csv": "Meta",
    "acp.json": "Agentic Commerce Protocol",
  },
  caption: "Products on sale",
  show: "Products to show",
  shows: { left_out: "Left out", advertised: "Advertised" },
  none: "No products here",
  noneHint: "Each product on sale is either advertised or left out.",
  columns: { name: "Product", state: "Status", why: "Reasons" },
  states: { left_out: "Left out", advertised: "Advertised" },
  reasons: {
    not_registered: "Not registered with the Philippine FDA",
    no_number: "Registered, but without a registration number",
    approval: "Needs a clinician’s approval",
    supervision: "Needs medical supervision",
    prescription: "A prescription medicine",
    injected: "Injected",
    unknown_use: "Compound or route is missing",
    claims: "Its text makes a health claim",
    no_picture: "Has no picture of its own",
  } satisfies Record<AdReason, string>,
} as const;
