import { sql, type SQL } from "drizzle-orm";
import { waitingForAssistant } from "#app/care/assistant/queries/waiting.server.ts";
import { waitingClaimCount } from "#app/selling/concessions/queries/waiting-claims.server.ts";
import { waitingOrders } from "#app/selling/orders/queries/list-orders.server.ts";
import { overdueOrders } from "#app/goods/purchasing/queries/list-orders.server.ts";
import { waitingParcels } from "#app/fulfilment/packing/queries/to-pack.server.ts";
import { waitingReviewCount } from "#app/reach/reviews/queries.server.ts";
import { waitingTickets } from "#app/reach/support/queries/list-tickets.server.ts";
import { waitingRequestCount } from "#app/running/staff/queries/waiting-requests.server.ts";
import { waitingVialReports } from "#app/fulfilment/vials/queries/vial-reports.server.ts";
import type { MenuSection } from "./read-menu.ts";

/** The waiting items of each list, by its address. Each condition has a partial index. */
const countedAt = (now: Date): Record<string, SQL<number>> => ({
  ...waitingOrders,
  ...waitingParcels,
  ...waitingTickets(now),
  ...waitingVialReports,
  ...waitingForAssistant,
  ...waitingReviewCount,
  ...waitingClaimCount,
  ...waitingRequestCount,
  ...overdueOrders,
});

/** Counts the waiting items behind the links of this menu, by address; part of a statement. */
export function waitingBehind(menu: readonly MenuSection[], now: Date) {
  const counted = countedAt(now);
  const shown = menu.flatMap(({ pages }) => pages.filter(({ to }) => Object.hasOwn(counted, to)));
  const pairs = shown.map(({ to }) => sql`${to}::text, ${counted[to]}`);
  return sql<Record<string, number>>`json_build_object(${sql.join(pairs, sql`, `)})`;
}
