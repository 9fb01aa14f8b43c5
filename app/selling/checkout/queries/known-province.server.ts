import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { lastAddressOf } from "#app/selling/orders/queries/last-contact.server.ts";
import { openOrderOfCart } from "#app/selling/orders/queries/open-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The province of the cart's order, or of its buyer's last parcel. */
export async function knownProvince(
  { db, actor }: Ctx,
  cartId: string,
): Promise<string | undefined> {
  const open = await openOrderOfCart(db, cartId);
  if (open?.province) return open.province;
  const customer = actor.kind === "user" ? await customerOfUser(db, actor.userId) : undefined;
  const last = customer && (await lastAddressOf(db, customer.id));
  return last?.province ?? undefined;
}
