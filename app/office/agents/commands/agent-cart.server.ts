import { ok, refuse } from "#app/lib/result.ts";
import { clearCart } from "#app/selling/cart/commands/clear-cart.server.ts";
import { leaveCart } from "#app/selling/cart/commands/leave-cart.server.ts";
import { CART_LIMIT } from "#app/selling/cart/rules/cart-limits.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { operation, type Operation } from "#app/platform/records/operation.ts";
import { cartIdInput, changedCartInput, newCartInput } from "../input.ts";
import { openAgentCart } from "../queries/open-agent-cart.server.ts";
import { priceLines } from "../queries/price-lines.server.ts";
import { showCart } from "../views/show-cart.ts";
import { cartAnswer, type UcpMessage } from "../views/ucp-answers.ts";
import { fillCart } from "./fill-cart.server.ts";

const facts = {
  who: "anyone",
  limit: CART_LIMIT,
  output: cartAnswer,
} as const;

/** A cart of an agent. Its id is the secret that opens it, and the buyer's browser copies it. */
export const cartOperations = (appUrl: string): readonly Operation[] => [
  operation({
    ...facts,
    kind: "change",
    isRepeatable: false,
    name: "cart.create",
    says: "Opens a cart with these items. context.address_region is the province of the delivery.",
    input: newCartInput,
    async run(ctx, { cart }) {
      const filled = await fillCart(ctx, undefined, cart.line_items);
      return filled.ok ? answer(ctx, appUrl, filled.value, cart.context) : filled;
    },
  }),
  operation({
    ...facts,
    kind: "read",
    isRepeatable: true,
    name: "cart.get",
    says: "A cart with today’s prices.",
    input: cartIdInput,
    run: (ctx, { id }) => answer(ctx, appUrl, { token: id }),
  }),
  operation({
    ...facts,
    kind: "change",
    isRepeatable: true,
    name: "cart.update",
    says: "Replaces all items of a cart.",
    input: changedCartInput,
    async run(ctx, { id, cart }) {
      const filled = await fillCart(ctx, id, cart.line_items);
      return filled.ok ? answer(ctx, appUrl, filled.value, cart.context) : filled;
    },
  }),
  operation({
    ...facts,
    kind: "final",
    isRepeatable: false,
    name: "cart.cancel",
    says: "Ends a cart and returns its last state.",
    input: cartIdInput,
    async run(ctx, { id }) {
      return inTransaction(ctx, async (tx) => {
        const last = await answer(tx, appUrl, { token: id });
        if (!last.ok) return last;
        await clearCart(tx, id);
        await leaveCart(tx, { token: id });
        return last;
      });
    },
  }),
];

type Shown = { token: string; problems?: readonly UcpMessage[] };
type Place = { address_region?: string | undefined };

async function answer(
  ctx: Ctx,
  appUrl: string,
  { token, problems = [] }: Shown,
  place: Place = {},
) {
  const cart = await openAgentCart(ctx.db, token);
  if (!cart) return refuse("not_found");
  const priced = await priceLines(ctx, cart.lines, place.address_region);
  const shown = showCart({ id: token, appUrl }, cart.lines, priced);
  return ok({ ...shown, messages: [...problems, ...(shown.messages ?? [])] });
}
