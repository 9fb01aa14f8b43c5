import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { writeRefund } from "#app/selling/payments/commands/write-refund.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { canSend } from "#app/selling/payments/rules/money-back.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { VoidInput } from "../input.ts";
import { findCard, refundOfCard } from "../queries/cards.server.ts";
import { stateOf, type CardState } from "../rules/card-terms.ts";
import { judgeChange } from "../rules/judge-card.ts";
import { giftCards } from "../tables.server.ts";

export type VoidRefusal = Refusal<CardState | "forbidden" | "not_found" | "by_hand_only">;

/**
 * Ends a card that no one has redeemed, and refunds its buyer. If the provider refused the refund
 * of a void card, the same act refunds it again.
 */
export async function voidCard(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  cardId: string,
  { reason, byHand }: VoidInput,
): Promise<Result<undefined, VoidRefusal>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const card = await findCard(tx.db, cardId, "locked");
    if (!card) return refuse("not_found");
    const refund = await refundOfCard(tx.db, card.paymentId);
    const judged = judgeChange(stateOf(card));
    if (!judged.ok && refund?.status !== "failed") return judged;
    if (byHand === "" && !canSend(gateways, card)) return refuse("by_hand_only");
    if (judged.ok) {
      const ended = { voidedAt: tx.now, voidReason: reason };
      await tx.db.update(giftCards).set(ended).where(eq(giftCards.id, cardId));
    }
    const { amount } = card;
    const key = tx.ids.newId();
    const money = { part: card, amount, key, reason, byHand: byHand || undefined };
    await writeRefund(tx, null, money);
    await recordAudit(tx, {
      action: judged.ok ? "gift_card.voided" : "gift_card.refunded",
      subject: { type: "gift_card", id: cardId },
      after: { amount },
      reason,
    });
    return ok(undefined);
  });
}
