import { sql } from "drizzle-orm";
import {
  backupKeyMadeAt,
  overdueBackup,
} from "#app/running/backups/queries/overdue-backup.server.ts";
import { signingKey } from "#app/running/backups/queries/signing-key.server.ts";
import { isLate } from "#app/running/backups/rules/journal-health.ts";
import { KEY_SETTINGS } from "#app/running/backups/rules/key-settings.ts";
import { showJournal } from "#app/running/backups/views/show-journal.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { openBackupStore } from "#app/platform/backup/backup-store.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { readState } from "#app/platform/journal/state.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { brokenInvariants } from "../invariants/broken-invariants.server.ts";
import { isShopSecret } from "../check-secret.server.ts";
import { bad, good, type Finding } from "#app/platform/finding.ts";

const LATE_MINUTES = 5;
const SLOW_SECONDS = 30;
const LOOK = "See that the shop runs, and look at its log.";
const NEW_KEY = "Create a new key at Settings → Backup: this one is older than signatures.";

export async function checkShopSecret(ctx: Ctx): Promise<Finding> {
  if ((await isShopSecret(ctx)) !== false)
    return good("secret", "The one that this shop was set up with");
  return bad(
    "secret",
    "APP_SECRET is not the one that this shop was set up with",
    `Set that secret; if it is lost, run: ${ownCommand("change-secret")}`,
  );
}

/** Jobs that are due and not begun, and those that were given up. */
export async function checkJobs({ db }: Ctx): Promise<Finding> {
  const { rows } = await db.execute<{ waiting: number; late: number; failed: number }>(sql`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
      count(*) filter (where attempts < max_attempts and locked_at is null
        and run_at < now() - make_interval(mins => ${LATE_MINUTES}))::int as late,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`);
  const { waiting, late, failed } = rows[0] ?? { waiting: 0, late: 0, failed: 0 };
  const text = `${waiting} waiting, ${failed} given up`;
  if (late > 0) {
    const fix = "Start a process that runs jobs: PROCESS must be all or worker.";
    return bad("jobs", `${text}; ${late} should have begun ${LATE_MINUTES} minutes ago`, fix);
  }
  if (failed === 0) return good("jobs", text);
  return bad("jobs", text, "Look for “job failed” in the log of the shop, which has the reason.");
}

export async function checkBackups(ctx: Ctx, { dataDir }: Pick<Env, "dataDir">): Promise<Finding> {
  const { settings } = await openSettings(ctx.db, KEY_SETTINGS);
  if (settings.backup_recipient === "") {
    const fix = `Create the key at Settings → Backup, or run: ${ownCommand("backup", "--make-key")}`;
    return bad("backup", "No backups are made, because there is no key", fix);
  }
  const list = await (await openBackupFolder(dataDir)).list();
  const last = list.find(({ provenAt }) => provenAt);
  const text = last
    ? `The last verified one is of ${formatDateTime(last.startedAt)} (Manila)`
    : "None has been verified yet";
  if (!(await overdueBackup(ctx, dataDir))) return good("backup", text);
  return bad("backup", text, `Run: ${ownCommand("backup")}`);
}

/** How much would be lost with this machine now; nothing for a database that others back up. */
export async function checkJournal(ctx: Ctx, env: Pick<Env, "dataDir" | "databaseUrl">) {
  const { settings } = await openSettings(ctx.db, KEY_SETTINGS);
  if (env.databaseUrl !== undefined || settings.backup_recipient === "") return [];
  const state = await readState(env.dataDir);
  const text = showJournal(state, ctx.now);
  const { rows } = await ctx.db.execute<{ at: string }>(sql`select ${backupKeyMadeAt} as at`);
  if (!isLate(state, ctx.now, new Date(rows[0]?.at ?? 0)) && state?.doubt === undefined)
    return good("continuous backup", text);
  const fix = state?.problem ? "Make room there, or set BACKUP_URL to a place that answers." : LOOK;
  return bad("continuous backup", text, (await signingKey(ctx)) ? fix : NEW_KEY);
}

/** Asks the place that backups are copied to, without changing anything there. */
export async function checkBackupStore({ backupStore }: Pick<Env, "backupStore">) {
  if (!backupStore) return [];
  const store = openBackupStore(backupStore);
  return store.list().then(
    (names) => good("backup store", `${store.label} answers; backups there: ${names.length}`),
    (error: Error) =>
      bad(
        "backup store",
        `${store.label}: ${error.message}`,
        "Set BACKUP_URL to a place that answers.",
      ),
  );
}

export async function checkDatabase({ db }: Ctx): Promise<Finding[]> {
  const { rows } = await db.execute<{ server: string; megabytes: number; slow: number }>(sql`
    select current_setting('server_version') as server,
      (pg_database_size(current_database()) / 1024 / 1024)::int as megabytes,
      (select count(*)::int from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
         and query_start < now() - make_interval(secs => ${SLOW_SECONDS})) as slow`);
  const { server, megabytes, slow } = rows[0] ?? { server: "?", megabytes: 0, slow: 0 };
  const now = `running for over ${SLOW_SECONDS} s at this moment`;
  const fix = "Find them in pg_stat_activity; a restart of the shop ends them.";
  return [
    good("database", `PostgreSQL ${server}, ${megabytes.toLocaleString("en")} MB`),
    slow === 0
      ? good("slow statements", `None ${now}`)
      : bad("slow statements", `${slow} ${now}`, fix),
  ];
}

export async function checkInvariants({ db }: Ctx): Promise<Finding> {
  const broken = await brokenInvariants(db, { jobsDrained: false });
  if (broken.length === 0) return good("books", "Stock, orders and money agree");
  const [first] = broken;
  const text = `${broken.length} broken; the first: ${first}`;
  return bad("books", text, "Keep a backup of today, and report these sentences.");
}
