import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { clearCart } from "#app/selling/cart/commands/clear-cart.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { WantedLine } from "../input.ts";
import { openAgentCart } from "../queries/open-agent-cart.server.ts";
import { findItem } from "../rules/find-item.ts";
import { productsNamed } from "../queries/ucp-products.server.ts";
import { agentMessages as say } from "../texts/shopper-agents.ts";
import { refuseLine } from "../views/show-cart.ts";
import type { UcpMessage } from "../views/ucp-answers.ts";

type Filled = { token: string; problems: UcpMessage[] };
type FillRefusal =
  | Refusal<"not_found">
  | (Refusal<"nothing_added"> & { messages: readonly UcpMessage[] });

/**
 * Replaces the lines of an agent's cart, or opens one for them. A line that cannot be sold has a
 * message. If none can be sold, nothing changes.
 */
export async function fillCart(
  ctx: Ctx,
  id: string | undefined,
  wanted: readonly WantedLine[],
): Promise<Result<Filled, FillRefusal>> {
  return inTransaction<Result<Filled, FillRefusal>>(ctx, async (tx) => {
    if (id !== undefined && !(await openAgentCart(tx.db, id))) return refuse("not_found");
    await clearCart(tx, id);
    const known = await productsNamed(
      tx.db,
      wanted.map(({ item }) => item.id),
    );
    const problems: UcpMessage[] = [];
    let token = id;
    let added = 0;
    for (const [at, { item, quantity }] of wanted.entries()) {
      const sold = findItem(known, item.id);
      const done = sold && (await addToCart(tx, { token, ...sold, quantity }));
      if (done?.ok) {
        added += 1;
        token = done.value.token;
      }
      const problem = problemOf(item.id, done);
      if (problem) problems.push(refuseLine(...problem, `$.cart.line_items[${at}]`));
    }
    if (token === undefined || (added === 0 && wanted.length > 0)) {
      return refuse("nothing_added", { messages: problems });
    }
    return ok({ token, problems });
  });
}

type Added = Awaited<ReturnType<typeof addToCart>> | undefined;

function problemOf(name: string, added: Added): [code: string, content: string] | undefined {
  if (!added) return ["not_found", say.unknownItem(name)];
  if (added.ok) {
    const { limitedBy, name: item, quantity } = added.value;
    return limitedBy && ["quantity_limited", say.fewer(item, quantity)];
  }
  switch (added.reason) {
    case "choice_needed":
      return [added.reason, say.chooseVariant(added.name)];
    case "clearance_required":
      return [added.reason, say.approval(added.name)];
    case "out_of_stock":
      return [added.reason, say.outOfStock(added.name)];
    case "cart_full":
      return [added.reason, say.cartFull];
    case "not_for_sale":
      return [added.reason, say.unknownItem(name)];
  }
}
