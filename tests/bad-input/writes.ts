import type { Pool } from "pg";

/**
 * Tables whose rows say nothing about the shop: what was tried how often, who is signed in,
 * which worker lives, and which addresses led nowhere, which is noted after the answer has gone.
 * `verifications` are the account library's, which sweeps out the old ones whenever it looks.
 */
const TECHNICAL = ["job_workers", "rate_limits", "sessions", "verifications", "missing_pages"];

/**
 * From here on every row that is written is noted, in the transaction that writes it, so that what
 * is rolled back was never noted. A job is a row too; those by the clock are nobody's doing.
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
 * What was written since this was last asked, such as "INSERT orders". The tries so far are
 * forgotten, so that no case is answered with the limit that the one before it used up.
 */
export async function writesSince(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with tries as (delete from rate_limits), noted as (delete from watch.writes returning what)
     select distinct what from noted order by what`,
  );
  return rows.map((row) => row.what);
}
