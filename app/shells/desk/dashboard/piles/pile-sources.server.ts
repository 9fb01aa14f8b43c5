import { href } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import {
  openTopicsPart,
  waitingConversationPart,
  waitingQuestionPart,
} from "#app/care/assistant/queries/waiting.server.ts";
import { waitingClearance } from "#app/selling/clearance/queries/waiting-requests.server.ts";
import { waitingClaims } from "#app/selling/concessions/queries/waiting-claims.server.ts";
import { consultationsToday } from "#app/care/consultations/queries/consultations-today.server.ts";
import { expiringLots } from "#app/goods/lots/queries/list-lots.server.ts";
import { overdueOrderPart } from "#app/goods/purchasing/queries/list-orders.server.ts";
import { waitingReviewPart } from "#app/reach/reviews/queries.server.ts";
import { waitingRequestPart } from "#app/running/staff/queries/waiting-requests.server.ts";
import { waitingTicketParts } from "#app/reach/support/queries/waiting-tickets.server.ts";
import { waitingVialPart } from "#app/fulfilment/vials/queries/vial-reports.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { may } from "#app/platform/access/may.ts";
import { orderSources } from "./order-sources.server.ts";
import { pileWords as say } from "./texts.ts";
import { pile, theirs, type PileSource } from "./pile-source.ts";

/** The piles of work for this staff member, each with its query. */
export function pileSources({ actor, now }: Pick<Ctx, "actor" | "now">): PileSource[] {
  const scope = healthScope(actor);
  const today = scope && consultationsToday(scope, now);
  const tickets = waitingTicketParts(now);
  const support = href("/admin/support");
  const overdue = `${href("/admin/purchase-orders")}?show=overdue`;
  const soon = `${href("/admin/lots")}?state=soon&sort=expires`;
  return [
    ...orderSources(actor),
    ...(today ? [pile("consultations", href("/admin/consultations"), today, "next")] : []),
    ...theirs([
      [may(actor, "tickets:write"), pile("tickets-late", support, tickets.late, "due")],
      [may(actor, "tickets:write"), pile("tickets", support, tickets.open)],
      [may(actor, "tickets:write"), pile("vials", href("/admin/vial-reports"), waitingVialPart)],
      [
        may(actor, "health:read"),
        pile("clearance", href("/admin/doctors/clearance"), waitingClearance),
      ],
      [
        may(actor, "health:read"),
        pile("health-ai", href("/admin/assistant/conversations"), waitingConversationPart),
      ],
      [
        may(actor, "content:write"),
        {
          ...pile("unanswered", href("/admin/assistant/questions"), waitingQuestionPart),
          besides: { part: openTopicsPart, says: (_count, about) => say.mostAbout(about) },
        },
      ],
      [may(actor, "purchasing:read"), pile("deliveries-late", overdue, overdueOrderPart, "due")],
      [may(actor, "lots:read"), pile("lots-expire", soon, expiringLots(shopDay(now)), "expires")],
      [may(actor, "reviews:write"), pile("reviews", href("/admin/reviews"), waitingReviewPart)],
      [
        may(actor, "customers:write"),
        pile("id-checks", href("/admin/customers/ids"), waitingClaims),
      ],
      [
        may(actor, "staff:write"),
        pile("access", href("/admin/settings/staff"), waitingRequestPart),
      ],
    ]),
  ];
}
