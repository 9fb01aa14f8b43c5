import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findChoice, findSellable } from "#app/goods/catalog/queries/sellable.server.ts";
import { ownApprovals } from "#app/selling/clearance/queries/approvals.server.ts";
import { unitsLeft } from "#app/selling/clearance/rules/check-clearance.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { decideAddition } from "../../rules/decide-addition.ts";
import type { FittedQuantity } from "../../rules/quantity.ts";
import { lockCart } from "../lock-cart.server.ts";
import { readAddition } from "./read-addition.server.ts";
import { writeAddition } from "./write-addition.server.ts";

export type AddToCart = {
  token: string | undefined;
  productId: string;
  variantId: string | null;
  /** At least 1. */
  quantity: number;
};

export type AddedItem = FittedQuantity & { token: string; name: string };

type AddToCartRefusal =
  | Refusal<"not_for_sale" | "cart_full">
  | (Refusal<"out_of_stock"> & { name: string })
  | (Refusal<"choice_needed" | "clearance_required"> & { name: string; slug: string });

/** Optimistic attempts before we lock the cart, which may change at the same time. */
const TRIES_WITHOUT_LOCKS = 2;

/**
 * Raises a line by the quantity, up to the stock and the line limit. Products that need a
 * clinician's approval are only for buyers who have one. Checkout checks whether it covers the
 * units.
 */
export async function addToCart(
  ctx: Ctx,
  input: AddToCart,
): Promise<Result<AddedItem, AddToCartRefusal>> {
  const item = await findSellable(ctx.db, input.productId, input.variantId);
  if (!item) {
    const product = await findChoice(ctx.db, input.productId);
    return product ? refuse("choice_needed", product) : refuse("not_for_sale");
  }
  if (item.clearance === "required" && !(await isApproved(ctx, input))) {
    return refuse("clearance_required", { name: item.name, slug: item.slug });
  }
  for (let tries = 0; tries < TRIES_WITHOUT_LOCKS; tries += 1) {
    const added = await tryToAdd(ctx, input, item);
    if (added) return added;
  }
  return inTransaction(ctx, async (tx) => {
    const { id } = await readAddition(tx, input);
    if (id !== null) await lockCart(tx, id);
    const added = await tryToAdd(tx, input, item);
    if (!added) throw new Error("a cart changed while it was locked");
    return added;
  });
}

async function isApproved(ctx: Ctx, input: AddToCart): Promise<boolean> {
  if (ctx.actor.kind === "visitor") return false;
  const { id } = await readAddition(ctx, input);
  return unitsLeft(input.productId, await ownApprovals(ctx, id)) > 0;
}

type Item = { name: string; price: number; available: number | null };

/** Tries one read, a decision and one write. Undefined if the cart changed in between. */
async function tryToAdd(
  ctx: Ctx,
  input: AddToCart,
  { name, price, available }: Item,
): Promise<Result<AddedItem, AddToCartRefusal> | undefined> {
  const before = await readAddition(ctx, input);
  const decided = decideAddition(before, input.quantity, available);
  if (!decided.ok) {
    return decided.reason === "cart_full" ? refuse("cart_full") : refuse("out_of_stock", { name });
  }
  const fitted = decided.value;
  const line = { ...input, quantity: fitted.quantity, price };
  const token = await writeAddition(ctx, input.token, before, line);
  return token === undefined ? undefined : ok({ token, name, ...fitted });
}
