import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "#app/lib/is-uuid.ts";

/** Ids as they stand in an address: the row to begin with, or the one decided before. */
export type QueuePlace = { only?: string | null | undefined; after?: string | null | undefined };

/** What a queue is sorted by: since when a row waits, and then its id. */
type Order = { since: SQLWrapper; id: AnyPgColumn };

/**
 * The row that an address names, the one after another, or the oldest; after the last one it begins
 * again. `first` reads the first row of those that a condition leaves.
 */
export async function nextInQueue<Row>(
  { since, id }: Order,
  { only, after }: QueuePlace,
  first: (which?: SQL) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  let which: SQL | undefined;
  if (only && isUuid(only)) which = eq(id, only);
  else if (after && isUuid(after)) {
    which = sql`(${since}, ${id}) > (select ${since}, ${id} from ${id.table} where ${id} = ${after})`;
  }
  return (which && (await first(which))) ?? (await first());
}
