import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { atShopMinute } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliateList } from "../views/affiliate-list.ts";

const ID = sql.raw('"affiliates"."id"');
const SUMS = {
  earned: sql`select (select coalesce(sum(e.amount), 0) from affiliate_commissions c
      join affiliate_commission_entries e on e.commission_id = c.id where c.affiliate_id = ${ID})::bigint
    + (select coalesce(sum(l.amount), 0) from affiliate_ledger l
      where l.affiliate_id = ${ID} and l.kind = 'adjusted')::bigint`,
  balance: sql`select coalesce(sum(l.amount), 0)::bigint from affiliate_ledger l
    where l.affiliate_id = ${ID}`,
  orders: sql`select count(*) from affiliate_commissions c where c.affiliate_id = ${ID}`,
} as const;

/** The sum of an affiliate's commissions or ledger, as part of a statement about `affiliates`. */
function sumOfAffiliate(what: keyof typeof SUMS) {
  return sql<number>`(${SUMS[what]})`;
}

export function affiliatesFor(db: Db, query: ListQuery) {
  const { id, affiliateCode: code, status, createdAt, customerId } = affiliates;
  const { filters, search } = query;
  const shown = shownTab(affiliateList, query);
  const which = and(
    shown === "all" ? undefined : sql`${status} = ${shown}`,
    duringDays(createdAt, filters),
    contains(search),
  );
  return {
    id,
    sorts: {
      joined: { by: createdAt, type: "timestamptz" },
      code: { by: code, type: "text" },
      earned: { by: sumOfAffiliate("earned"), type: "bigint" },
    },
    count: () =>
      countRows(
        db,
        sql`${affiliates} inner join ${customers} on ${customers.id} = ${customerId}`,
        which,
      ),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          code,
          status,
          createdAt,
          firstName: customers.firstName,
          lastName: customers.lastName,
          email: customers.email,
          earned: sumOfAffiliate("earned").mapWith(Number),
          balance: sumOfAffiliate("balance").mapWith(Number),
          orders: sumOfAffiliate("orders").mapWith(Number),
          place,
        })
        .from(affiliates)
        .innerJoin(customers, eq(customers.id, customerId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type AffiliateRow = Awaited<ReturnType<ReturnType<typeof affiliatesFor>["rows"]>>[number];

/** Every searched word must appear in the affiliate's name, address or one of their codes. */
function contains(search: string): SQL | undefined {
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return and(
    ...searchParts(search).map(
      (part) => sql`(${customers.searchText} like ${containing(part)}
        or exists (select from affiliate_codes k where k.affiliate_id = ${affiliates.id}
          and lower(k.code) like ${containing(part)}))`,
    ),
  );
}

/** Whether a time is on the days of a list's dates filter. */
export const duringDays = (at: PgColumn, { from, to }: ListQuery["filters"]) =>
  and(
    from ? gte(at, atShopMinute(from, 0)) : undefined,
    to ? lt(at, atShopMinute(shiftDay(to, 1), 0)) : undefined,
  );
