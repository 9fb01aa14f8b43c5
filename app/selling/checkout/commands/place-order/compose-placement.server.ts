import { SHOP_CURRENCY } from "#app/lib/money.ts";
import { yearPrefix } from "#app/lib/running-number.ts";
import {
  afterPlacing,
  awaitingConfirmation,
} from "#app/selling/orders/jobs/after-placing.server.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import { reserverLocks, type ReserverKeys } from "#app/selling/orders/rules/reserver.ts";
import { newAttempt } from "#app/selling/payments/rules/new-attempt.ts";
import { transferReminder } from "#app/selling/payments/jobs/remind-transfer.server.ts";
import { nextAsk } from "#app/selling/payments/rules/ask-schedule.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { asRow } from "#app/platform/database/json.server.ts";
import { jobSpecs } from "#app/platform/jobs/enqueue.server.ts";
import { newItems, newOrder, newStatutoryItems } from "../../rules/compose-order.ts";
import type { DecidedOrder } from "../../rules/decide-order.ts";
import { limitsOf, roomFor, shareRoom } from "../../rules/judge-reservation.ts";
import type { Checkout } from "../../rules/placing.ts";
import { promisedDelivery } from "../../rules/promised-delivery.ts";
import type { ReadCheckout } from "../../queries/read-checkout.server.ts";

export type Placement = Pick<Checkout, "form" | "key" | "gateway"> & {
  read: ReadCheckout;
  decided: DecidedOrder;
  /** How a buyer who never paid is counted. */
  reserver: ReserverKeys | undefined;
  /** Staff place the order. The buyer has agreed to nothing yet, and pays through a mailed link. */
  isStaffMade?: boolean;
};

/**
 * The order with all rows written along with it and the conditions that must still be true then, in
 * the shape that `place_order` reads (`db/functions/place-order.sql`). Dates become texts on the
 * way.
 */
export function composePlacement(ctx: Ctx, placement: Placement) {
  const { form, key, read, decided, reserver } = placement;
  const { cartId, cartState, bodyHash, earlier, buyer, unpaid } = read;
  const id = ctx.ids.newId();
  const order = orderOf(ctx, id, placement);
  const attempt = attemptOf(ctx, placement);
  const input = {
    now: ctx.now,
    actor: { kind: ctx.actor.kind, id: actorId(ctx.actor) },
    cart_id: cartId,
    cart_state: cartState,
    key,
    body_hash: bodyHash,
    placed_before: earlier?.order.id ?? null,
    skipped: unpaid.elsewhere,
    number_prefix: yearPrefix(read.settings.order_prefix, ctx.now),
    order: asRow(order),
    items: itemsOf(placement).map((item, n) =>
      asRow({ ...item, id: ctx.ids.newId(), position: n + 1 }),
    ),
    concession: decided.statutory ? { id: decided.statutory.held.id } : null,
    code: codeGuard(decided, buyer),
    redemption: redemptionOf(ctx, decided, buyer),
    credit: creditOf(ctx, decided, read),
    referral: decided.referral && asRow(decided.referral),
    approvals: decided.uses.map((use) => asRow({ ...use, id: ctx.ids.newId() })),
    stock: stockOf(ctx, placement),
    reserver: reserver && decided.wanted.length > 0 ? reserverOf(placement, reserver) : null,
    consents: consentsOf(ctx, placement),
    audit_id: ctx.ids.newId(),
    payment: attempt && asRow(attempt),
    empties_cart: !paysOnline(form.paymentMethod),
    jobs: jobsOf(ctx, id, order.expiresAt, placement),
  };
  return { id, attempt, input };
}

function itemsOf({ read: { lines }, decided }: Placement) {
  const { statutory, totals, code } = decided;
  if (statutory) return newStatutoryItems(lines, statutory.parts);
  return newItems(lines, totals.discount, code?.discount);
}

