import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { showReferral } from "../views/show-referral.ts";
import { commissionOfOrder } from "./commission-of-order.server.ts";
import { leftOfCommission } from "./own-earnings.server.ts";
import { referralFacts } from "./referral-of.server.ts";

/** The affiliate who referred an order's buyer, for staff who may see affiliates. */
export async function staffReferral({ db, actor }: Ctx, orderId: string) {
  if (!may(actor, "affiliates:read")) return undefined;
  const referral = await referralFacts(db, orderId);
  if (!referral) return undefined;
  const found = await commissionOfOrder(db, orderId);
  const left = found && (await leftOfCommission(db, found.id));
  return showReferral(referral, found && { ...found, left: left ?? 0 });
}
