import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { hasAgreed } from "../queries/has-agreed.server.ts";
import { openPlans } from "../queries/own-course.server.ts";
import { refillOffer } from "../queries/refill-offer.server.ts";
import { refillOf } from "../queries/refill.server.ts";
import { therapyCheckIns } from "../tables.server.ts";

type RefillInput = { planId: string; checkInId: string; cartToken: string | undefined };
type InCart = { token: string | undefined; isNew: boolean };
export type RefillCartRefusal = Refusal<
  "forbidden" | "not_found" | "consent_needed" | "not_due" | "not_now"
>;

/**
 * Puts the refill of the actor's own check-in into the cart, once, after it checks every obstacle
 * again. The actor still checks out and pays.
 */
export async function putRefillInCart(
  ctx: Ctx,
  { planId, checkInId, cartToken }: RefillInput,
): Promise<Result<InCart, RefillCartRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  if (!isUuid(checkInId) || !isUuid(planId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = and(
      eq(therapyCheckIns.id, checkInId),
      eq(therapyCheckIns.planId, planId),
      eq(therapyCheckIns.userId, actor.userId),
    );
    // Two taps queue at this row. The cart is locked after it, never before.
    const [row] = await tx.db.select().from(therapyCheckIns).where(own).for("update");
    if (!row) return refuse("not_found");
    if (!(await hasAgreed(tx, actor.userId))) return refuse("consent_needed");
    if (row.inCartAt !== null) return ok({ token: cartToken, isNew: false });
    const [open] = await openPlans(tx.db, actor.userId, planId);
    if (!open) return refuse("not_found");
    const refill = await refillOf(tx, open);
    const { state } = refill;
    if (state.kind !== "ready" || state.checkInId !== checkInId) return refuse("not_due");
    const offer = await refillOffer(tx, open, { refill, cartToken });
    if (offer.judged.kind !== "offer") return refuse("not_now");
    const { productId, variantId } = offer;
    const line = { productId, variantId, quantity: offer.judged.units };
    const added = await addToCart(tx, { token: cartToken, ...line });
    if (!added.ok) return refuse("not_now");
    await tx.db.update(therapyCheckIns).set({ inCartAt: tx.now }).where(own);
    return ok({ token: added.value.token, isNew: true });
  });
}
