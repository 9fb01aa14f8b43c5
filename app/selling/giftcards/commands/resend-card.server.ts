import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findCard } from "../queries/cards.server.ts";
import { stateOf, type CardState } from "../rules/card-terms.ts";
import { judgeChange } from "../rules/judge-card.ts";
import { giftCards } from "../tables.server.ts";
import { sendCard } from "./send-card.server.ts";

/** Corrects a recipient's address. A card that was sent goes out again at once, with a new code. */
export async function resendCard(
  ctx: Ctx,
  links: { appUrl: string },
  cardId: string,
  recipientEmail: string,
): Promise<Result<undefined, Refusal<CardState | "forbidden" | "not_found">>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const card = await findCard(tx.db, cardId, "locked");
    if (!card) return refuse("not_found");
    const judged = judgeChange(stateOf(card));
    if (!judged.ok) return judged;
    const changed = { recipientEmail, issue: card.issue + 1 };
    await tx.db
      .update(giftCards)
      .set({ ...changed, sentAt: null, codeHash: null })
      .where(eq(giftCards.id, cardId));
    if (card.sentAt) await sendCard(tx, links, { ...card, ...changed });
    await recordAudit(tx, {
      action: "gift_card.readdressed",
      subject: { type: "gift_card", id: cardId },
      after: { issue: changed.issue },
    });
    return ok(undefined);
  });
}
