import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { atShopMinute } from "#app/lib/dates.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { AccountFilter } from "../views/customer-list.ts";
import { customerFigures, customers, customerTags, taggedCustomers } from "../tables.server.ts";
import { isStaffAccount } from "./is-staff.server.ts";

/** A position in the list: the next part starts after this customer. */
export type ListPlace = { createdAt: Date; id: string };

/**
 * The search for customers. Ids in `or` are found even if their own texts do not match, for example
 * by data of another module.
 */
export type CustomerSearch = {
  text: string;
  or?: readonly string[];
  /** Days in Manila, inclusive. */
  joined?: { from?: string | undefined; to?: string | undefined };
  account?: AccountFilter | undefined;
  /** The id of a tag, unchecked from the address. */
  tag?: string | undefined;
  /** A select of the allowed ids, such as the members of a segment. */
  within?: SQL | undefined;
};

/** Customers for staff, filtered by all parts of the search. */
export function customersFor(db: Db, search: string | CustomerSearch) {
  const { some, all } = matching(search);
  const which = and(some, all);
  return {
    id: customers.id,
    sorts: {
      joined: { by: customers.createdAt, type: "timestamptz" },
      email: { by: customers.email, type: "text" },
    },
    count: () => countRows(db, customers, which),
    rows: ({ where, order, limit, place }: ListPart) => {
      // Matches are found first and sorted afterwards: a walk from the newest until 50 match could
      // pass every customer.
      const found =
        some &&
        sql`${customers.id} = any(array(
        select ${customers.id} from ${customers} where ${which}))`;
      const shown = db
        .select({ id: customers.id })
        .from(customers)
        .where(and(found ?? all, where))
        .orderBy(...order)
        .limit(limit);
      return db
        .select({ ...row, place })
        .from(customers)
        .leftJoin(user, eq(user.id, customers.userId))
        .leftJoin(customerFigures, eq(customerFigures.customerId, customers.id))
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
  isGuest: customers.isGuest,
  hasAccount: sql<boolean>`${customers.userId} is not null`,
  orders: sql<number>`coalesce(${customerFigures.orders}, 0)`,
  spent: sql<number>`coalesce(${customerFigures.spent}, 0)::float8`,
  lastOrderAt: customerFigures.lastOrderAt,
  tags: sql<string[]>`array(select t.name from ${taggedCustomers} tc join ${customerTags} t
    on t.id = tc.tag_id where tc.customer_id = ${customers.id} order by t.name)`,
};

export type CustomerRow = Awaited<ReturnType<typeof customersAfter>>[number];

/** The same list in parts, for any length: the next `size` customers after a position. */
export async function customersAfter(
  db: Db,
  search: string | CustomerSearch,
  size: number,
  place: ListPlace | undefined,
) {
  const later =
    place &&
    sql`(${customers.createdAt}, ${customers.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
  const { some, all } = matching(search);
  return rowsOf(db, and(some, all, later), size);
}

export async function countCustomers(db: Db, search: string | CustomerSearch): Promise<number> {
  const { some, all } = matching(search);
  return db.$count(customers, and(some, all));
}

/** The search as SQL: `all` is read in the list's order, `some` is found first, then sorted. */
function matching(search: string | CustomerSearch): Record<"some" | "all", SQL | undefined> {
  const asked: CustomerSearch = typeof search === "string" ? { text: search } : search;
  return {
    some: and(
      isFound(asked),
      isTagged(asked.tag),
      isWithin(asked.within),
      joinedWithin(asked.joined),
    ),
    all: has(asked),
  };
}

function isFound({ text, or: others = [] }: CustomerSearch): SQL | undefined {
  const own = and(
    ...searchParts(text).map((part) => sql`${customers.searchText} like ${containing(part)}`),
  );
  return others.length > 0 ? or(own, inArray(customers.id, [...others])) : own;
}

function isTagged(tagId: string | undefined): SQL | undefined {
  if (tagId === undefined) return undefined;
  if (!isUuid(tagId)) return sql`false`;
  return sql`${customers.id} in (
    select t.customer_id from ${taggedCustomers} t where t.tag_id = ${tagId})`;
}

const isWithin = (ids: SQL | undefined): SQL | undefined => ids && sql`${customers.id} in (${ids})`;

function joinedWithin({ from, to }: CustomerSearch["joined"] = {}): SQL | undefined {
  return and(
    from ? gte(customers.createdAt, atShopMinute(from, 0)) : undefined,
    to ? lt(customers.createdAt, atShopMinute(shiftDay(to, 1), 0)) : undefined,
  );
}

function has({ account }: CustomerSearch): SQL | undefined {
  if (account === undefined) return undefined;
  return account === "with" ? isNotNull(customers.userId) : isNull(customers.userId);
}

async function rowsOf(db: Db, which: SQL | undefined, limit: number) {
  // Matches are found first and sorted afterwards: a walk from the newest until 50 match could pass
  // every customer.
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
    .leftJoin(customerFigures, eq(customerFigures.customerId, customers.id))
    .where(inArray(customers.id, shown))
    .orderBy(desc(customers.createdAt), desc(customers.id));
}
