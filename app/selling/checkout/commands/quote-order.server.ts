import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { decideOrder, type DecidedOrder, type OrderRefusal } from "../rules/decide-order.ts";
import type { Checkout } from "../rules/placing.ts";
import { readCheckout, type ReadCheckout } from "../queries/read-checkout.server.ts";

type OrderQuote = { read: ReadCheckout; decided: DecidedOrder };

/** The order as it would be placed and priced now, for a preview. */
export async function quoteOrder(
  ctx: Ctx,
  checkout: Omit<Checkout, "shownTotal">,
): Promise<Result<OrderQuote, OrderRefusal | Refusal<"empty_cart">>> {
  const read = await readCheckout(ctx, { ...checkout, shownTotal: 0 });
  if (!read) return refuse("empty_cart");
  const decide = (shownTotal: number) =>
    decideOrder(read, { ...checkout, shownTotal, now: ctx.now });
  // Deciding with an impossible total makes the refusal name the real one.
  const other = decide(-1);
  if (other.ok || other.reason !== "total_changed") {
    return other.ok ? ok({ read, decided: other.value }) : other;
  }
  const decided = decide(other.total);
  return decided.ok ? ok({ read, decided: decided.value }) : decided;
}
