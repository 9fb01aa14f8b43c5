import { refuse, ok, type Refusal, type Result } from "#app/lib/result.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { linesOfToken } from "#app/selling/cart/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openAgentCart } from "../queries/open-agent-cart.server.ts";

type TakeOver = { from: string; token: string | undefined };
type TakenCart = { token: string | undefined; isComplete: boolean };

/**
 * Copies an agent's cart into the buyer's own, so that the agent never sees the buyer's. Units that
 * are already there are not added again, so pressing twice changes nothing more.
 */
export async function takeOverCart(
  ctx: Ctx,
  { from, token: own }: TakeOver,
): Promise<Result<TakenCart, Refusal<"not_found">>> {
  const offered = await openAgentCart(ctx.db, from);
  if (!offered || offered.lines.length === 0) return refuse("not_found");
  const held = await linesOfToken(ctx.db, own);
  let token = own;
  let isComplete = true;
  for (const { productId, variantId, quantity } of offered.lines) {
    const same = held.find((it) => it.productId === productId && it.variantId === variantId);
    const missing = quantity - (same?.quantity ?? 0);
    if (missing <= 0) continue;
    const added = await addToCart(ctx, { token, productId, variantId, quantity: missing });
    if (added.ok) token = added.value.token;
    isComplete &&= added.ok && !added.value.limitedBy;
  }
  return ok({ token, isComplete });
}
