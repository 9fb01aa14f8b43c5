import { createServer } from "node:net";
import { afterAll, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { setMark } from "#app/platform/database/shop-marks.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { testContext } from "#tests/context.ts";
import { freePort, listenLocally } from "#tests/listen-locally.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openServices } from "../services.server.ts";
import { examine } from "./examine.server.ts";

const dataDir = await temporaryFolder();
const { ctx, pool } = await testContext();

/** The findings by name, for a shop with these variables. */
async function findingsOf(variables: Record<string, string> = {}) {
  const env = parseEnv({
    DATA_DIR: dataDir,
    APP_URL: `http://127.0.0.1:${await freePort()}`,
    ...variables,
  });
  const services = openServices(env, quietLog, pool, "a secret that only these tests know");
  afterAll(() => services.mailer.close());
  const found = await examine(services, { ...ctx, sealers: services.sealers });
  return Object.fromEntries(found.map((one) => [one.name, one]));
}

test("a shop that is closed and has no mail server and no backup key says so, each with its fix", async () => {
  const found = await findingsOf();
  expect(found["address"]).toMatchObject({
    state: "bad",
    text: expect.stringContaining("ECONNREFUSED"),
  });
  expect(found["mail server"]).toMatchObject({
    state: "bad",
    fix: expect.stringContaining("SMTP_URL"),
  });
  expect(found["backup"]).toMatchObject({
    state: "bad",
    fix: expect.stringContaining("--make-key"),
  });
  for (const name of ["data folder", "secret", "jobs", "webhooks", "slow statements", "books"]) {
    expect(found[name], name).toMatchObject({ state: "good" });
  }
});

test("another secret than the shop was set up with is named before it locks the owner out", async () => {
  await setMark(ctx.db, "secret", { value: "digest under another secret", now: ctx.now });
  expect((await findingsOf())["secret"]).toMatchObject({
    state: "bad",
    fix: expect.stringContaining("npm run change-secret"),
  });
});

test("a job that was due long ago, and one that was given up, are both found", async () => {
  const add = `select graphile_worker.add_job('nobody.does', run_at => now() - interval '1 hour', max_attempts => 1)`;
  await pool.query(add);
  expect((await findingsOf())["jobs"]).toMatchObject({
    state: "bad",
    text: expect.stringContaining("1 should have begun"),
  });
  await pool.query("update graphile_worker._private_jobs set attempts = 1");
  expect((await findingsOf())["jobs"]).toMatchObject({
    state: "bad",
    text: "0 waiting, 1 given up",
  });
});

test("stock that its movements do not explain is a broken invariant, named in its words", async () => {
  await makeProduct(ctx, { name: "Vial", stock: 5 });
  await pool.query("update stock_levels set on_hand = on_hand + 1");
  expect((await findingsOf())["books"]).toMatchObject({
    state: "bad",
    text: expect.stringContaining("I1:"),
  });
});

test("a mail server that turns the shop away is bad", async () => {
  const server = createServer((socket) => socket.end("554 go away\r\n"));
  const port = await listenLocally(server);
  afterAll(() => void server.close());
  expect((await findingsOf({ SMTP_URL: `smtp://127.0.0.1:${port}` }))["mail server"]).toMatchObject(
    {
      state: "bad",
      text: expect.stringContaining("554"),
    },
  );
});
