import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { openCartWith } from "#app/selling/cart/commands/open-cart-with.server.ts";
import type { StockLine } from "#app/goods/catalog/rules/stock.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { StaffOrderInput } from "../input.ts";
import type { Checkout } from "../rules/placing.ts";

export type StaffWish = {
  key: string;
  customerId: string | null;
  items: readonly StockLine[];
  discountCode: string | null;
  form: StaffOrderInput;
  /** The gateway for online payment, if one is available. */
  gateway: string | undefined;
};

export type StaffCartRefusal =
  | Refusal<"key_used" | "customer_gone">
  | (Refusal<"not_for_sale"> & { products: string[] });

/**
 * Opens a cart with the items that staff chose for a buyer, in the shape that checkout reads. It
 * carries no consent: the buyer agrees to the terms and confirms supervision before paying or
 * confirming the order.
 */
export async function openStaffCart(
  tx: Ctx,
  { key, customerId, items, discountCode, form, gateway }: StaffWish,
  cartId: string,
): Promise<Result<Checkout, StaffCartRefusal>> {
  const customer = customerId === null ? undefined : await findCustomer(tx.db, customerId);
  if (customerId !== null && !customer) return refuse("customer_gone");
  const cart = await openCartWith(tx, { cartId, items, discountCode });
  if (!cart) return refuse("key_used");
  if (!cart.isComplete) return refuse("not_for_sale", { products: [] });
  const userId = customer?.userId ?? undefined;
  const buyer = customer && userId !== undefined ? { userId, email: customer.email } : undefined;
  return ok({
    cartToken: cart.token,
    key,
    // No total was shown yet, and -1 equals none.
    shownTotal: -1,
    gateway,
    form: { ...form, terms: "yes", supervision: "yes" },
    staffMade: { buyer },
  });
}
