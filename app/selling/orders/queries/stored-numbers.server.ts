import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/**
 * The letters of this shop's order numbers, now and earlier. Finds each with one step in the index:
 * "-a" sorts after all numbers with the same letters.
 */
const lettersUsed = sql<string[]>`array(
  with recursive used (letters) as (
    select split_part(min(order_number), '-', 1) from ${orders}
    union
    select (select split_part(min(o.order_number), '-', 1) from ${orders} o
      where o.order_number > used.letters || '-a')
    from used where used.letters is not null)
  select letters from used where letters is not null)`;

export async function orderLettersUsed(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ letters: string[] }>(sql`select ${lettersUsed} as letters`);
  return rows[0]?.letters ?? [];
}

/**
 * Numbers from `readOrderNumber` in all forms that orders may have: a number without letters gets
 * each of the letters that the shop has used. A SQL array of texts.
 */
export function storedNumbers(numbers: readonly string[]): SQL {
  return sql`array(
    select case when typed ~ '^[0-9]' then letters || '-' || typed else typed end
    from unnest(${sql.param([...numbers])}::text[]) typed
    left join unnest(${lettersUsed}) letters on typed ~ '^[0-9]')`;
}
