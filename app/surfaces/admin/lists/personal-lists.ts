/** The keys of lists whose search finds people. */
export const PERSONAL_LISTS: readonly string[] = [
  "customers",
  "orders",
  "tickets",
  "subscribers",
  "suppressions",
  "staff",
  "affiliates",
  "commissions",
];
