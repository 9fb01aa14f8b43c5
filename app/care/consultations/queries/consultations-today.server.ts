import { and, eq, gt, lt } from "drizzle-orm";
import { nextShopDay } from "#app/lib/dates.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { bookings } from "../tables.server.ts";
import { withinScope } from "./staff-bookings.server.ts";

/** Consultations of this day in Manila that are not over, and when the next one begins. */
export function consultationsToday(scope: HealthScope, now: Date) {
  const { status, startsAt, endsAt } = bookings;
  const which = and(
    eq(status, "booked"),
    gt(endsAt, now),
    lt(startsAt, nextShopDay(now)),
    withinScope(scope),
  );
  return which && waitingPart(bookings, which, startsAt);
}
