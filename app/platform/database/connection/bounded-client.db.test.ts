import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { freshDatabase } from "#tests/database.ts";
import { openLink } from "#tests/faults/link.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { until } from "#tests/until.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { openPool } from "../pool.server.ts";

const SILENCE_MS = 700;

const fresh = await freshDatabase(inject("cluster"));
const link = await openLink(fresh.target);
const pool = openPool(link.target, quietLog, { max: 1, silenceMs: SILENCE_MS });
const patient = openPool(link.target, quietLog, { max: 1, silenceMs: undefined });
afterAll(async () => {
  await Promise.all([pool.end(), patient.end()]);
  await link.close();
  await fresh.drop();
});

async function pidOf(of: Pool): Promise<number | undefined> {
  const { rows } = await of.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

const reasonOf = (answer: PromiseSettledResult<unknown>) =>
  answer.status === "rejected" ? toHttpProblem(answer.reason) : undefined;

test("a question that no answer comes to ends as a database that is away, and the next is heard", async () => {
  const before = await pidOf(pool);
  await link.turn("stalled");
  const problem = await pool.query("select 1").then(() => undefined, toHttpProblem);
  await link.turn("well");
  expect(problem).toMatchObject({ status: 503, retryAfter: 5 });
  expect(await pidOf(pool)).not.toBe(before);
});

test("a transaction is cut off, too", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await link.turn("stalled");
  const problem = await client.query("select 1").then(() => undefined, toHttpProblem);
  await link.turn("well");
  client.release();
  expect(problem).toMatchObject({ status: 503 });
  expect(await pidOf(pool)).toEqual(expect.any(Number));
});

test("so is what is sent together, and what is prepared", async () => {
  const often = { text: "select $1::int as n" };
  const client = await pool.connect();
  for (let n = 1; n <= 3; n += 1) await client.query(often, [n]);
  const { rowCount } = await client.query("select from pg_prepared_statements");
  await link.turn("stalled");
  const asked = [client.query(often, [4]), client.query("select 1"), client.query(often, [5])];
  const answers = await Promise.allSettled(asked);
  await link.turn("well");
  client.release();
  expect(rowCount).toBe(1);
  expect(answers.map(reasonOf)).toEqual(Array(3).fill(expect.objectContaining({ status: 503 })));
});

test("so is the first question of a new connection, which goes out as it opens", async () => {
  pool.once("release", (_, client) => void client.end());
  await pool.query("select 1");
  pool.once("connect", () => void link.turn("stalled"));
  const problem = await pool.query("select 1").then(() => undefined, toHttpProblem);
  await link.turn("well");
  expect(problem).toMatchObject({ status: 503 });
});

test("nobody is cut off who asks nothing, until a question after the pause is not answered", async () => {
  const before = await pidOf(pool);
  const client = await pool.connect();
  await client.query("listen news");
  await sleep(SILENCE_MS * 1.5);
  client.release();
  expect(await pidOf(pool)).toBe(before);
  await link.turn("stalled");
  const problem = await pool.query("select 1").then(() => undefined, toHttpProblem);
  await link.turn("well");
  expect(problem).toMatchObject({ status: 503 });
});

test("work that may take long is waited for", async () => {
  const before = await pidOf(patient);
  await patient.query("select pg_sleep($1)", [(SILENCE_MS * 1.5) / 1_000]);
  expect(await pidOf(patient)).toBe(before);
});

test("while the link is lost nobody waits long for another connection", async () => {
  await pidOf(pool);
  const usual = pool.options.connectionTimeoutMillis;
  await link.turn("gone");
  // The first may find the connection that was open.
  await pool.query("select 1").catch(() => undefined);
  await expect(pool.query("select 1")).rejects.toThrow("ECONNREFUSED");
  const waits = () => pool.options.connectionTimeoutMillis ?? 0;
  await until("the wait is shorter", 5_000, () => waits() < (usual ?? 0));
  await link.turn("well");
  await pidOf(pool);
  expect(waits()).toBe(usual);
});
