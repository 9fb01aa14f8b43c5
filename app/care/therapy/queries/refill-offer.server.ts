import { findCart, cartLines } from "#app/selling/cart/queries.server.ts";
import { findSellable } from "#app/goods/catalog/queries/sellable.server.ts";
import { promiseBy } from "#app/goods/catalog/queries/delivery.server.ts";
import { findClash } from "#app/goods/catalog/rules/interlocks.ts";
import { ownApprovals } from "#app/selling/clearance/queries/approvals.server.ts";
import { hasClinician } from "#app/selling/clearance/queries/clinicians.server.ts";
import { unitsLeft } from "#app/selling/clearance/rules/check-clearance.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { toInterlockLine } from "../rules/interlock-line.ts";
import { judgeOffer } from "../rules/judge-offer.ts";
import { vialsFor } from "../rules/refill-need.ts";
import { openPlans, type OpenPlan } from "./own-course.server.ts";
import type { Refill } from "./refill.server.ts";

/** How much of a refill can be bought now, in the strength bought last, at today's price. */
export async function refillOffer(
  ctx: Ctx,
  { plan, slug, compound, product }: OpenPlan,
  { refill, cartToken }: { refill: Refill; cartToken: string | undefined },
) {
  const { db, now } = ctx;
  const { newest, state, planned } = refill;
  const dueOn = "dueOn" in state ? state.dueOn : refill.today;
  const variantId = newest?.variantId ?? null;
  const cart = await findCart(db, cartToken);
  const [sold, lines, others, approvals, settings, mayAsk] = await Promise.all([
    findSellable(db, plan.productId, variantId),
    cart ? cartLines(db, cart.id) : [],
    openPlans(db, plan.userId),
    ownApprovals(ctx, cart?.id ?? null),
    loadSettings(db),
    hasClinician(db, plan.userId),
  ]);
  const content = newest?.contentMicrograms ?? undefined;
  const running = others.map((other) => ({ ...toInterlockLine(other), name: other.product }));
  const beside = [...lines, ...running].filter((each) => each.slug !== slug);
  const together = [{ ...toInterlockLine({ slug, compound }), name: product }, ...beside];
  const clash = findClash(together);
  const judged = judgeOffer({
    needed: content === undefined ? undefined : vialsFor(planned, dueOn, content),
    sold,
    clashes: clash?.slugs.includes(slug) ?? false,
    approved: unitsLeft(plan.productId, approvals),
  });
  return {
    judged,
    slug,
    productId: plan.productId,
    variantId,
    sku: sold?.sku ?? null,
    name: sold?.name ?? product,
    strength: content,
    price: sold?.price ?? null,
    needsWord: sold?.clearance === "acknowledge",
    arrives: promiseBy(settings, now, { cold: sold?.needsCold ?? false }).days,
    mayAsk,
    together,
  };
}

export type RefillOffer = Awaited<ReturnType<typeof refillOffer>>;
