import { holdCart } from "#app/modules/cart/commands/hold-cart.server.ts";
import { cartLines } from "#app/modules/cart/queries.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries/documents.server.ts";
import { buyerOf } from "#app/modules/discounts/queries.server.ts";
import { knownAddress } from "#app/modules/places/queries/known-address.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findPlacement } from "../../queries/find-placement.server.ts";
import { placementBody } from "../../rules/placement-body.ts";
import type { CheckoutInput } from "../../input.ts";

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
