import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findCart } from "../queries.server.ts";
import { carts } from "../tables.server.ts";

export type OpenCart = { cartId: string; token: string };

/** The visitor's cart, made on the first add. The token goes into the cookie, nowhere else. */
export async function openCart(ctx: Ctx, token: string | undefined): Promise<OpenCart> {
  const existing = await findCart(ctx.db, token);
  if (existing && token) return { cartId: existing.id, token };
  const fresh = { cartId: ctx.ids.newId(), token: ctx.ids.newToken() };
  await ctx.db.insert(carts).values({
    id: fresh.cartId,
    tokenHash: hashToken(fresh.token),
    userId: ctx.actor.kind === "user" ? ctx.actor.userId : null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return fresh;
}
