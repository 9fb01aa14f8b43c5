import type { StaffTopic } from "#app/running/staff/rules/staff-topics.ts";
import type { PileName } from "../dashboard/piles/pile.ts";

/** Under which choice of one's own mails each pile of Today stands. */
export const TOPIC_OF_PILE: Readonly<Record<PileName, StaffTopic>> = {
  "to-pack": "orders",
  "to-check": "orders",
  "to-confirm": "orders",
  attention: "orders",
  "returns-inspect": "returns",
  "returns-decide": "returns",
  arrivals: "returns",
  "tickets-late": "messages",
  tickets: "messages",
  vials: "messages",
  consultations: "care",
  clearance: "care",
  "runs-out": "stock",
  "lots-expire": "stock",
  "deliveries-late": "stock",
  "books-differ": "orders",
  "parcels-still": "orders",
  "cash-differs": "orders",
  "health-ai": "care",
  unanswered: "messages",
  reviews: "shop",
  "id-checks": "shop",
  payouts: "shop",
  "payouts-due": "shop",
  "affiliate-requests": "shop",
  proposals: "shop",
  access: "shop",
  backup: "shop",
};
