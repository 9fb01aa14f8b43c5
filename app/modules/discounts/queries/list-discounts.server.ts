import { and, count, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ShownDiscounts } from "../rules/shown-discounts.ts";
import { discounts } from "../tables.server.ts";

/** What the list shows: a tab of it, and what is searched for in codes and names of batches. */
export type DiscountFilter = { show: ShownDiscounts; search: string };
type Wanted = DiscountFilter & { page: number; now: Date };

const PAGE_SIZE = 50;

/** A page of the codes, the newest first. */
export async function listDiscounts(db: Db, { show, search, page, now }: Wanted) {
  const found = await db
    .select()
    .from(discounts)
    .where(and(isShown(show, now), contains(search)))
    .orderBy(desc(discounts.createdAt), desc(discounts.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

/** All codes of a filter in parts, the newest first, for a file. */
export async function* everyDiscount(db: Db, filter: DiscountFilter, now: Date) {
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const part = await listDiscounts(db, { ...filter, page, now });
    yield part.rows;
    hasMore = part.hasMore;
  }
}

/** How many codes there are outside the archive, how many work now, and which was used most. */
export async function countDiscounts(db: Db, now: Date) {
  const [[total], [active], [most]] = await Promise.all([
    db.select({ count: count() }).from(discounts).where(isShown("all", now)),
    db.select({ count: count() }).from(discounts).where(isShown("active", now)),
    db
      .select({ code: discounts.code, uses: discounts.usedCount })
      .from(discounts)
      .where(sql`${discounts.usedCount} > 0`)
      .orderBy(desc(discounts.usedCount), discounts.code)
      .limit(1),
  ]);
  return { total: total?.count ?? 0, active: active?.count ?? 0, most };
}

/** The archive is shown by itself alone. */
function isShown(show: ShownDiscounts, at: Date): SQL | undefined {
  const now = sql`${at.toISOString()}::timestamptz`;
  const inUse = and(isNull(discounts.archivedAt), eq(discounts.isActive, true));
  const isOver = sql`(coalesce(${discounts.endsAt} <= ${now}, false)
    or coalesce(${discounts.usedCount} >= ${discounts.usageLimit}, false))`;
  const isAhead = sql`coalesce(${discounts.startsAt} > ${now}, false)`;
  switch (show) {
    case "archived":
      return isNotNull(discounts.archivedAt);
    case "inactive":
      return and(isNull(discounts.archivedAt), eq(discounts.isActive, false));
    case "ended":
      return and(inUse, isOver);
    case "scheduled":
      return and(inUse, sql`not ${isOver}`, isAhead);
    case "active":
      return and(inUse, sql`not ${isOver}`, sql`not ${isAhead}`);
    default:
      return isNull(discounts.archivedAt);
  }
}

function contains(search: string): SQL | undefined {
  if (search === "") return undefined;
  // No text in the database may have these.
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return sql`(strpos(${discounts.code}, upper(${search})) > 0
    or strpos(lower(${discounts.batch}), lower(${search})) > 0)`;
}
