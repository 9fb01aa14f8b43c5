import path from "node:path";
import type { Pool } from "pg";
import { afterAll, inject } from "vitest";
import { backUp } from "#app/running/backups/commands/back-up.server.ts";
import { makeBackupKey } from "#app/running/backups/commands/make-backup-key.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { dropDatabase } from "#app/platform/backup/database-server.server.ts";
import { replacedName } from "#app/platform/backup/restore-backup.server.ts";
import { openPool, type SocketTarget } from "#app/platform/database/pool.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { seedWorld } from "#db/seed/seed.ts";
import { freshDatabase } from "#tests/database.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openServices, systemContext } from "./services.server.ts";

export const SECRET = "a secret that only these tests know";

/** The demo shop with a key to back it up, and a pool that a test may close and open again. */
export async function openSeededShop() {
  const { target, drop } = await freshDatabase(inject("cluster"));
  const dataDir = await temporaryFolder();
  const place = { target, dataDir, files: createDiskFiles(path.join(dataDir, "files")) };
  afterAll(async () => {
    await dropDatabase(target, replacedName(target.database));
    await drop();
  });
  const { pool, ctx } = openAgain(place);
  const services = openServices(
    parseEnv({ DATA_DIR: dataDir, DEMO_PAST: "off" }),
    quietLog,
    pool,
    SECRET,
  );
  await seedWorld(services, "demo-shop");
  const key = await makeBackupKey(ctx, 0);
  if (!key.ok) throw new Error(key.reason);
  return { place, pool, ctx, services, identity: key.value.identity };
}

export function openAgain(
  { target, dataDir }: { target: SocketTarget; dataDir: string },
  secret = SECRET,
) {
  const pool = openPool(target, quietLog);
  afterAll(() => (pool.ended ? undefined : pool.end()));
  const services = openServices(parseEnv({ DATA_DIR: dataDir }), quietLog, pool, secret);
  return { pool, ctx: { ...systemContext(services, "test"), now: NOW } };
}

type Shop = Pick<Awaited<ReturnType<typeof openSeededShop>>, "ctx" | "place">;

/** The path of a new backup of the shop. */
export async function newBackup({ ctx, place }: Shop): Promise<string> {
  const made = await backUp(ctx, place, "by hand");
  if (!made.ok) throw new Error(made.reason);
  return (await openBackupFolder(place.dataDir)).fileOf(made.value.name);
}

/** Every row and sequence of the jobs, which the description of the schema leaves out. */
export async function jobsOf(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select to_jsonb(j) as row from graphile_worker._private_jobs j
     union all select to_jsonb(t) from graphile_worker._private_tasks t
     union all select to_jsonb(q) from graphile_worker._private_job_queues q
     union all select to_jsonb(s) from pg_sequences s where schemaname = 'graphile_worker'
     order by 1`,
  );
  return rows;
}
