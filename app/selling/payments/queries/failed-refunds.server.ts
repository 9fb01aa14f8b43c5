import { sql } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { refunds } from "../tables.server.ts";

/**
 * Refunds that the gateway refused, of orders that still need attention. Starts from these orders,
 * which are few and have an index.
 */
export const failedRefunds = waitingPart(
  sql`${orders} join ${refunds} on ${refunds.orderId} = ${orders.id}`,
  sql`${orders.needsAttention} is not null and ${refunds.status} = 'failed'`,
  refunds.settledAt,
);
