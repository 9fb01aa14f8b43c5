import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { cartTokens } from "../tables.server.ts";

/** Makes a new token for the cart. It belongs in the cookie, and nowhere else. */
export async function issueToken(ctx: Ctx, cartId: string): Promise<string> {
  const token = ctx.ids.newToken();
  await ctx.db
    .insert(cartTokens)
    .values({ tokenHash: hashToken(token), cartId, createdAt: ctx.now });
  return token;
}
