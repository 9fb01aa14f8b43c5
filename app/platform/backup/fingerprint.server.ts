import type { ClientBase } from "pg";
import { nameOf, type Table } from "./archive-format.ts";
import { readSequences, readTables } from "./describe-database.server.ts";
import { sqlColumns, sqlName } from "./write-archive.server.ts";

/** By table the number of rows and a checksum of them, by sequence the last number. */
export type Fingerprint = Record<string, string>;

/** Values are written alike on every server, whatever its own settings are. */
const ALIKE =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1";

/**
 * What is in a database, comparable across servers and major versions. The checksum is a sum over
 * the rows, so their order on disk does not matter. Columns that `tables` does not name are left out.
 */
export async function fingerprint(
  client: ClientBase,
  tables?: readonly Table[],
): Promise<Fingerprint> {
  await client.query(ALIKE);
  const found: Fingerprint = {};
  for (const table of tables ?? (await readTables(client))) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' rows, checksum ' || coalesce(sum(('x' || left(encode(
         sha256(convert_to(r::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0) as sum
       from (select ${sqlColumns(table)} from ${sqlName(table)}) r`,
    );
    found[nameOf(table)] = rows[0]?.sum ?? "";
  }
  for (const sequence of await readSequences(client)) {
    found[nameOf(sequence)] = `at ${sequence.value}`;
  }
  return found;
}

/** The names of tables and sequences that differ. A newer job library may add some to the second. */
export function differences(one: Fingerprint, other: Fingerprint): string[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}
