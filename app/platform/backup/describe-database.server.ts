import type { ClientBase } from "pg";
import type { Sequence, Table } from "./archive-format.ts";

/** What the migrations write themselves is no data of the shop. */
const MADE_BY_MIGRATIONS = "('public.schema_migrations', 'graphile_worker.migrations')";

/** Every table of every schema of the shop, with the columns that are stored and not computed. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and n.nspname || '.' || c.relname not in ${MADE_BY_MIGRATIONS}
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
     group by 1, 2 order by 1, 2`,
  );
  return rows;
}

/** Of a sequence that never gave a number the value is null. */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname || '.' || sequencename <> 'public.schema_migrations_id_seq'
     order by 1, 2`,
  );
  return rows;
}

/** The time that identifies the newest migration; undefined in a database without a shop. */
export async function readMigration(client: ClientBase): Promise<number | undefined> {
  if (!(await tableExists(client, "public.schema_migrations"))) return undefined;
  const { rows } = await client.query<{ at: string | null }>(
    "select max(created_at)::text as at from public.schema_migrations",
  );
  return rows[0]?.at ? Number(rows[0].at) : undefined;
}

export async function readJobsVersion(client: ClientBase): Promise<number> {
  if (!(await tableExists(client, "graphile_worker.migrations"))) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    "select max(id) as version from graphile_worker.migrations",
  );
  return rows[0]?.version ?? 0;
}

async function tableExists(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass($1) is not null as there",
    [name],
  );
  return rows[0]?.there === true;
}
