import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cartsOfUser, findCart } from "../queries.server.ts";
import { carts } from "../tables.server.ts";
import { issueToken } from "./issue-token.server.ts";

export type OpenCart = { cartId: string; token: string };

/** The browser's cart, else the account's, else a new one for the first item. */
export async function openCart(ctx: Ctx, token: string | undefined): Promise<OpenCart> {
  const existing = await findCart(ctx.db, token);
  if (existing && token) return { cartId: existing.id, token };
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const [own] = userId ? await cartsOfUser(ctx.db, userId) : [];
  const cartId = own?.id ?? (await makeCart(ctx, userId));
  return { cartId, token: await issueToken(ctx, cartId) };
}

async function makeCart(ctx: Ctx, userId: string | null): Promise<string> {
  const id = ctx.ids.newId();
  await ctx.db.insert(carts).values({ id, userId, createdAt: ctx.now, updatedAt: ctx.now });
  return id;
}
