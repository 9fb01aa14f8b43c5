import { href } from "react-router";
import { waitingArrivals } from "#app/fulfilment/arrivals/queries/waiting-arrivals.server.ts";
import { waitingCases } from "#app/fulfilment/guarantee/queries/cases.server.ts";
import { urgentDocuments } from "#app/selling/einvoices/queries/urgent-documents.server.ts";
import { waitingOrderParts as waiting } from "#app/selling/orders/queries/waiting-parts.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import { filterHref } from "#app/selling/orders/views/order-filter.ts";
import { unrefundedCards } from "#app/selling/giftcards/queries/list-cards.server.ts";
import { failedRefunds } from "#app/selling/payments/queries/failed-refunds.server.ts";
import { openFindings } from "#app/selling/payments/queries/findings.server.ts";
import { waitingCash } from "#app/fulfilment/remittances/queries/cash-findings.server.ts";
import { waitingReturns } from "#app/fulfilment/returns/queries/waiting-returns.server.ts";
import { mayAct } from "#app/fulfilment/returns/rules/return-moves.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { pile, theirs, type PileSource } from "./pile-source.ts";
import { pileWords as say } from "./texts.ts";

/** Orders, returns and parcels that arrived warm which wait for this person. */
export function orderSources(actor: Actor): PileSource[] {
  const moves = mayMoveOrders(actor);
  const returnsOf = (show: string) => `${href("/admin/returns")}?show=${show}&sort=asked`;
  const attention = pile("attention", filterHref("attention"), waiting.attention);
  const refunds = { part: failedRefunds, says: say.refundsFailed };
  return theirs([
    [moves, pile("to-pack", href("/admin/orders/to-pack"), waiting["to-pack"])],
    [
      may(actor, "orders:write"),
      pile("to-check", href("/admin/orders/to-check"), waiting["to-check"]),
    ],
    [moves, pile("to-confirm", filterHref("to-confirm"), waiting["to-confirm"])],
    [may(actor, "orders:read"), { ...attention, besides: refunds }],
    [
      may(actor, "orders:refund"),
      pile("books-differ", href("/admin/orders/reconciliation"), openFindings),
    ],
    [
      may(actor, "orders:refund"),
      pile(
        "e-invoices",
        `${href("/admin/invoices/electronic")}?show=open&sort=day`,
        urgentDocuments,
      ),
    ],
    [
      may(actor, "orders:fulfil"),
      pile("cash-differs", href("/admin/orders/remittances/differences"), waitingCash),
    ],
    [
      mayAct(actor, "inspect"),
      pile("returns-inspect", returnsOf("received"), waitingReturns.inspect),
    ],
    [mayAct(actor, "approve"), pile("returns-decide", returnsOf("asked"), waitingReturns.decide)],
    [
      may(actor, "orders:write"),
      pile("arrivals", `${href("/admin/arrivals")}?sort=reported`, waitingArrivals),
    ],
    [
      may(actor, "orders:refund"),
      pile("gift-cards", `${href("/admin/gift-cards")}?show=unrefunded`, unrefundedCards),
    ],
    [may(actor, "orders:refund"), pile("guarantee", href("/admin/orders/guarantee"), waitingCases)],
  ]);
}
