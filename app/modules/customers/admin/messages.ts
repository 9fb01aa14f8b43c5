import type { Tier } from "../rules/customer-tier.ts";

export const customerMessages = {
  title: "Customer Management (CRM)",
  lead: "Everybody with an account, the newest first. Orders and money are those that were paid and kept, less refunds.",
  failed: "Failed to fetch customers",
  failedHint: "Nothing was changed. Please load the page again.",
  retry: "Try again",

  search: "Search customers",
  searchHint: "By name, email or phone. Nothing you type here shows up in the address.",
  find: "Search",
  searchLong: (most: number) => `Please use at most ${most} characters`,
  searchOdd: "Please remove characters that cannot be printed",
  showAll: "Show all",
  matching: (search: string) => `Customers that match “${search}”`,
  noMatch: (search: string) => `No customer matches “${search}”`,
  noMatchHint: "Try a part of the name, of the address or of the phone number.",
  none: "No customers yet",
  noneHint: "Whoever opens an account appears here.",
  noMore: "No more customers",

  caption: "Customers, newest first",
  name: "Name",
  email: "Email",
  phone: "Phone",
  orders: "Orders",
  spent: "Total Spent",
  status: "Status",
  joined: "Joined",
  nothing: "-",
  unnamed: "No name given",
  unconfirmed: "Email not confirmed",
  tier: { vip: "VIP", loyal: "Loyal", active: "Active", lead: "Lead" } satisfies Record<
    Tier,
    string
  >,
  pages: "Pages",
  newer: "Newer customers",
  older: "Older customers",
} as const;
