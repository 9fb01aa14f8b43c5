import type { Pool } from "pg";

/**
 * Technical tables, whose rows say nothing about the shop: limits, sessions, workers, and missing
 * addresses, which are noted after the answer was sent. The account library sweeps old
 * `verifications` whenever it reads them.
 */
const TECHNICAL = ["job_workers", "rate_limits", "sessions", "verifications", "missing_pages"];

/**
 * From here on every written row is noted in its own transaction, so that a rollback removes the
 * note, too. A job is a row as well; scheduled jobs are ignored, since no request caused them.
 */
export async function watchWrites(pool: Pool): Promise<void> {
  await pool.query(`
    create schema watch;
    create table watch.writes (what text not null);
    create function watch.note() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) -> 'payload' ? '_cron' then return null; end if;
      if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) then return null; end if;
      insert into watch.writes values (tg_op || ' ' || tg_table_name);
      return null;
    end $$;
  `);
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all ($1)`,
    [TECHNICAL],
  );
  for (const { name } of [...rows, { name: "graphile_worker._private_jobs" }]) {
    await pool.query(
      `create trigger watch after insert or update or delete on ${name}
       for each row execute function watch.note()`,
    );
  }
}

/**
 * The writes since the last call, such as "INSERT orders". Resets the rate limits, so that no case
 * is refused because of the one before it.
 */
export async function writesSince(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with tries as (delete from rate_limits), noted as (delete from watch.writes returning what)
     select distinct what from noted order by what`,
  );
  return rows.map((row) => row.what);
}
