import type { Pool } from "pg";
import type { Logger } from "pino";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { renewSetupLink } from "#app/running/staff/commands/renew-setup-link.server.ts";
import { followChanges } from "#app/platform/database/change-feed.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { removeMark } from "#app/platform/database/shop-marks.server.ts";
import { ConfigurationError, parseEnv, type Env } from "#app/platform/env.server.ts";
import { startJobs, type JobRunner } from "#app/platform/jobs/runner.server.ts";
import { openTraces } from "#app/platform/traces/open-traces.server.ts";
import { openFiles } from "#app/platform/files/open-files.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { seedMissing, seedWorld } from "#db/seed/seed.ts";
import { jobPlan } from "../worker.ts";
import { archiveJournal } from "./archive-journal.server.ts";
import { announce } from "./announce.server.ts";
import { bringUpToDate } from "./bring-up-to-date.server.ts";
import { checkSecret, refuseMoved } from "./check-secret.server.ts";
import { openDatabase, type Database } from "./database.server.ts";
import { listen, type DevHandler } from "./listen.server.ts";
import { shopSecret } from "./secret.server.ts";
import { openServices, systemContext, type Services } from "./services.server.ts";
import { shutDownOn, type Listener } from "./shutdown.server.ts";
import { openPages } from "./pages/open-pages.server.ts";
import { watchProviders } from "./watch-providers.server.ts";
import { warnOfMissingSettings } from "./warn-of-missing-settings.server.ts";
import type { BuildSource } from "./request-handler.server.ts";

export type StartOptions = {
  build: BuildSource;
  dev?: DevHandler;
};

/**
 * Everything that `npm start` does after the build: database, schema, demo shop, jobs, web.
 * `PROCESS` skips jobs or web, for a shop of several processes.
 */
export async function start({ build, dev }: StartOptions): Promise<void> {
  const env = parseEnv(process.env);
  const log = openLog(env);
  const endTraces = env.traces ? await openTraces() : undefined;
  const {
    services,
    builtIn,
    close: closeShop,
  } = await openShop(env, log, async (opened) => {
    if (env.demo) await seedWorld(opened, "demo-shop");
    await seedMissing(opened);
  });
  const close = () => closeShop().finally(endTraces);
  // Whatever an update copied is older than this shop from now on.
  await removeMark(services.db, "problems");
  if (env.production) await warnOfMissingSettings(services);
  const setupToken = await newSetupToken(services);
  const jobs = await startWork(services, builtIn).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const listener = await openListener(services, build, dev).catch(async (error: unknown) => {
    await jobs?.stop();
    await close();
    throw error;
  });
  shutDownOn(["SIGINT", "SIGTERM", "SIGHUP"], { listener, jobs, close, log });
  announce(env, setupToken);
}

/** The token for setting up a shop that has no owner yet; only a web process needs it. */
async function newSetupToken(services: Services): Promise<string | undefined> {
  if (services.env.process === "worker") return undefined;
  return renewSetupLink(systemContext(services, "start"));
}

async function startWork(
  services: Services,
  builtIn: Database["builtIn"],
): Promise<JobRunner | undefined> {
  const { env, pool, mailer, log } = services;
  if (env.process === "web") return undefined;
  const ctx = () => ({ ...systemContext(services, "job"), mailer, links: env, log });
  const jobs = await startJobs(pool, jobPlan(services), ctx, log);
  const archiver = builtIn && archiveJournal(services, builtIn);
  const stop = () => jobs.stop().finally(() => archiver?.stop());
  // A web process watches changes through its page cache, a worker through this feed.
  if (env.process !== "worker") return { stop };
  const feed = await followChanges(pool, watchProviders(services), log);
  return { stop: () => stop().finally(() => feed.stop()) };
}

async function openListener(
  services: Services,
  build: BuildSource,
  dev: DevHandler | undefined,
): Promise<Listener | undefined> {
  if (services.env.process === "worker") return undefined;
  const pages = await openPages(services, build, dev);
  const server = await listen(services.env, pages.web, pages).catch(async (error: unknown) => {
    await pages.close();
    throw error;
  });
  return { server, pages };
}

/** Opens database and services, migrates the schema, and calls `fill` to add missing data. */
export async function openShop(
  env: Env,
  log: Logger,
  fill: (services: Services) => Promise<void>,
): Promise<{ services: Services; builtIn: Database["builtIn"]; close(): Promise<void> }> {
  const database = await openDatabase(env, log);
  const pool = openPool(database.target, log);
  // Migrations, and waiting for other processes, may take long.
  const unhurried = openPool(database.target, log, { max: 2, silenceMs: undefined });
  const close = async () => {
    await pool.end();
    await database.stop();
  };
  try {
    const place = { target: database.target, dataDir: env.dataDir, files: openFiles(env) };
    await bringUpToDate({ pool: unhurried, place, log });
    if (env.production) await refuseDemoAccounts(pool);
    const secret = await shopSecret(env);
    const services = openServices(env, log, pool, secret, database.hasRoom);
    const opening = { ...services, pool: unhurried, db: openDb(unhurried) };
    await refuseMoved(opening);
    await checkSecret(systemContext(opening, "start"), database.hasRoom);
    await loadPlaces(systemContext(opening, "start"));
    await fill(opening);
    await services.gateways.renew(opening);
    await unhurried.end();
    return { services, builtIn: database.builtIn, close };
  } catch (error) {
    await unhurried.end();
    await close();
    throw error;
  }
}

async function refuseDemoAccounts(pool: Pool): Promise<void> {
  const { rows } = await pool.query("select from users where is_demo limit 1");
  if (rows.length === 0) return;
  throw new ConfigurationError([
    "DATABASE_URL or DATA_DIR: this database contains the demo shop, and its passwords are public; choose an empty database",
  ]);
}
