import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { seedSearchWords } from "./catalog/seed-search-words.ts";
import { seedTexts } from "./seed-texts.ts";
import { seedDemoShop } from "./worlds/demo-shop.ts";
import { seedEmptyShop } from "./worlds/empty-shop.ts";
import { seedGrownShop } from "./worlds/grown-shop.ts";
import { WorldRefused } from "./world-refused.ts";

const WORLDS: Record<string, (services: Services) => Promise<void>> = {
  "demo-shop": seedDemoShop,
  "empty-shop": seedEmptyShop,
  "grown-shop": seedGrownShop,
};

/** Any constant: processes that start together on an empty database seed it once. */
const SEED_LOCK = 7_261_994;

/**
 * Fills an empty database by the shop's own commands, all of it or, when something fails half way,
 * nothing. One that is in use is left alone.
 */
export async function seedWorld(services: Services, world: string): Promise<string> {
  const fill = Object.hasOwn(WORLDS, world) ? WORLDS[world] : undefined;
  if (!fill) {
    throw new WorldRefused(
      `There is no world "${world}". Known: ${Object.keys(WORLDS).join(", ")}.`,
    );
  }
  return services.db.transaction(async (db) => {
    await takeTurn(db);
    if (await isInUse(db)) return `The database is in use already; "${world}" was not added.`;
    await fill({ ...services, db });
    return `The world "${world}" is ready.`;
  });
}

/**
 * Gives a shop that was opened before a text existed its starter version, and one that never had
 * search words the starter's; an empty one gets none.
 */
export async function seedMissing(services: Services): Promise<void> {
  await services.db.transaction(async (db) => {
    await takeTurn(db);
    if (!(await isInUse(db))) return;
    const ctx = systemContext({ ...services, db }, "seed");
    await seedTexts(ctx, services.env);
    await seedSearchWords(ctx);
  });
}

/**
 * Whoever comes second waits for as long as the first one takes. Asked again and again, as a connection
 * on which nothing comes for some seconds counts as lost.
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
