import type { ReferralRefused } from "#app/selling/referrals/rules/affiliate-terms.ts";

export const orderReferralMessages = {
  title: "Referred by",
  byLink: (at: string) => `By their link, followed ${at}`,
  byCode: "By their code, typed at the checkout",
  earns: (amount: string, rate: number) => `They earn ${amount}, ${rate}% of the goods`,
  reversed: "Nothing is left of their commission: the order was cancelled or refunded.",
  unpaid: "They earn nothing before it is paid.",
  refused: {
    own_order: "They earn nothing: it is their own order.",
    suspended: "They earn nothing: they were suspended when it was paid.",
    with_discount: "They earn nothing: the order used a promo code that is not theirs.",
  } satisfies Record<ReferralRefused, string>,
};
