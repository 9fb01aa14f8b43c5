import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { startCluster } from "#tests/cluster.ts";
import { freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { systemContext } from "./services.server.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

// A server of its own, since it is stopped half way. The tests below follow each other.
const { cluster, stop } = await startCluster();
const { target } = await freshDatabase(cluster);
const pool = openPool(target, quietLog, { max: 3 });
const db = openDb(pool);
const { ask, services } = await openSmallWeb({ pool });
const carla = { email: "carla@example.test", password: "mango-avenue" };
await createAccount(systemContext(services, "test"), {
  ...carla,
  firstName: "Carla",
  lastName: "C",
  isDemo: false,
});
const session = await services.auth.api.signInEmail({ body: carla, returnHeaders: true });
const cookie = session.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => toHttpProblem(error),
  );

test("all is well at first", async () => {
  expect(await probe("/portal", { headers: { cookie } })).toEqual([200, null]);
});

test("a statement that takes too long is told as a busy shop", async () => {
  const slow = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  expect(await problemOf(slow)).toMatchObject({ status: 503, retryAfter: 2 });
});

test("with every connection taken, pages and probes say when to come back", async () => {
  const taken = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const { connectionTimeoutMillis } = pool.options;
  pool.options.connectionTimeoutMillis = 50;
  expect(await problemOf(db.execute(sql`select 1`))).toMatchObject({ status: 503, retryAfter: 5 });
  expect(await probe("/readyz")).toEqual([503, "5"]);
  expect(await probe("/products")).toEqual([503, "5"]);
  for (const client of taken) client.release();
  pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
  expect(await probe("/readyz")).toEqual([200, null]);
});

test("what runs while the server goes down is told as a restart", async () => {
  const stopped = Promise.withResolvers<void>();
  const query = problemOf(db.execute(sql`select pg_sleep(10)`));
  const transaction = problemOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await stopped.promise;
      await tx.execute(sql`select 1`);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  stop();
  stopped.resolve();
  expect(await query).toMatchObject({ status: 503, retryAfter: 5 });
  expect(await transaction).toMatchObject({ status: 503, retryAfter: 5 });
});

test.each([
  ["/products", {}],
  ["/checkout", {}],
  ["/portal", { headers: { cookie } }],
  ["/auth", { method: "POST", body: new URLSearchParams(carla) }],
  ["/readyz", {}],
])("without a server %s says when to come back", async (path, init) => {
  expect(await probe(path, init)).toEqual([503, "5"]);
});

test.each([
  ["/auth", { intent: "sign-in", ...carla }],
  ["/auth?tab=signup", { intent: "sign-up", ...carla, firstName: "Carla" }],
])("the form of %s comes back with what was typed, but for the password", async (path, fields) => {
  const answer = await ask(path, { method: "POST", body: new URLSearchParams(fields) });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  const html = await answer.text();
  expect(html).toContain("An unexpected error occurred");
  expect(html).toContain('value="carla@example.test"');
  expect(html).not.toContain(carla.password);
});

test("the process itself is well all the while", async () => {
  expect(await probe("/healthz")).toEqual([200, null]);
});

async function probe(path: string, init?: RequestInit): Promise<[number, string | null]> {
  const answer = await ask(path, init);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return [answer.status, answer.headers.get("retry-after")];
}
