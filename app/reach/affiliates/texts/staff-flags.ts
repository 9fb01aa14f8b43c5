import type { AffiliateFlag } from "../rules/affiliate-flags.ts";

const orders = (count: number) =>
  count === 1 ? "1 order" : `${count.toLocaleString("en")} orders`;

export const flagMessages = {
  title: "Check before the next payout",
  lead: "These are signals, not proof, and nothing stops automatically. You can suspend the affiliate or correct the balance.",
  badge: (count: number) => (count === 1 ? "1 thing to check" : `${count} things to check`),
  flags: {
    own_address: (count) =>
      `${orders(count)} in the last 90 days went to the affiliate’s own address.`,
    one_address: (count) => `${count} buyers in the last 90 days share one address.`,
    shared_account: (count) =>
      count === 1
        ? "Another affiliate is paid to the same account."
        : `${count} other affiliates are paid to the same account.`,
    spread_code: (count) =>
      `${count} buyers in the last 30 days typed the code, and almost no one followed a link. The code may be on a coupon site.`,
    spike: (count) =>
      `${orders(count)} in the last 7 days earned more than three times a usual week.`,
  } satisfies Record<AffiliateFlag, (count: number) => string>,
} as const;
