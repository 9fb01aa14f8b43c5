import { holdCart } from "#app/modules/cart/commands/hold-cart.server.ts";
import { cartLines } from "#app/modules/cart/queries.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries/documents.server.ts";
import { buyerOf } from "#app/modules/discounts/queries.server.ts";
import { knownAddress } from "#app/modules/places/queries/known-address.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { placementBody } from "../../rules/placement-body.ts";
import type { CheckoutInput } from "../../input.ts";
import { and, eq } from "drizzle-orm";
import { isBinding } from "#app/modules/orders/rules/order-terms.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { placements } from "../../tables.server.ts";

type Sent = {
  cartToken: string | undefined;
  key: string;
  shownTotal: number;
  form: CheckoutInput;
};

/** The caller's cart, locked, and all that decides on its order. */
export async function readCheckout(tx: Ctx, input: Sent) {
  const cart = await holdCart(tx, input.cartToken);
  if (!cart) return undefined;
  const [lines, earlier, buyer, settings, legal, place] = await Promise.all([
    cartLines(tx.db, cart.id),
    findPlacement(tx.db, cart.id, input.key),
    buyerOf(tx, input.form.email),
    loadSettings(tx.db),
    currentLegalVersions(tx.db, tx.now),
    knownAddress(tx.db, input.form),
  ]);
  const { id: cartId, discountCode } = cart;
  const bodyHash = hashToken(placementBody({ ...input, discountCode }, lines));
  return { cartId, discountCode, lines, earlier, bodyHash, buyer, settings, legal, place };
}

export type ReadCheckout = NonNullable<Awaited<ReturnType<typeof readCheckout>>>;

/** What a checkout key of this cart led to, and where that order stands now. */
async function findPlacement(db: Db, cartId: string, key: string) {
  const [row] = await db
    .select({
      bodyHash: placements.bodyHash,
      orderId: orders.id,
      accessIssue: orders.accessIssue,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(placements)
    .innerJoin(orders, eq(orders.id, placements.orderId))
    .where(and(eq(placements.cartId, cartId), eq(placements.key, key)));
  if (!row) return undefined;
  const { bodyHash, orderId, accessIssue } = row;
  return {
    bodyHash,
    order: { id: orderId, accessIssue },
    binding: isBinding(row),
    open: row.status === "pending",
  };
}
