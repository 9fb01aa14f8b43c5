import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { openCartWith } from "#app/selling/cart/commands/open-cart-with.server.ts";
import type { StockLine } from "#app/goods/catalog/rules/stock.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { StaffOrderInput } from "../input.ts";
import type { Checkout } from "../rules/placing.ts";

export type StaffWish = {
  /** Of the form. */
  key: string;
  customerId: string | null;
  items: readonly StockLine[];
  discountCode: string | null;
  form: StaffOrderInput;
  /** Where it can be paid online. */
  gateway: string | undefined;
};

export type StaffCartRefusal =
  | Refusal<"key_used" | "customer_gone">
  | (Refusal<"not_for_sale"> & { products: string[] });

/**
 * A cart with what staff chose for a buyer, as the checkout reads it. Nobody agreed to anything: the
 * word on supervision is the buyer's, who is asked for it before they can pay or confirm.
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
    // No total was shown yet.
    shownTotal: -1,
    gateway,
    form: { ...form, terms: "yes", supervision: "yes" },
    staffMade: { buyer },
  });
}
