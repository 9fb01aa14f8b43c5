import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPool } from "#app/platform/database/pool.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { startCluster } from "#tests/cluster.ts";
import { freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { until } from "#tests/until.ts";
import { openSmallWeb } from "../small-web.fixture.ts";

// A server of its own, since it is stopped at the end. The tests below follow each other.
const { cluster, stop } = await startCluster();
const { target } = await freshDatabase(cluster);
const keepsPages = { keepsPages: true };
const pools = [openPool(target, quietLog, { max: 3 }), openPool(target, quietLog, { max: 3 })];
const shops = await Promise.all(pools.map((pool) => openSmallWeb({ pool }, {}, keepsPages)));
const admin = openDb(openPool(target, quietLog, { max: 1 }));

/** What each process of the shop answers: the name on its page, and the page's mark. */
async function shown(): Promise<{ names: (string | undefined)[]; etags: Set<string | null> }> {
  const answers = await Promise.all(shops.map(({ ask }) => ask("/privacy")));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  return {
    names: pages.map((html) => /Shop \d+/.exec(html)?.[0]),
    etags: new Set(answers.map(({ headers }) => headers.get("etag"))),
  };
}

const rename = (name: string) =>
  admin.execute(sql`
    insert into theme_settings (key, value, type, category, updated_at)
    values ('site_name', ${name}, 'text', 'general', now())
    on conflict (key) do update set value = excluded.value`);

async function renamedEverywhere(name: string): Promise<void> {
  await rename(name);
  await until(`both say ${name}`, 1_000, async () =>
    (await shown()).names.every((each) => each === name),
  );
}

test("a page is the same from every process, with its own policy and no nonce", async () => {
  await renamedEverywhere("Shop 1");
  const { etags } = await shown();
  expect(etags.size).toBe(1);
  const answer = await shops[0]!.ask("/privacy", { headers: { cookie: "pm_glance=9.1.1" } });
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("content-security-policy")).not.toContain("nonce");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).not.toContain('nonce="');
});

test("a change is in every process within a second, and then kept again", async () => {
  await renamedEverywhere("Shop 2");
  const before = await shown();
  const after = await shown();
  expect(after).toEqual(before);
});

test("also what changed while nobody heard", async () => {
  await admin.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await renamedEverywhere("Shop 3");
  expect((await shown()).names).toEqual(["Shop 3", "Shop 3"]);
});

test("without a database what is kept is still read, and nothing wrong is kept", async () => {
  await shown();
  stop();
  await until("the pages know that nothing is heard", 5_000, async () => {
    const { status } = await shops[0]!.ask("/products");
    return status === 503;
  });
  expect((await shown()).names).toEqual(["Shop 3", "Shop 3"]);
  const missing = await shops[0]!.ask("/privacy.data");
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([503, "no-store"]);
});
