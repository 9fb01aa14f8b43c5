import { and, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { customers } from "../tables.server.ts";
import { isStaffAccount } from "./is-staff.server.ts";

const PAGE = 50;

/** Where a list goes on: after this customer, who is on it already. */
export type ListPlace = { createdAt: Date; id: string };

/**
 * What customers are searched by; `or` are the ids of some who are found whatever of theirs matches,
 * such as by what another module knows of them.
 */
export type CustomerSearch = { text: string; or?: readonly string[] };

/**
 * Customers for staff, a page of 50, the newest first; with a search those that match all of it.
 * `page` starts at 1.
 */
export async function listCustomers(db: Db, search: string | CustomerSearch, page: number) {
  const rows = await rowsOf(db, matching(search), { limit: PAGE + 1, offset: (page - 1) * PAGE });
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>["rows"][number];

/** The same list in parts, however long it is: the next `size` after a place in it. */
export async function customersAfter(
  db: Db,
  search: string | CustomerSearch,
  size: number,
  place: ListPlace | undefined,
): Promise<CustomerRow[]> {
  const later =
    place &&
    sql`(${customers.createdAt}, ${customers.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
  return rowsOf(db, and(matching(search), later), { limit: size, offset: 0 });
}

export async function countCustomers(db: Db, search: string | CustomerSearch): Promise<number> {
  return db.$count(customers, matching(search));
}

function matching(search: string | CustomerSearch): SQL | undefined {
  const { text, or: others = [] } = typeof search === "string" ? { text: search } : search;
  const own = and(
    ...searchParts(text).map((part) => sql`${customers.searchText} like ${containing(part)}`),
  );
  return others.length > 0 ? or(own, inArray(customers.id, [...others])) : own;
}

async function rowsOf(db: Db, which: SQL | undefined, part: { limit: number; offset: number }) {
  // Found first and sorted then: walking down the newest until 50 match may walk past everybody.
  const from = which
    ? sql`(with found as materialized (select ${customers.id} as id, ${customers.createdAt} as created_at
        from ${customers} where ${which}) select id, created_at from found)`
    : sql`${customers}`;
  const shown = sql`(select c.id from ${from} c order by c.created_at desc, c.id desc
    limit ${part.limit} offset ${part.offset})`;
  return db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      createdAt: customers.createdAt,
      confirmed: sql<boolean>`coalesce(${user.emailVerified}, false)`,
      isStaff: isStaffAccount,
    })
    .from(customers)
    .leftJoin(user, eq(user.id, customers.userId))
    .where(inArray(customers.id, shown))
    .orderBy(desc(customers.createdAt), desc(customers.id));
}
