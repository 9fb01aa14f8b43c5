import type { Pool } from "pg";

/** Everything the catalogs know about the shop's schema, one line each, without an order. */
const DESCRIPTION = `
  select format('extension %s', extname) as line from pg_extension
  union all
  select format('column %s.%s %s not null: %s, identity: %s, generated: %s, %s', c.relname, a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  union all
  select format('constraint %s on %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all
  select format('trigger %s %s', pg_get_triggerdef(t.oid), t.tgenabled)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all
  select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
  where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select format('sequence %s %s %s %s %s %s %s', sequencename, data_type, start_value, min_value,
    max_value, increment_by, last_value) from pg_sequences
  where schemaname = 'public' and sequencename <> 'schema_migrations_id_seq'
  union all
  select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
  union all
  select format('type %s', t.typname) from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`;

/** To compare two databases: their schema and the rows that migrations put there. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  const contents = tables.map(
    ({ name }) => `select 'row of ${name} ' || to_jsonb(t)::text as line from "${name}" t`,
  );
  const { rows } = await pool.query<{ line: string }>(
    [DESCRIPTION, ...contents].join(" union all "),
  );
  return rows.map((row) => row.line).toSorted();
}
