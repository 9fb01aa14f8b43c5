import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import { atShopMinute } from "#app/lib/dates.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { customers } from "../tables.server.ts";
import { isStaffAccount } from "./is-staff.server.ts";

/** Where a list goes on: after this customer, who is on it already. */
export type ListPlace = { createdAt: Date; id: string };

/**
 * What customers are searched by; `or` are the ids of some who are found whatever of theirs matches,
 * such as by what another module knows of them.
 */
export type CustomerSearch = {
  text: string;
  or?: readonly string[];
  /** Days in Manila; both belong to it. */
  joined?: { from?: string | undefined; to?: string | undefined };
};

/** Customers for staff; with a search those that match all of it. */
export function customersFor(db: Db, search: string | CustomerSearch) {
  const which = matching(search);
  return {
    id: customers.id,
    sorts: {
      joined: { by: customers.createdAt, type: "timestamptz" },
      email: { by: customers.email, type: "text" },
    },
    count: () => countRows(db, customers, which),
    rows: ({ where, order, limit, place }: ListPart) => {
      // Found first and sorted then: walking down the newest until 50 match may walk past everybody.
      const found =
        which &&
        sql`${customers.id} = any(array(
        select ${customers.id} from ${customers} where ${which}))`;
      const shown = db
        .select({ id: customers.id })
        .from(customers)
        .where(and(found, where))
        .orderBy(...order)
        .limit(limit);
      return db
        .select({ ...row, place })
        .from(customers)
        .leftJoin(user, eq(user.id, customers.userId))
        .where(inArray(customers.id, shown))
        .orderBy(...order);
    },
  } as const;
}

const row = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  createdAt: customers.createdAt,
  confirmed: sql<boolean>`coalesce(${user.emailVerified}, false)`,
  isStaff: isStaffAccount,
};

export type CustomerRow = Awaited<ReturnType<typeof customersAfter>>[number];

/** The same list in parts, however long it is: the next `size` after a place in it. */
export async function customersAfter(
  db: Db,
  search: string | CustomerSearch,
  size: number,
  place: ListPlace | undefined,
) {
  const later =
    place &&
    sql`(${customers.createdAt}, ${customers.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
  return rowsOf(db, and(matching(search), later), size);
}

export async function countCustomers(db: Db, search: string | CustomerSearch): Promise<number> {
  return db.$count(customers, matching(search));
}

function matching(search: string | CustomerSearch): SQL | undefined {
  const {
    text,
    or: others = [],
    joined = {},
  }: CustomerSearch = typeof search === "string" ? { text: search } : search;
  const own = and(
    ...searchParts(text).map((part) => sql`${customers.searchText} like ${containing(part)}`),
  );
  return and(
    others.length > 0 ? or(own, inArray(customers.id, [...others])) : own,
    joined.from ? gte(customers.createdAt, atShopMinute(joined.from, 0)) : undefined,
    joined.to ? lt(customers.createdAt, atShopMinute(shiftDay(joined.to, 1), 0)) : undefined,
  );
}

async function rowsOf(db: Db, which: SQL | undefined, limit: number) {
  // Found first and sorted then: walking down the newest until 50 match may walk past everybody.
  const from = which
    ? sql`(with found as materialized (select ${customers.id} as id, ${customers.createdAt} as created_at
        from ${customers} where ${which}) select id, created_at from found)`
    : sql`${customers}`;
  const shown = sql`(select c.id from ${from} c order by c.created_at desc, c.id desc
    limit ${limit})`;
  return db
    .select(row)
    .from(customers)
    .leftJoin(user, eq(user.id, customers.userId))
    .where(inArray(customers.id, shown))
    .orderBy(desc(customers.createdAt), desc(customers.id));
}
