import { setImmediate as afterInput, setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { openLink } from "#tests/faults/link.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { until } from "#tests/until.ts";
import { followChanges } from "./change-feed.server.ts";

const { db, pool } = await testContext();

async function following(at: Pick<typeof pool, "options"> = pool) {
  const told: string[] = [];
  const feed = await followChanges(
    at,
    {
      change: (name) => told.push(name),
      lost: () => told.push("(lost)"),
      back: () => told.push("(back)"),
    },
    quietLog,
  );
  return { told, feed };
}

const notify = (name: string) => db.execute(sql`select pg_notify('shop_changes', ${name})`);

/** As an administrator does, or a proxy that thinks a silent line is a dead one. */
const cutLines = () =>
  db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'listen%' or query = 'select')
      and pid <> pg_backend_pid()`);

test("what was committed is told by the time one has caught up, in order", async () => {
  const { told, feed } = await following();
  expect(feed.live()).toBe(true);
  for (const name of ["a", "b"]) await notify(name);
  await feed.caughtUp();
  expect(told).toEqual(["(back)", "a", "b"]);
  await feed.stop();
});

test("what is rolled back is never told", async () => {
  const { told, feed } = await following();
  const rolledBack = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('shop_changes', 'never')`);
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow("Rollback");
  await feed.caughtUp();
  expect(told).toEqual(["(back)"]);
  await feed.stop();
});

test("a cut line is told at once and opened again, and hears again", async () => {
  const { told, feed } = await following();
  await cutLines();
  await until("the line is back", 5_000, () => told.filter((t) => t === "(back)").length === 2);
  await notify("after");
  await feed.caughtUp();
  expect(told).toEqual(["(back)", "(lost)", "(back)", "after"]);
  await feed.stop();
});

test("a line that went silent is noticed without a word from the network", async () => {
  const { told, feed } = await following();
  // Suspends the server's process of this line, as a network does that swallows everything.
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database()
      and (query like 'listen%' or query = 'select') and pid <> pg_backend_pid()`);
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, "SIGSTOP");
  try {
    await until("a new line is open", 5_000, () => feed.live() && told.length > 1);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect(told).toEqual(["(back)", "(lost)", "(back)"]);
  await feed.stop();
});

test("a process that was busy for seconds has not lost its line", async () => {
  const { told, feed } = await following();
  for (let time = 0; time < 6; time += 1) {
    await afterInput();
    const since = performance.now();
    while (performance.now() - since < 500) JSON.stringify(told);
  }
  expect(told).toEqual(["(back)"]);
  await feed.stop();
});

test("without a database it is away, not merely deaf; full is deaf", async () => {
  const nowhere = { options: { ...pool.options, host: "/nowhere" } };
  const deaf = { change() {}, lost() {}, back() {} };
  const feed = await followChanges(nowhere, deaf, quietLog);
  expect([feed.live(), feed.away()]).toEqual([false, true]);
  await feed.caughtUp();
  await feed.stop();

  const limited = (to: number) =>
    db.execute(sql.raw(`alter database "${pool.options.database}" connection limit ${to}`));
  await limited(0);
  const refused = await followChanges(pool, deaf, quietLog);
  expect([refused.live(), refused.away()]).toEqual([false, false]);
  await limited(-1);
  await until("the line is open", 5_000, () => refused.live());
  await refused.stop();
});

test("a database that accepts and never answers is away as long, and is heard again after", async () => {
  const { host = "", port = 0, user = "", database = "" } = pool.options;
  const link = await openLink({ host, port, user, database });
  const { told, feed } = await following({ options: { ...pool.options, ...link.target } });
  await link.turn("stalled");
  await until("the silence is noticed", 5_000, () => told.includes("(lost)"));
  // Longer than it waits for a new line.
  for (let look = 0; look < 35; look += 1) {
    await pause(100);
    expect([feed.live(), feed.away()]).toEqual([false, true]);
  }
  await link.turn("well");
  await until("the line is back", 10_000, () => feed.live());
  expect(told.slice(0, 3)).toEqual(["(back)", "(lost)", "(back)"]);
  await feed.stop();
  await link.close();
}, 20_000);
