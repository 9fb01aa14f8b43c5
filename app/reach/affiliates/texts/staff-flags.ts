import type { AffiliateFlag } from "../rules/affiliate-flags.ts";

const orders = (count: number) =>
  count === 1 ? "1 order" : `${count.toLocaleString("en")} orders`;

export const flagMessages = {
  title: "Look at this before the next payout",
  lead: "None of it is proof, and nothing stops by itself. You can suspend them, or correct the balance.",
  badge: (count: number) => (count === 1 ? "1 thing to look at" : `${count} things to look at`),
  flags: {
    own_address: (count) => `${orders(count)} of the last 90 days went to an address of their own.`,
    one_address: (count) => `${count} buyers of the last 90 days have one address.`,
    shared_account: (count) =>
      count === 1
        ? "Another affiliate is paid to the same account."
        : `${count} other affiliates are paid to the same account.`,
    spread_code: (count) =>
      `${count} buyers of the last 30 days typed the code, and nearly no one followed a link. It may stand on a page of coupons.`,
    spike: (count) =>
      `${orders(count)} of the last seven days earned more than three times a usual week.`,
  } satisfies Record<AffiliateFlag, (count: number) => string>,
} as const;
