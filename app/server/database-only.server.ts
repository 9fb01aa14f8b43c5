import type { Pool } from "pg";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { BackupPlace } from "#app/platform/backup/make-backup.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { openFiles } from "#app/platform/files/open-files.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabase, type Database } from "./database.server.ts";
import { shopSecret } from "./secret.server.ts";
import { systemContext } from "./services.server.ts";

type OpenDatabase = { place: BackupPlace; ctx: Ctx; pool: Pool; close(): Promise<void> } & Pick<
  Database,
  "hasRoom"
>;

/** The shop's database as it is, without migrating it; a command refuses an empty one. */
export async function openDatabaseOnly(env: Env, name: string): Promise<OpenDatabase> {
  const log = openLog(env);
  const database = await openDatabase(env, log);
  const pool = openPool(database.target, log, { max: 2 });
  const close = async () => {
    await pool.end();
    await database.stop();
  };
  try {
    const { rows } = await pool.query("select to_regclass('public.theme_settings') as there");
    if (rows[0]?.there === null) throw new CommandRefused("There is no shop in this database yet.");
    const sealers = createSealers(await shopSecret(env));
    const ctx = systemContext({ db: openDb(pool, database.hasRoom), sealers }, name);
    const place = { target: database.target, dataDir: env.dataDir, files: openFiles(env) };
    return { place, ctx, pool, hasRoom: () => database.hasRoom(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
