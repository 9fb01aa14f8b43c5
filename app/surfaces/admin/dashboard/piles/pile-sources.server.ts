import { href } from "react-router";
import { waitingClearance } from "#app/modules/clearance/queries/waiting-requests.server.ts";
import { consultationsToday } from "#app/modules/consultations/queries/consultations-today.server.ts";
import { waitingOrderParts } from "#app/modules/orders/queries/waiting-parts.server.ts";
import { mayMoveOrders } from "#app/modules/orders/rules/may-move.ts";
import { filterHref } from "#app/modules/orders/views/order-filter.ts";
import { failedRefunds } from "#app/modules/payments/queries/failed-refunds.server.ts";
import { overdueOrderPart } from "#app/modules/purchasing/queries/list-orders.server.ts";
import { waitingReturns } from "#app/modules/returns/queries/waiting-returns.server.ts";
import { mayAct } from "#app/modules/returns/rules/return-moves.ts";
import { waitingReviewPart } from "#app/modules/reviews/queries.server.ts";
import { waitingRequestPart } from "#app/modules/staff/queries/waiting-requests.server.ts";
import { waitingTicketParts } from "#app/modules/support/queries/waiting-tickets.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { may } from "#app/platform/access/may.ts";
import type { WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import type { PileName } from "./pile.ts";

/** What the moment of a pile says: how old it is, when the next begins, or since when it is due. */
export type Shown = "oldest" | "next" | "due";

export type PileSource = {
  name: PileName;
  to: string;
  part: WaitingPart;
  shown: Shown;
  /** Counted along, and said of it. */
  besides?: WaitingPart;
};

/** The piles that this person works off, each with what it is counted by. */
export function pileSources({ actor, now }: Pick<Ctx, "actor" | "now">): PileSource[] {
  const scope = healthScope(actor);
  const today = scope && consultationsToday(scope, now);
  const tickets = waitingTicketParts(now);
  const pile = (name: PileName, to: string, part: WaitingPart, shown: Shown = "oldest") => ({
    name,
    to,
    part,
    shown,
  });
  const returnsOf = (show: string) => `${href("/admin/returns")}?show=${show}&sort=asked`;
  const toCheck = filterHref("to-check");
  const list: [boolean, PileSource | undefined][] = [
    [
      mayMoveOrders(actor),
      pile("to-pack", href("/admin/orders/to-pack"), waitingOrderParts["to-pack"]),
    ],
    [may(actor, "orders:write"), pile("to-check", toCheck, waitingOrderParts["to-check"])],
    [
      mayMoveOrders(actor),
      pile("to-confirm", filterHref("to-confirm"), waitingOrderParts["to-confirm"]),
    ],
    [
      may(actor, "orders:read"),
      {
        ...pile("attention", filterHref("attention"), waitingOrderParts.attention),
        besides: failedRefunds,
      },
    ],
    [
      mayAct(actor, "inspect"),
      pile("returns-inspect", returnsOf("received"), waitingReturns.inspect),
    ],
    [mayAct(actor, "approve"), pile("returns-decide", returnsOf("asked"), waitingReturns.decide)],
    [
      may(actor, "tickets:write"),
      pile("tickets-late", href("/admin/support"), tickets.late, "due"),
    ],
    [may(actor, "tickets:write"), pile("tickets", href("/admin/support"), tickets.open)],
    [
      may(actor, "health:read"),
      pile("clearance", href("/admin/doctors/clearance"), waitingClearance),
    ],
    [true, today && pile("consultations", href("/admin/consultations"), today, "next")],
    [
      may(actor, "purchasing:read"),
      pile(
        "deliveries-late",
        `${href("/admin/purchase-orders")}?show=overdue`,
        overdueOrderPart,
        "due",
      ),
    ],
    [may(actor, "reviews:write"), pile("reviews", href("/admin/reviews"), waitingReviewPart)],
    [may(actor, "staff:write"), pile("access", href("/admin/settings/staff"), waitingRequestPart)],
  ];
  return list.flatMap(([isTheirs, source]) => (isTheirs && source ? [source] : []));
}
