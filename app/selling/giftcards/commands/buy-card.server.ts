import { eq, sql } from "drizzle-orm";
import { pesos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { nextAsk } from "#app/selling/payments/rules/ask-schedule.ts";
import { newAttempt } from "#app/selling/payments/rules/new-attempt.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { BuyInput } from "../input.ts";
import { cardMethods, readAmounts } from "../rules/card-terms.ts";
import { giftCards } from "../tables.server.ts";

export type BuyRefusal = Refusal<"off" | "amount" | "method" | "key_used">;

/**
 * Orders a gift card with its attempt to pay, and returns its id. A form that is sent twice orders
 * once. The caller then opens the payment page.
 */
export async function buyCard(
  ctx: Ctx,
  gateway: string | undefined,
  { key: requestKey, amount: wanted, ...form }: BuyInput,
): Promise<Result<{ cardId: string }, BuyRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const settings = await loadSettings(tx.db);
    if (!settings.gift_cards) return refuse("off");
    const amount = pesos(wanted);
    if (!readAmounts(settings.gift_card_amounts).includes(amount)) return refuse("amount");
    if (gateway === undefined) return refuse("method");
    if (!cardMethods(settings, true).includes(form.paymentMethod)) return refuse("method");
    // The same form waits here until it was answered the first time.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestKey}, 6))`);
    const [earlier] = await tx.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.requestKey, requestKey));
    if (earlier) {
      return isSame(earlier, { ...form, amount }) ? ok({ cardId: earlier.id }) : refuse("key_used");
    }
    const nextAskAt = nextAsk(tx.now, tx.now);
    const attempt = newAttempt(tx, { gateway, amount, nextAskAt });
    await tx.db.insert(payments).values({ ...attempt, status: "open", createdAt: tx.now });
    const cardId = tx.ids.newId();
    const card = { id: cardId, paymentId: attempt.id, requestKey, amount, createdAt: tx.now };
    await tx.db.insert(giftCards).values({ ...card, ...form });
    await recordAudit(tx, {
      action: "gift_card.ordered",
      subject: { type: "gift_card", id: cardId },
      after: { amount, sendOn: form.sendOn },
    });
    return ok({ cardId });
  });
}

type Card = Omit<BuyInput, "key">;

const isSame = (earlier: Card, sent: Card): boolean =>
  (Object.keys(sent) as (keyof Card)[]).every((name) => earlier[name] === sent[name]);