function orderOf(ctx: Ctx, id: string, { form, read, decided, isStaffMade }: Placement) {
  const { now } = ctx;
  const { cartId, buyer, place, legal, settings } = read;
  const { totals, credit, acknowledged, code, statutory } = decided;
  return newOrder({
    id,
    cartId,
    customerId: buyer.customerId,
    form,
    place,
    totals,
    credit,
    legal,
    acknowledged,
    discount: code?.discount,
    concession: statutory?.held,
    now,
    settings,
    delivery: promisedDelivery(read, now),
    madeBy: isStaffMade ? actorId(ctx.actor) : undefined,
  });
}

/** The code's terms and the buyer's number of uses at the time of the quote. */
function codeGuard({ code }: DecidedOrder, { customerId, emails }: ReadCheckout["buyer"]) {
  if (!code) return null;
  const { discount, terms, byBuyer } = code;
  return { id: discount.id, terms, customer_id: customerId, emails, by_buyer: byBuyer };
}

/** The use is recorded for the email in the form, which is the first. */
function redemptionOf({ ids }: Ctx, { code }: DecidedOrder, { customerId, emails }: Buyer) {
  if (!code) return null;
  const use = { discountId: code.discount.id, email: emails[0] ?? "", customerId };
  return asRow({ id: ids.newId(), ...use, amount: code.saving });
}

/** The credit that the order uses, and the balance that must still be there. */
function creditOf({ ids }: Ctx, { credit: amount }: DecidedOrder, { credit }: ReadCheckout) {
  if (!credit || amount === 0) return null;
  const { accountId, balance } = credit;
  return asRow({ id: ids.newId(), accountId, balance, amount });
}

type Buyer = ReadCheckout["buyer"];

function stockOf({ ids }: Ctx, { read, decided, reserver }: Placement) {
  const limits = limitsOf(read.settings);
  return decided.wanted.map(({ level, quantity }) => {
    const { id: levelId, productId, onHand } = level;
    const room = reserver
      ? shareRoom({ quantity, onHand }, reserver.kind, limits, read.reserved.byAddress)
      : {};
    return {
      ...asRow({ id: ids.newId(), levelId, productId, quantity, onHand }),
      most_later: room.guest_later ?? null,
      most_guests: room.guest_online ?? null,
      most_all: room.new_customer ?? null,
    };
  });
}

function reserverOf({ read, decided }: Placement, reserver: ReserverKeys) {
  const units = decided.wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const room = roomFor(reserver.kind, units, limitsOf(read.settings), read.reserved.byAddress);
  return {
    ...asRow({ ...reserver, units }),
    locks: reserverLocks(reserver),
    most_orders: room.orders,
    most_units: room.units,
    most_units_of_address: room.unitsOfAddress,
  };
}

/** Consents from the ticked boxes, with the versions of the texts that were shown. */
function consentsOf({ ids }: Ctx, { read: { legal }, decided, isStaffMade }: Placement) {
  if (isStaffMade) return [];
  const terms = { document: "terms", documentVersion: legal.terms };
  const consents = [
    { purpose: "terms", ...terms },
    { purpose: "adult", ...terms },
    { purpose: "privacy", document: "privacy", documentVersion: legal.privacy },
    ...(decided.acknowledged ? [{ purpose: "medical_supervision", ...terms }] : []),
  ];
  return consents.map((consent) => asRow({ id: ids.newId(), ...consent }));
}

/** The buyer may already be on the gateway's page, so the first status check follows soon. */
function attemptOf(ctx: Ctx, { form, gateway, decided, isStaffMade }: Placement) {
  const amount = decided.due;
  const at = form.paymentMethod === "bank" ? "bank" : gateway;
  if (amount === 0 || form.paymentMethod === "cod" || !at || isStaffMade) return undefined;
  const nextAskAt = at === "bank" ? null : nextAsk(ctx.now, ctx.now);
  return { ...newAttempt(ctx, { gateway: at, amount, nextAskAt }), currency: SHOP_CURRENCY };
}

function jobsOf({ now }: Ctx, id: string, expiresAt: Date | null, { form, decided }: Placement) {
  const { paymentMethod: method } = form;
  const owed = decided.due > 0;
  return jobSpecs([
    ...afterPlacing({ id, expiresAt }),
    ...(owed && method === "bank" ? transferReminder(id, now) : []),
    ...(owed && method === "cod" ? awaitingConfirmation({ id, expiresAt }, now) : []),
  ]);
}
