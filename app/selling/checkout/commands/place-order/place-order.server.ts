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
import { readCheckout } from "../read-checkout.server.ts";
import { writePlacement } from "./write-placement.server.ts";

/** Others may order the same at the same moment; after that many tries it is done under locks. */
const TRIES_WITHOUT_LOCKS = 2;

/**
 * Turns the caller's cart into a pending order and reserves its units: one read, a decision by the
 * rules, and one statement that writes everything if what was read still holds. The browser's word
 * is taken for nothing but the address. The cart's token is the authorisation.
 */
export async function placeOrder(
  ctx: Ctx,
  input: Checkout,
): Promise<Result<PlacedOrder, PlaceRefusal>> {
  for (let tries = 0; tries < TRIES_WITHOUT_LOCKS; tries += 1) {
    const read = await readCheckout(ctx, input);
    if (!read) return refuse("empty_cart");
    const earlier = placedBefore(read);
    if (earlier) return ok(earlier);
    if (read.unpaid.ofCart.length > 0 || read.unpaid.elsewhere.length > 0) break;
    const decided = decideOrder(read, { ...input, now: ctx.now });
    if (!decided.ok) return decided;
    // What costs nothing is paid in the same transaction.
    if (decided.value.totals.total === 0) break;
    const written = await writePlacement(ctx, input, read, decided.value);
    if (written !== "outdated") return written;
  }
  return inTransaction(ctx, (tx) => placeUnderLocks(tx, input));
}
