import { and, eq, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { CommissionStanding } from "../rules/commission-standing.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissions as commissions } from "../tables.server.ts";
import { commissionList } from "../views/affiliate-list.ts";
import { duringDays } from "./list-affiliates.server.ts";
import { leftOf } from "./own-earnings.server.ts";

const isStanding: Record<CommissionStanding, SQL> = {
  on_hold: sql`${commissions.status} = 'pending' and ${commissions.payableAt} is null`,
  payable: sql`${commissions.status} = 'pending' and ${commissions.payableAt} is not null`,
  paid: sql`${commissions.status} = 'paid'`,
  reversed: sql`${commissions.status} = 'reversed'`,
};

const joined = sql`${commissions}
  inner join ${affiliates} on ${affiliates.id} = ${commissions.affiliateId}
  inner join ${orders} on ${orders.id} = ${commissions.orderId}`;

export function commissionsFor(db: Db, query: ListQuery) {
  const { filters, search } = query;
  const { id, createdAt, commissionAmount } = commissions;
  const which = and(
    isShown(shownTab(commissionList, query)),
    ofAffiliate(filters["affiliate"]),
    duringDays(createdAt, filters),
    contains(search),
  );
  return {
    id,
    sorts: {
      earned: { by: createdAt, type: "timestamptz" },
      amount: { by: commissionAmount, type: "int" },
    },
    count: () => countRows(db, joined, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          affiliateId: affiliates.id,
          code: affiliates.affiliateCode,
          orderId: orders.id,
          orderNumber: orders.orderNumber,
          firstName: orders.firstName,
          lastName: orders.lastName,
          email: orders.email,
          orderAmount: commissions.orderAmount,
          rate: commissions.commissionRate,
          amount: commissionAmount,
          left: leftOf,
          isFirstOrder: commissions.isFirstOrder,
          status: commissions.status,
          payableAt: commissions.payableAt,
          createdAt,
          place,
        })
        .from(commissions)
        .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
        .innerJoin(orders, eq(orders.id, commissions.orderId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type CommissionRow = Awaited<ReturnType<ReturnType<typeof commissionsFor>["rows"]>>[number];

function isShown(shown: string): SQL | undefined {
  return Object.hasOwn(isStanding, shown) ? isStanding[shown as CommissionStanding] : undefined;
}

function ofAffiliate(asked: string | undefined): SQL | undefined {
  if (asked === undefined) return undefined;
  return isUuid(asked) ? eq(commissions.affiliateId, asked) : sql`false`;
}

/** Every searched word must appear in the order's number, its buyer or the affiliate's code. */
function contains(search: string): SQL | undefined {
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  const text = sql.raw(
    folded(`concat_ws(' ', "orders"."order_number", "orders"."first_name", "orders"."last_name",
      "orders"."email", "affiliates"."affiliate_code")`),
  );
  return and(...searchParts(search).map((part) => sql`${text} like ${containing(part)}`));
}
