import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { openPool } from "#app/platform/database/pool.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { databaseUrl, freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { copyAside, putBack, tryOut } from "./update-step.server.ts";

const { target, drop } = await freshDatabase(inject("cluster"));
afterAll(drop);

const env = parseEnv({
  LOG_LEVEL: "silent",
  APP_URL: "http://shop.example",
  APP_SECRET: "a secret that only these tests know",
  DATABASE_URL: databaseUrl(target),
  DATA_DIR: await temporaryFolder(),
});
const noPages = () => Promise.reject(new Error("this program has no pages"));

async function query(sql: string): Promise<unknown[]> {
  const pool = openPool(target, quietLog, { max: 1 });
  return pool.query(sql).then(
    ({ rows }) => pool.end().then(() => rows),
    (error: unknown) => pool.end().then(() => Promise.reject(error)),
  );
}

const add = (slug: string) =>
  query(`insert into categories (id, name, slug) values (gen_random_uuid(), '${slug}', '${slug}')`);
const slugs = async (): Promise<unknown[]> =>
  (await query("select slug from categories order by slug")).flatMap((row) =>
    Object.values(row ?? {}),
  );
const breakRule = (slug: string) =>
  query(`insert into former_category_slugs (slug, category_id)
    select slug, id from categories where slug = '${slug}'`);
/** As a shop that starts does. */
const serve = () => query("delete from shop_marks where name = 'problems'");

beforeEach(async () => {
  await query("delete from former_category_slugs");
  await query("delete from categories");
  await serve();
});

test("a failed update leaves the database as it was", async () => {
  await add("before");
  await copyAside({ env, target });
  await add("during");
  await putBack({ target });
  expect(await slugs()).toEqual(["before"]);
});

test("after an update that was cut off, the next one goes back to what was before both", async () => {
  await copyAside({ env, target });
  await add("half-done");
  await copyAside({ env, target });
  await putBack({ target });
  expect(await slugs()).toEqual([]);
});

test("what a shop has taken in since is never undone", async () => {
  await copyAside({ env, target });
  await serve();
  await add("sold-since");
  await copyAside({ env, target });
  await putBack({ target });
  expect(await slugs()).toEqual(["sold-since"]);
});

test("nothing is copied while the shop is open", async () => {
  const pool = openPool(target, quietLog, { max: 1 });
  await pool.query("select 1");
  await expect(copyAside({ env, target })).rejects.toMatchObject({ reason: "shop_is_open" });
  await pool.end();
});

test("a version is refused whose books do not agree", async () => {
  await copyAside({ env, target });
  await add("sleep");
  await breakRule("sleep");
  await expect(tryOut(env, noPages)).rejects.toThrow("The books no longer agree: I14");
});

test("one is refused whose pages fail, though not for what was wrong before", async () => {
  await add("sleep");
  await breakRule("sleep");
  await copyAside({ env, target });
  await expect(tryOut(env, noPages)).rejects.toThrow("The page / answers 500");
});
