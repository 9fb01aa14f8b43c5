import { and, eq } from "drizzle-orm";
import { cartLines, findCart, promoOfCart } from "#app/modules/cart/queries.server.ts";
import { priceCart, withSaving } from "#app/modules/cart/rules/price-cart.ts";
import { linePicture } from "#app/modules/cart/rules/show-line.ts";
import { areaTint } from "#app/modules/catalog/rules/area-looks.ts";
import { needsWord } from "#app/modules/clearance/rules/check-clearance.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { showPhone } from "#app/modules/customers/rules/phone.ts";
import { applyPromo } from "#app/modules/discounts/rules/show-promo.ts";
import { openOrderOfCart } from "#app/modules/orders/queries/open-order.server.ts";
import type { OpenOrder } from "#app/modules/orders/queries/open-order.server.ts";
import { isBinding } from "#app/modules/orders/rules/order-terms.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { findBlocker } from "./rules/find-blocker.ts";
import { placements } from "./tables.server.ts";

/** What a checkout key of this cart led to, and where that order stands now. */
export async function findPlacement(db: Db, cartId: string, key: string) {
  const [row] = await db
    .select({
      bodyHash: placements.bodyHash,
      orderId: orders.id,
      accessToken: orders.accessToken,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(placements)
    .innerJoin(orders, eq(orders.id, placements.orderId))
    .where(and(eq(placements.cartId, cartId), eq(placements.key, key)));
  if (!row) return undefined;
  const { bodyHash, orderId, accessToken } = row;
  return {
    bodyHash,
    orderId,
    accessToken,
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
  const full = priceCart(lines);
  const promo = await promoOfCart(ctx, cart, lines);
  const applied = promo && applyPromo(promo, full.subtotal);
  return {
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      tint: areaTint(line.areaLook),
      picture: linePicture(line),
      quantity: line.quantity,
      total: line.price * line.quantity,
    })),
    totals: withSaving(full, applied?.saving ?? 0),
    promo: applied && { code: applied.code, problem: applied.problem },
    acknowledge: needsWord(lines),
    blocker: findBlocker(lines, open?.held ?? []),
    openOrder: open && {
      orderNumber: open.orderNumber,
      accessToken: open.accessToken,
      expiresAt: open.expiresAt,
    },
    prefill: open ? ofOrder(open) : await ofAccount(ctx),
  };
}

/** What was typed before paying was given up; the cart's token proves that it is one's own. */
function ofOrder(order: OpenOrder) {
  const { email, firstName, lastName, address, barangay, city, province, postalCode } = order;
  const phone = order.phone && showPhone(order.phone);
  const placed = { address, barangay, city, province, postalCode };
  return texts({ email, firstName, lastName, ...placed, phone });
}

async function ofAccount({ db, actor }: Ctx) {
  if (actor.kind !== "user") return {};
  const customer = await customerOfUser(db, actor.userId);
  return texts({
    email: actor.email,
    firstName: customer?.firstName,
    lastName: customer?.lastName,
    address: [customer?.addressLine1, customer?.addressLine2].filter(Boolean).join(", "),
    city: customer?.city,
    province: customer?.state,
    postalCode: customer?.postalCode,
    phone: customer?.phone && showPhone(customer.phone),
  });
}

function texts(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text ?? ""]));
}
