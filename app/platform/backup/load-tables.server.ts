import { once } from "node:events";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { escapeIdentifier, escapeLiteral, type Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { nameOf, type Sequence, type Table } from "./archive-format.ts";
import { sqlColumns, sqlName } from "./write-archive.server.ts";

export type Loading = {
  /** A table's rows arrive consecutively; `table` is its name as `schema.name`. */
  rows(table: string, bytes: Uint8Array): Promise<void>;
  sequences(sequences: Sequence[]): Promise<void>;
  /** Restores triggers and foreign keys, and returns the number of rows by table. */
  finish(): Promise<Record<string, number>>;
};

type TableCopy = { table: string; input: PassThrough; done: Promise<number> };

/**
 * Loads rows into the tables of a new, unused database. Triggers would write rows of their own, and
 * foreign keys would require an order, so both are removed while loading. Adding a foreign key back
 * checks every row.
 */
export async function beginLoading(client: Client, tables: readonly Table[]): Promise<Loading> {
  const known = new Map(tables.map((table) => [nameOf(table), table]));
  const counts: Record<string, number> = Object.fromEntries([...known.keys()].map((it) => [it, 0]));
  const foreignKeys = await dropForeignKeys(client);
  for (const table of tables)
    await client.query(`alter table ${sqlName(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(sqlName).join(", ")}`);

  let copying: TableCopy | undefined;
  async function end(): Promise<void> {
    if (!copying) return;
    copying.input.end();
    counts[copying.table] = await copying.done;
    copying = undefined;
  }
  function begin(name: string): TableCopy {
    const table = known.get(name);
    if (!table) throw new Error(`the head of the archive does not name ${name}`);
    const input = new PassThrough();
    const output = client.query(
      copyFrom(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`),
    );
    const done = pipeline(input, output).then(() => output.rowCount);
    done.catch(() => undefined);
    return { table: name, input, done };
  }

  return {
    async rows(name, bytes) {
      if (copying?.table !== name) await end();
      copying ??= begin(name);
      if (!copying.input.write(bytes))
        await Promise.race([once(copying.input, "drain"), copying.done]);
    },
    async sequences(sequences) {
      await end();
      for (const sequence of sequences) await client.query(setSequence(sequence));
    },
    async finish() {
      await end();
      for (const table of tables) {
        await client.query(`alter table ${sqlName(table)} enable trigger user`);
      }
      for (const addAgain of foreignKeys) await client.query(addAgain);
      await client.query("analyze");
      return counts;
    },
  };
}

/** Returns the statements that add the keys again. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text !~ '^pg_'`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

function setSequence({ schema, name, value }: Sequence): string {
  const quoted = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  if (value === null) return `alter sequence ${quoted} restart`;
  return `select setval(${escapeLiteral(quoted)}, ${escapeLiteral(value)}, true)`;
}
