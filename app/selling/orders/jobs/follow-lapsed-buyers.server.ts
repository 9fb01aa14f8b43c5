import { and, asc, eq, gte, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { notYetIn } from "#app/running/automations/queries/not-yet-in.server.ts";
import type { Follower } from "#app/running/automations/jobs/follower.server.ts";
import { automationMail } from "#app/running/automations/texts/mail.ts";
import { orders } from "../tables.server.ts";

const BUYER = sql`coalesce(${orders.customerId}::text, lower(${orders.email}))`;
/** Repeats the expression of the buyers' index, so that the index is used. */
const ORDERED_SINCE = sql<boolean>`exists (select from ${orders} later
  where coalesce(later.customer_id::text, lower(later.email)) = ${BUYER}
    and later.created_at > ${orders.createdAt} and later.status <> 'cancelled')`;
const ID: SQL<string> = sql<string>`${orders.id}::text`;

/** Finds buyers whose last order was a while ago. */
export const followLapsedBuyers: Follower = {
  key: "win_back",
  find: ({ db }, { since, most, agrees }) =>
    db
      .select({
        cause: ID,
        email: orders.email,
        enteredAt: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt),
      })
      .from(orders)
      .where(
        and(
          isNotNull(orders.paidAt),
          gte(orders.paidAt, since),
          ne(orders.status, "cancelled"),
          agrees(sql`lower(${orders.email})`),
          sql`not ${ORDERED_SINCE}`,
          notYetIn("win_back", ID),
        ),
      )
      .orderBy(asc(orders.paidAt), asc(orders.id))
      .limit(most),
  async look({ db }, { cause }) {
    const [order] = await db
      .select({ status: orders.status, paymentStatus: orders.paymentStatus })
      .from(orders)
      .where(eq(orders.id, cause));
    if (!order) return { exit: "gone" };
    const since = and(eq(orders.id, cause), ORDERED_SINCE);
    if ((await db.$count(orders, since)) > 0) return { exit: "ordered" };
    // A buyer who returned everything is not asked to buy again.
    if (order.status === "cancelled" || order.paymentStatus === "refunded")
      return { exit: "returned" };
    return { words: automationMail.winBack, path: href("/products") };
  },
};
