import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { creditAccounts } from "../tables.server.ts";

const { id, customerId, balance } = creditAccounts;
const withCustomer = sql`${creditAccounts} inner join ${customers} on ${customers.id} = ${customerId}`;
/** The time of the last change of an account, in a statement about `credit_accounts`. */
const lastAt = sql<Date>`(select max(e.at) from credit_entries e
  where e.account_id = ${sql.raw('"credit_accounts"."id"')})`;

/** Customers whom the shop owes credit. */
export function owedFor(db: Db, { search }: ListQuery) {
  const which = and(gt(balance, 0), contains(search));
  return {
    id,
    sorts: { balance: { by: balance, type: "int" } },
    count: () => countRows(db, withCustomer, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          customerId,
          balance,
          firstName: customers.firstName,
          lastName: customers.lastName,
          email: customers.email,
          lastAt: lastAt.mapWith((value: string) => new Date(value)),
          place,
        })
        .from(creditAccounts)
        .innerJoin(customers, eq(customers.id, customerId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type OwedRow = Awaited<ReturnType<ReturnType<typeof owedFor>["rows"]>>[number];

function contains(search: string): SQL | undefined {
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return and(
    ...searchParts(search).map((part) => sql`${customers.searchText} like ${containing(part)}`),
  );
}

/** All that the shop owes, and the sums behind it since the first entry, in centavos. */
export async function creditSums(db: Db) {
  const { rows } = await db.execute<Record<"owed" | "issued" | "used", number>>(sql`
    select coalesce(sum(amount), 0)::float8 as owed,
      coalesce(sum(amount) filter (where kind in ('issued', 'adjusted')), 0)::float8 as issued,
      coalesce(-sum(amount) filter (where kind in ('spent', 'returned')), 0)::float8 as used
    from credit_entries`);
  return rows[0] ?? { owed: 0, issued: 0, used: 0 };
}
