import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { ReferralRefused } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { standingOf } from "../rules/commission-standing.ts";
import type { CommissionStatus } from "../rules/commission-terms.ts";
import { orderReferralMessages as say } from "../texts/staff-referral.ts";

type Referral = {
  affiliateId: string;
  code: string;
  clickedAt: Date | null;
  refusedWhy: ReferralRefused | null;
};

type Commission = {
  status: CommissionStatus;
  payableAt: Date | null;
  /** In percent. */
  rate: number;
  left: Centavos;
};

/** The referral of an order's buyer and its commission, in words for staff. */
export function showReferral(referral: Referral, commission: Commission | undefined) {
  const { affiliateId, code, clickedAt, refusedWhy } = referral;
  return {
    affiliateId,
    code,
    how: clickedAt ? say.byLink(formatDateTime(clickedAt)) : say.byCode,
    earns: commission ? earnsOf(commission) : refusedWhy ? say.refused[refusedWhy] : say.unpaid,
    standing: commission && standingOf(commission.status, commission.payableAt),
  };
}

const earnsOf = ({ left, rate, status }: Commission) =>
  status === "reversed" ? say.reversed : say.earns(formatMoney(left, { centavos: "always" }), rate);

export type StaffReferral = ReturnType<typeof showReferral>;
