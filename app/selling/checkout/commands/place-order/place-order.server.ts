import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { decideOrder } from "../../rules/decide-order.ts";
import {
  placedBefore,
  type Checkout,
  type PlacedOrder,
  type PlaceRefusal,
} from "../../rules/placing.ts";
import { placeUnderLocks } from "./place-under-locks.server.ts";
import { readCheckout } from "../../queries/read-checkout.server.ts";
import { writePlacement } from "./write-placement.server.ts";

/** Optimistic attempts before we fall back to locking. */
const TRIES_WITHOUT_LOCKS = 2;

/**
 * Turns the caller's cart into a pending order and reserves its units: one read, a decision by the
 * rules, and one statement that writes everything if the facts have not changed. Trusts the browser
 * only for the address; everything else is recomputed. The cart's token is the authorization.
 */
export async function placeOrder(
  ctx: Ctx,
  checkout: Checkout,
): Promise<Result<PlacedOrder, PlaceRefusal>> {
  for (let tries = 0; tries < TRIES_WITHOUT_LOCKS; tries += 1) {
    const read = await readCheckout(ctx, checkout);
    if (!read) return refuse("empty_cart");
    const earlier = placedBefore(read);
    if (earlier) return ok(earlier);
    if (read.unpaid.ofCart.length > 0 || read.unpaid.elsewhere.length > 0) break;
    const decided = decideOrder(read, { ...checkout, now: ctx.now });
    if (!decided.ok) return decided;
    // An order with nothing due is settled in the same transaction.
    if (decided.value.due === 0) break;
    const written = await writePlacement(ctx, checkout, read, decided.value);
    if (written !== "outdated") return written;
  }
  return inTransaction(ctx, (tx) => placeUnderLocks(tx, checkout));
}
