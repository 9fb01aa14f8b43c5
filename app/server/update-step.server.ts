import process from "node:process";
import { escapeIdentifier } from "pg";
import { href } from "react-router";
import { z } from "zod";
import {
  administer,
  databaseOf,
  dropDatabase,
  exchangeDatabase,
  refuseOpenShop,
} from "#app/platform/backup/database-server.server.ts";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { findMark, setMark } from "#app/platform/database/shop-marks.server.ts";
import { findOtherMajor } from "#app/platform/postgres/place.server.ts";
import { takeBack } from "#app/platform/postgres/switch-cluster.server.ts";
import { parseEnv, type Env } from "#app/platform/env.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { seedMissing } from "#db/seed/seed.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabase } from "./database.server.ts";
import { findProblems } from "./find-doubts.server.ts";
import { moveToNewVersion } from "./move-database/new-version.server.ts";
import { listen } from "./listen.server.ts";
import { openPages } from "./pages/open-pages.server.ts";
import type { BuildSource } from "./request-handler.server.ts";
import type { Services } from "./services.server.ts";
import { openShop } from "./start.server.ts";

/** What a shop must answer before buyers meet a new version: home, listing, cart and sign-in. */
const TRIED_PAGES = ["/readyz", href("/"), href("/products"), href("/cart"), href("/auth")];

type Step = { env: Env; target: PoolTarget };

const STEPS: Record<string, (step: Step) => Promise<void>> = {
  copy: copyAside,
  back: putBack,
  forget: ({ target }) => dropDatabase(target, copyName(target)),
};

type CommandInput = { words: readonly string[]; build: BuildSource };

/**
 * `update-step copy|try|back|forget`, for `scripts/update/update.mjs`: what an update does with the
 * database. The shop is stopped meanwhile.
 */
export async function updateStep({ words: [name = ""], build }: CommandInput): Promise<void> {
  const env = parseEnv(process.env);
  if (name === "try") return tryOut(env, build);
  const run = STEPS[name];
  if (!run) throw new CommandRefused("Usage: update-step copy|try|back|forget");
  // The files that this version read before the newer one moved them to its own PostgreSQL.
  const other = name === "back" && !env.databaseUrl && (await findOtherMajor(env.dataDir));
  if (other && other.found > other.own) await takeBack(other);
  const database = await openDatabase(env, openLog(env));
  await run({ env, target: database.target }).finally(() => database.stop());
}

const copyName = (target: PoolTarget) => `${databaseOf(target)}_before_update`;

/**
 * Notes which rules the shop breaks and copies the database, for the way back. The copy of an update
 * that was cut off stays: no shop has started since, or the note would be gone.
 */
export async function copyAside({ env, target }: Step): Promise<void> {
  await refuseOpenShop(target);
  const pool = openPool(target, openLog(env), { max: 2, silenceMs: undefined });
  const noted = await noteProblems(openDb(pool)).finally(() => pool.end());
  const [copy, live] = [copyName(target), databaseOf(target)];
  await administer(target, async (client) => {
    const found = await client.query("select from pg_database where datname = $1", [copy]);
    if (noted === "before" && found.rowCount === 1) return;
    await client.query(`drop database if exists ${escapeIdentifier(copy)}`);
    const names = `${escapeIdentifier(copy)} template ${escapeIdentifier(live)}`;
    await client.query(`create database ${names} strategy file_copy`);
  });
}

async function noteProblems(db: Db): Promise<"now" | "before"> {
  if ((await findMark(db, "problems")) !== undefined) return "before";
  const value = JSON.stringify(await findProblems(db));
  await setMark(db, "problems", { value, now: new Date() });
  return "now";
}

/** Makes the database again what it was at `copyAside`. */
export async function putBack({ target }: Pick<Step, "target">): Promise<void> {
  await refuseOpenShop(target);
  const failed = `${databaseOf(target)}_failed_update`;
  await dropDatabase(target, failed);
  await exchangeDatabase(target, { by: copyName(target), away: failed });
  await dropDatabase(target, failed);
}

/**
 * Brings the database up to this version. Throws if it then breaks a rule that it kept before, and
 * unless its pages answer, at a port of their own. No job runs.
 */
export async function tryOut(env: Env, build: BuildSource): Promise<void> {
  const log = openLog(env);
  if (!env.databaseUrl) await moveToNewVersion({ env, log, now: new Date() });
  const { services, close } = await openShop(env, log, seedMissing);
  try {
    const known: string[] = JSON.parse((await findMark(services.db, "problems")) ?? "[]");
    const added = (await findProblems(services.db)).filter((one) => !known.includes(one));
    if (added.length > 0)
      throw new CommandRefused(`The books no longer agree: ${added.join("; ")}`);
    await expectPages(services, build);
  } finally {
    services.mailer.close();
    await close();
  }
}

async function expectPages(services: Services, build: BuildSource): Promise<void> {
  const pages = await openPages(services, build, undefined);
  const here = { ...services.env, host: "127.0.0.1", port: 0 };
  const server = await listen(here, pages.web);
  try {
    const { port } = z.object({ port: z.number() }).parse(server.address());
    for (const path of TRIED_PAGES) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
      if (status !== 200) throw new CommandRefused(`The page ${path} answers ${status}.`);
    }
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await pages.close();
  }
}
