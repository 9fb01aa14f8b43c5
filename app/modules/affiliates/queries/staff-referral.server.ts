import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { standingOf } from "../rules/commission-standing.ts";
import { orderReferralMessages as say } from "../texts/staff-referral.ts";
import { commissionOfOrder } from "./commission-of-order.server.ts";
import { leftOfCommission } from "./own-earnings.server.ts";
import { referralFacts } from "./referral-of.server.ts";

/** Who sent the buyer of an order, and what they earn by it; for staff who see affiliates. */
export async function staffReferral({ db, actor }: Ctx, orderId: string) {
  if (!may(actor, "affiliates:read")) return undefined;
  const [referral, commission] = await Promise.all([
    referralFacts(db, orderId),
    commissionOfOrder(db, orderId),
  ]);
  if (!referral) return undefined;
  const { affiliateId, code, via, clickedAt, refusedWhy } = referral;
  const left = commission && (await leftOfCommission(db, commission.id));
  return {
    affiliateId,
    code,
    how: via === "link" && clickedAt ? say.byLink(formatDateTime(clickedAt)) : say.byCode,
    earns:
      commission && left !== undefined
        ? say.earns(formatMoney(left, { centavos: "always" }), commission.rate)
        : refusedWhy
          ? say.refused[refusedWhy]
          : say.unpaid,
    standing: commission && standingOf(commission.status, commission.payableAt),
  };
}

export type StaffReferral = Awaited<ReturnType<typeof staffReferral>>;
