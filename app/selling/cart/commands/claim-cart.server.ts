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
  /** A new one: a token from before the sign-in may be known to somebody else. */
  token: string;
  /** Carts whose lines went into this one. */
  emptied: string[];
  /** What could not be put together in full, and how many it is now. */
  capped: { name: string; quantity: number }[];
};

/**
 * Makes the browser's cart and the account's one cart, the account's. A cart that another account
 * left open in this browser is not touched. Undefined when there is no cart at all.
 */
export async function claimCart(
  ctx: Ctx,
  userId: string,
  token: string | undefined,
): Promise<ClaimedCart | undefined> {
  return inTransaction(ctx, async (tx) => {
    // Two browsers that sign in at once claim one after the other.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
    const claimable = await lockClaimed(tx, userId, token);
    const [target, ...sources] = claimable.map((cart) => cart.id);
    if (target === undefined) return undefined;
    const claimed: ClaimedCart = { cartId: target, token: "", emptied: [], capped: [] };
    for (const source of sources) {
      claimed.capped.push(...(await pourInto(tx, target, source)));
      claimed.emptied.push(source);
    }
    // The code that was chosen last, in this browser, is the one the shopper expects.
    const discountCode = claimable.map((cart) => cart.discountCode).findLast(Boolean) ?? null;
    const changes = { userId, discountCode, updatedAt: tx.now };
    await tx.db.update(carts).set(changes).where(eq(carts.id, target));
    await endTokens(tx, sources, token);
    return { ...claimed, token: await issueToken(tx, target) };
  });
}

/** The account's carts, oldest first, then the browser's if it is still nobody's, all held. */
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

/** An emptied cart stays, since orders name it, but nobody owns or opens it any more. */
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
