import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { PERSONAL_TABLES } from "../../queries/every-record.server.ts";
import type { OwnRow, Person, PersonalTable } from "#app/platform/records/record.server.ts";

type Reader = Pick<Ctx, "db" | "sealers">;

/** A person's rows of one table, without the hidden columns. */
export async function readOwnRows(
  { db, sealers }: Reader,
  name: string,
  person: Person,
): Promise<OwnRow[]> {
  const table = tableOf(name);
  const hidden = hiddenOf(table);
  const { rows } = await db.execute<{ row: OwnRow }>(sql`
    select to_jsonb(t) - ${hidden}::text[] as row
    from ${sql.identifier(name)} t where ${table.own(person)}`);
  const { opens } = table;
  if (!opens) return rows.map(({ row }) => row);
  return rows.map(({ row }) => {
    const { sealed: _, ...plain } = row;
    return { ...plain, words: opens(sealers, row) };
  });
}

export async function ownColumns(db: Db, name: string): Promise<string[]> {
  const table = tableOf(name);
  const hidden = hiddenOf(table);
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${name}
      and not column_name = any(${hidden}::text[])
    order by ordinal_position`);
  const names = rows.map((column) => column.name);
  return table.opens ? [...names.filter((column) => column !== "sealed"), "words"] : names;
}

const hiddenOf = ({ hidden = [] }: PersonalTable) => `{${hidden.join(",")}}`;

function tableOf(name: string): PersonalTable {
  const table = Object.hasOwn(PERSONAL_TABLES, name) ? PERSONAL_TABLES[name] : undefined;
  if (!table) throw new Error(`no list of personal data has the table ${name}`);
  return table;
}
