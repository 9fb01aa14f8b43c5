import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { beginSubscription } from "./commands/begin-subscription.server.ts";
import { newsletterMessages as say } from "./texts/shopper.ts";
import { newsletterConfirmations, newsletterSubscriptions } from "./tables.server.ts";

/** The token of a link that confirms, for a test; its address waits. */
export async function makeConfirmation(ctx: Ctx, email: string): Promise<string> {
  const [subscriptionId, token] = [ctx.ids.newId(), ctx.ids.newToken()];
  await ctx.db
    .insert(newsletterSubscriptions)
    .values({ id: subscriptionId, email, state: "pending", source: "learn", askedAt: ctx.now });
  await ctx.db.insert(newsletterConfirmations).values({
    tokenHash: hashToken(token),
    subscriptionId,
    source: "learn",
    wording: say.wording,
    createdAt: ctx.now,
  });
  return token;
}

/** The token that ends a subscription, for a test. */
export async function makeSubscription(ctx: Ctx, email: string): Promise<string> {
  const [id, stopToken] = [ctx.ids.newId(), ctx.ids.newToken()];
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(newsletterSubscriptions)
      .values({ id, email, state: "pending", source: "learn", askedAt: tx.now });
    await beginSubscription(tx, id, {
      wording: say.wording,
      change: { source: "learn", stopToken },
    });
  });
  return stopToken;
}
