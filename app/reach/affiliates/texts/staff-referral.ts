import type { ReferralRefused } from "#app/selling/referrals/rules/affiliate-terms.ts";

export const orderReferralMessages = {
  title: "Referred by",
  byLink: (at: string) => `By link, followed ${at}`,
  byCode: "By code, typed at checkout",
  earns: (amount: string, rate: number) => `Earns ${amount}, ${rate}% of the goods`,
  reversed: "No commission is left. The order was canceled or refunded.",
  unpaid: "No commission until the order is paid.",
  refused: {
    own_order: "No commission: this is the affiliate’s own order.",
    suspended: "No commission: the affiliate was suspended when the order was paid.",
    with_discount: "No commission: the order used a promo code that isn’t the affiliate’s.",
  } satisfies Record<ReferralRefused, string>,
};
