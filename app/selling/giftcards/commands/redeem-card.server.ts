import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { openCredit } from "#app/selling/credit/commands/open-credit.server.ts";
import { writeCredit } from "#app/selling/credit/commands/write-credit.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { readCardCode } from "../rules/card-code.ts";
import { stateOf } from "../rules/card-terms.ts";
import { judgeRedemption } from "../rules/judge-card.ts";
import { giftCards } from "../tables.server.ts";

const PER_ACCOUNT = { name: "gift-card-account", points: 10, seconds: 60 * 60 };

export type RedeemRefusal = Refusal<"unknown" | "used" | "void" | "too_many" | "no_customer">;

/** Adds the amount of a card to the store credit of the account that has its code, once. */
export async function redeemCard(
  { ctx, limiter }: { ctx: Ctx; limiter: RateLimiter },
  typed: string,
): Promise<Result<{ amount: number }, RedeemRefusal>> {
  const { userId } = signedIn(ctx);
  const { allowed } = await limiter.take(PER_ACCOUNT, userId);
  if (!allowed) return refuse("too_many");
  const code = readCardCode(typed);
  if (code === undefined) return refuse("unknown");
  return inTransaction(ctx, async (tx) => {
    const customer = await customerOfUser(tx.db, userId);
    if (!customer) return refuse("no_customer");
    const [card] = await tx.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.codeHash, hashToken(code)))
      .for("update");
    // Only a paid card has a code.
    const judged = judgeRedemption(card && stateOf({ ...card, isPaid: true }));
    if (!card || !judged.ok) return judged.ok ? refuse("unknown") : judged;
    const { id, amount } = card;
    const { id: accountId } = await openCredit(tx, customer.id);
    const issued = { kind: "issued", cause: "gift_card", requestKey: id } as const;
    await writeCredit(tx, { accountId, ...issued, amount });
    await tx.db.update(giftCards).set({ redeemedAt: tx.now }).where(eq(giftCards.id, id));
    await recordAudit(tx, {
      action: "gift_card.redeemed",
      subject: { type: "gift_card", id },
      after: { amount },
    });
    return ok({ amount });
  });
}
