import { eq, inArray, sql } from "drizzle-orm";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { cartLines, cartsOfUser, findCart } from "../queries.server.ts";
import { mergeLines } from "../rules/merge-lines.ts";
import { cartItems, cartTokens, carts } from "../tables.server.ts";
import { issueToken } from "./issue-token.server.ts";
import { lockCart } from "./lock-cart.server.ts";

export type ClaimedCart = {
  cartId: string;
  /** A fresh token, because another person may know the token from before the sign-in. */
  token: string;
  /** Ids of the carts whose lines moved into this cart. */
  emptied: string[];
  /** Lines with their new quantity, if stock or the limit keeps it below the sum of both. */
  capped: { name: string; quantity: number }[];
};

/**
 * Merges the browser's cart into the account's. Leaves a cart alone that another account left open
 * in this browser. Returns undefined when there is no cart at all.
 */
export async function claimCart(
  ctx: Ctx,
  userId: string,
  token: string | undefined,
): Promise<ClaimedCart | undefined> {
  return inTransaction(ctx, async (tx) => {
    // Two browsers that sign in at once take turns.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
    const claimable = await lockClaimed(tx, userId, token);
    const [target, ...sources] = claimable.map((cart) => cart.id);
    if (target === undefined) return undefined;
    const claimed: ClaimedCart = { cartId: target, token: "", emptied: [], capped: [] };
    for (const source of sources) {
      claimed.capped.push(...(await pourInto(tx, target, source)));
      claimed.emptied.push(source);
    }
    // The shopper expects the code that they chose last, in this browser.
    const discountCode = claimable.map((cart) => cart.discountCode).findLast(Boolean) ?? null;
    const changes = { userId, discountCode, updatedAt: tx.now };
    await tx.db.update(carts).set(changes).where(eq(carts.id, target));
    await endTokens(tx, sources, token);
    return { ...claimed, token: await issueToken(tx, target) };
  });
}

/** Locks the account's carts, oldest first, and the browser's cart if no account owns it. */
async function lockClaimed(ctx: Ctx, userId: string, token: string | undefined) {
  const own = await cartsOfUser(ctx.db, userId);
  const browser = await findCart(ctx.db, token);
  const ids = [...own.map((cart) => cart.id), ...(browser?.userId === null ? [browser.id] : [])];
  const held = new Map<string, { id: string; discountCode: string | null }>();
  for (const id of ids.toSorted()) held.set(id, { id, ...(await lockCart(ctx, id)) });
  // Another account may have claimed it while we waited.
  const still = await findCart(ctx.db, token);
  const taken = (id: string) => id === browser?.id && still?.userId !== browser.userId;
  return ids.filter((id) => !taken(id)).flatMap((id) => held.get(id) ?? []);
}

async function pourInto(ctx: Ctx, target: string, source: string) {
  const [own, guest] = [await cartLines(ctx.db, target), await cartLines(ctx.db, source)];
  const seen = new Map(guest.map((line) => [`${line.productId} ${line.variantId}`, line]));
  const { lines, capped } = mergeLines(own, guest);
  await ctx.db.delete(cartItems).where(eq(cartItems.cartId, source));
  for (const line of lines) {
    const seenPrice = seen.get(`${line.productId} ${line.variantId}`)?.seenPrice ?? 0;
    await ctx.db
      .insert(cartItems)
      .values({ id: ctx.ids.newId(), cartId: target, ...line, seenPrice, addedAt: ctx.now })
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.productId, cartItems.variantId],
        set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` },
      });
  }
  return capped;
}

/** Keeps emptied carts, which orders reference, but takes away owner and tokens. */
async function endTokens(ctx: Ctx, emptied: string[], token: string | undefined): Promise<void> {
  if (emptied.length > 0) {
    await ctx.db
      .update(carts)
      .set({ userId: null, discountCode: null })
      .where(inArray(carts.id, emptied));
    await ctx.db.delete(cartTokens).where(inArray(cartTokens.cartId, emptied));
  }
  if (token === undefined) return;
  await ctx.db.delete(cartTokens).where(eq(cartTokens.tokenHash, hashToken(token)));
}
