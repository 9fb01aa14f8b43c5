import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { seedSearchWords } from "./catalog/seed-search-words.ts";
import { seedTexts } from "./seed-texts.ts";
import { seedDemoShop } from "./worlds/demo-shop.ts";
import { seedEmptyShop } from "./worlds/empty-shop.ts";
import { growShop, isGrownShop } from "./worlds/grown-shop.ts";
import { WorldRefused } from "./world-refused.ts";

type Fill = (services: Services) => Promise<void>;

/** `grow` is repeated, in a transaction each, until nothing is left to add. */
type World = { fill: Fill; grow?: typeof growShop };

const WORLDS: Record<string, World> = {
  "demo-shop": { fill: seedDemoShop },
  "empty-shop": { fill: seedEmptyShop },
  "grown-shop": { fill: seedDemoShop, grow: growShop },
};

/** An arbitrary constant: processes that start together on an empty database seed it once. */
const SEED_LOCK = 7_261_994;

type Options = {
  say?: (progress: string) => void;
  worlds?: Record<string, World>;
};

/**
 * Fills an empty database through the shop's own commands. If a command fails, nothing is kept. A
 * database in use is left alone. A growing world is then extended step by step, and a later call
 * continues after the last finished step.
 */
export async function seedWorld(
  services: Services,
  name: string,
  { say = () => {}, worlds = WORLDS }: Options = {},
): Promise<string> {
  const world = Object.hasOwn(worlds, name) ? worlds[name] : undefined;
  if (!world) {
    throw new WorldRefused(
      `There is no world "${name}". Known: ${Object.keys(worlds).join(", ")}.`,
    );
  }
  let { isNew, progress } = await inTurn(services, (turn) => begin(turn, world));
  while (progress !== undefined) {
    isNew = true;
    say(progress);
    progress = await inTurn(services, async (turn) => world.grow?.(turn));
  }
  if (isNew) return `The world "${name}" is ready.`;
  return `The database is in use already; "${name}" was not added.`;
}

/**
 * The first growing step shares the transaction of the filling, since it marks the shop as one that
 * may grow.
 */
async function begin(services: Services, { fill, grow }: World) {
  const inUse = await isInUse(services.db);
  if (!inUse) await fill(services);
  const grows = grow && (!inUse || (await isGrownShop(services.db)));
  return { isNew: !inUse, progress: grows ? await grow(services) : undefined };
}

/** One process at a time; its statements have no time limit. */
async function inTurn<T>(services: Services, work: (turn: Services) => Promise<T>): Promise<T> {
  return services.db.transaction(async (db) => {
    await takeTurn(db);
    await db.execute(sql`set local statement_timeout = 0`);
    return work({ ...services, db });
  });
}

/**
 * Adds the starter version of texts that did not exist when the shop was opened, and the starter
 * search words if it never had any. An empty shop gets none.
 */
export async function seedMissing(services: Services): Promise<void> {
  await inTurn(services, async (turn) => {
    if (!(await isInUse(turn.db))) return;
    const ctx = systemContext(turn, "seed");
    await seedTexts(ctx, turn.env);
    await seedSearchWords(ctx);
  });
}

/**
 * Polls for the lock for as long as the first process takes. A single long wait would fail, as a
 * connection without traffic for some seconds is treated as lost.
 */
async function takeTurn(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as taken`,
    );
    if (rows[0]?.taken) return;
    await setTimeout(200);
  }
}

async function isInUse(db: Db): Promise<boolean> {
  const result = await db.execute<{ used: boolean }>(
    sql`select exists (select 1 from documents) or exists (select 1 from products) as used`,
  );
  return result.rows[0]?.used !== false;
}
