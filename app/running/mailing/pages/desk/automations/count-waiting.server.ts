import { and, eq, gt, isNotNull } from "drizzle-orm";
import {
  hoursOf,
  type AutomationKey,
  type Delay,
} from "#app/running/automations/rules/automation-terms.ts";
import { hoursLater } from "#app/running/automations/rules/quiet-hours.ts";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { stockWatches } from "#app/goods/catalog/tables/stock-watches.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { therapyPlans } from "#app/care/therapy/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Reader = Pick<Ctx, "db" | "now">;

/**
 * Counts the waiting mails of an automation whose module sends them itself, from that module's
 * tables. Undefined for the other automations, whose runs are counted.
 */
export async function countWaiting(
  { db, now }: Reader,
  key: AutomationKey,
  delay: Delay,
): Promise<number | undefined> {
  const since = hoursLater(now, -hoursOf(delay));
  switch (key) {
    case "newsletter_welcome": {
      const { state, confirmedAt } = newsletterSubscriptions;
      const fresh = and(eq(state, "confirmed"), gt(confirmedAt, since));
      return db.$count(newsletterSubscriptions, fresh);
    }
    case "unpaid_order": {
      const { status, paymentStatus, createdAt } = orders;
      const open = and(eq(status, "pending"), eq(paymentStatus, "awaiting_transfer"));
      return db.$count(orders, and(open, gt(createdAt, since)));
    }
    case "refill_due": {
      const { state, reminderHour } = therapyPlans;
      return db.$count(therapyPlans, and(eq(state, "active"), isNotNull(reminderHour)));
    }
    case "stock_watched":
      return db.$count(stockWatches, eq(stockWatches.about, "stock"));
    case "price_watched":
      return db.$count(stockWatches, eq(stockWatches.about, "price"));
    default:
      return undefined;
  }
}
