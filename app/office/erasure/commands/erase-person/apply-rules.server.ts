import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import {
  rulesOf,
  type ErasedPerson,
  type ErasureList,
  type ErasureRule,
  type Pseudonym,
} from "#app/platform/records/record.server.ts";

export type RemovedFile = { area: string; name: string };

/**
 * Applies the rules of the list to each table in order. Returns the files that no row refers to any
 * longer. Call it inside a transaction.
 */
export async function applyRules(
  db: Db,
  list: ErasureList,
  person: ErasedPerson,
  pseudonym: Pseudonym,
): Promise<RemovedFile[]> {
  // Tables of which nothing is ever changed let an erasure through, until this transaction ends.
  await db.execute(sql`select set_config('shop.erases', 'on', true)`);
  const removed: RemovedFile[] = [];
  for (const [name, table] of Object.entries(list)) {
    for (const rule of rulesOf(table)) {
      if (rule.does === "keep") continue;
      const where = (rule.where ?? table.own)(person);
      removed.push(...(await filesOf(db, name, rule.files, where)));
      await db.execute(statement(name, rule, where, pseudonym));
    }
  }
  await db.execute(sql`select set_config('shop.erases', 'off', true)`);
  return removed;
}

type Change = Exclude<ErasureRule, { does: "keep" }>;

function statement(name: string, rule: Change, where: SQL, pseudonym: Pseudonym): SQL {
  const table = sql.identifier(name);
  if (rule.does === "delete") return sql`delete from ${table} where ${where}`;
  const set = Object.entries(rule.columns).map(
    ([column, becomes]) => sql`${sql.identifier(column)} = ${becomes(pseudonym)}`,
  );
  return sql`update ${table} set ${sql.join(set, sql`, `)} where ${where}`;
}

async function filesOf(
  db: Db,
  name: string,
  files: Change["files"],
  where: SQL,
): Promise<RemovedFile[]> {
  if (!files) return [];
  const column = sql.identifier(files.column);
  const { rows } = await db.execute<{ name: string }>(sql`
    select ${column}::text as name from ${sql.identifier(name)}
    where ${column} is not null and (${where})`);
  return rows.map((row) => ({ area: files.area, name: row.name }));
}
