import type { Pool } from "pg";
import type { Logger } from "pino";
import { createGateways, type Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { createAuth, type Auth } from "#app/platform/auth/auth.server.ts";
import { openBackupStore, type BackupStore } from "#app/platform/backup/backup-store.server.ts";
import type { BackupPlace } from "#app/platform/backup/make-backup.server.ts";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { targetOf } from "#app/platform/database/pool.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { openFiles } from "#app/platform/files/open-files.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import type { Env } from "#app/platform/env.server.ts";
import { createFairShare, type FairShare } from "#app/platform/http/fair-share.ts";
import { withWiderNetworks } from "#app/platform/http/limit-networks.ts";
import { createRateLimiter, type RateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { withRefusalCache } from "#app/platform/http/refusal-cache.ts";
import { createSealers, type Sealers } from "#app/platform/http/sealer.server.ts";
import { createMailer, type Mailer } from "#app/platform/mail/mailer.server.ts";

/** Everything that one process opens once, for web, worker and seed. */
export type Services = {
  env: Env;
  log: Logger;
  pool: Pool;
  db: Db;
  /** Whether the disk has room for writes. */
  hasRoom(): boolean;
  auth: Auth;
  limiter: RateLimiter;
  fairShare: FairShare;
  sealers: Sealers;
  gateways: Gateways;
  mailer: Mailer;
  files: Files;
  memory: Memory;
  /** What backups are made of, and where. */
  place: BackupPlace;
  /** Where they are copied to, if the owner chose a place. */
  backupStore: BackupStore | undefined;
};

export function openServices(
  env: Env,
  log: Logger,
  pool: Pool,
  secret: string,
  hasRoom = () => true,
): Services {
  const db = openDb(pool, hasRoom);
  const files = openFiles(env);
  return {
    env,
    log,
    pool,
    db,
    hasRoom,
    auth: createAuth({ db, secret, appUrl: env.appUrl }),
    fairShare: createFairShare(),
    limiter: withWiderNetworks(withRefusalCache(createRateLimiter(pool))),
    sealers: createSealers(secret),
    gateways: createGateways({
      appUrl: env.appUrl,
      testGatewayUrl: env.testGatewayUrl,
      secret,
      demo: env.demo,
      redirect: env.redirect,
      providersUrl: env.providersUrl,
      now: () => new Date(),
      newNonce: systemIds.newToken,
    }),
    mailer: createMailer(env.smtpUrl, env.mailFrom),
    files,
    memory: new Memory(),
    place: { target: targetOf(pool), dataDir: env.dataDir, files },
    backupStore: env.backupStore && openBackupStore(env.backupStore),
  };
}

/** The context of work that the shop itself starts: jobs, callbacks, seeding. */
export function systemContext(
  { db, sealers }: Pick<Services, "db" | "sealers">,
  name: string,
): Ctx {
  return { db, actor: systemActor(name), now: new Date(), ids: systemIds, sealers };
}
