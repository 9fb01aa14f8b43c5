import { and, eq } from "drizzle-orm";
import { cartLines, findCart, promoOfCart } from "#app/modules/cart/queries.server.ts";
import { priceCart, subtotalOf } from "#app/modules/cart/rules/price-cart.ts";
import { linePicture } from "#app/modules/cart/views/show-line.ts";
import { areaTint } from "#app/modules/catalog/rules/area-looks.ts";
import { needsWord } from "#app/modules/clearance/rules/check-clearance.ts";
import { currentLegalVersions } from "#app/modules/content/queries.server.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { applyPromo } from "#app/modules/discounts/views/show-promo.ts";
import { lastAddressOf } from "#app/modules/orders/queries/last-address.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { openOrderOfCart } from "#app/modules/orders/queries/open-order.server.ts";
import type { OpenOrder } from "#app/modules/orders/queries/open-order.server.ts";
import { orderPath } from "#app/modules/orders/rules/order-link.ts";
import { isBinding } from "#app/modules/orders/rules/order-terms.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { newestAttempt } from "#app/modules/payments/queries.server.ts";
import { lastTry } from "#app/modules/payments/rules/last-try.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { fillAsSent, fillForAccount } from "./views/fill-form.ts";
import type { FilledForm } from "./views/fill-form.ts";
import { findBlocker } from "./views/find-blocker.ts";
import { placements } from "./tables.server.ts";

/** What a checkout key of this cart led to, and where that order stands now. */
export async function findPlacement(db: Db, cartId: string, key: string) {
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

/** What the checkout shows of the cart a token opens; undefined when there is nothing in it. */
export async function checkoutView(ctx: Ctx, cartToken: string | undefined) {
  const cart = await findCart(ctx.db, cartToken);
  const lines = cart ? await cartLines(ctx.db, cart.id) : [];
  if (!cart || lines.length === 0) return undefined;
  const open = await openOrderOfCart(ctx.db, cart.id);
  const promo = await promoOfCart(ctx, cart, lines);
  const applied = promo && applyPromo(promo, subtotalOf(lines));
  const charges = chargesOf(await loadSettings(ctx.db));
  return {
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      tint: areaTint(line.areaLook),
      picture: linePicture(line),
      quantity: line.quantity,
      total: line.price * line.quantity,
    })),
    totals: priceCart(lines, charges, applied?.saving),
    promo: applied && { code: applied.code, problem: applied.problem },
    acknowledge: needsWord(lines),
    blocker: findBlocker(lines, open?.held ?? [], charges),
    openOrder: open && {
      orderNumber: open.orderNumber,
      href: orderPath(ctx, open),
      expiresAt: open.expiresAt,
      lastTry: lastTry(await newestAttempt(ctx.db, open.id)),
    },
    filled: await filledForm(
      ctx,
      open,
      lines.filter((line) => needsWord([line]).length > 0),
    ),
  };
}

/** What is in the form when it opens; the cart's token proves that the order is one's own. */
async function filledForm(
  ctx: Ctx,
  open: OpenOrder | undefined,
  needWord: readonly { productId: string }[],
): Promise<FilledForm> {
  const { db, actor, now } = ctx;
  if (open) return fillAsSent(open, { legal: await currentLegalVersions(db, now), needWord });
  if (actor.kind !== "user") return { values: {}, ticks: {}, asLeft: false };
  const customer = await customerOfUser(db, actor.userId);
  const last = customer && (await lastAddressOf(db, customer.id));
  return { values: fillForAccount(actor.email, customer, last), ticks: {}, asLeft: false };
}
