import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { revokeApiKey } from "../../commands/revoke-api-key.server.ts";
import { makeApiKey } from "../../factories.ts";
import { SCOPES } from "../../queries/every-operation.server.ts";
import { problemAnswer } from "../../views/answers.ts";
import { openApi } from "./api.fixture.ts";

const { ctx, db, pool } = await testContext();
const ask = openApi({ ctx, pool, log: quietLog });
const all = await makeApiKey(ctx, { scopes: [...SCOPES] });
const plain = await makeApiKey(ctx, { scopes: ["orders.list"] });

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

async function problemOf(answer: Response) {
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  return problemAnswer.parse(await answer.json());
}

test("only a key that works, and may, is answered", async () => {
  const ended = await makeApiKey(ctx, { scopes: ["orders.list"], days: 30 });
  const orderPath = "/api/v1/orders";
  for (const key of [undefined, "", "pmk_x", all.key.slice(0, -1), `${all.key}0`]) {
    const answer = await ask(orderPath, key === undefined ? {} : { key });
    expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="API"');
    expect(await problemOf(answer)).toMatchObject({ status: 401 });
  }
  const basic = { headers: { authorization: `Basic ${all.key}` } };
  expect((await ask(orderPath, basic)).status).toBe(401);
  const inQuery = await ask(`${orderPath}?key=${all.key}`);
  expect(inQuery.status).toBe(401);

  expect((await ask(orderPath, { key: ended.key })).status).toBe(200);
  const late = await ask(orderPath, { key: ended.key, at: addDays(ctx.now, 30) });
  expect(await problemOf(late)).toMatchObject({ status: 401, detail: "This key is expired." });
  await revokeApiKey(ctx, ended.id);
  const revoked = await ask(orderPath, { key: ended.key });
  expect(await problemOf(revoked)).toMatchObject({ status: 401, detail: "This key is revoked." });

  for (const path of ["/api/v1/products", "/api/v1/stock"]) {
    expect(await problemOf(await ask(path, { key: plain.key }))).toMatchObject({
      status: 403,
    });
  }
});

test("guesses from one address are slowed down, and keys that work are not", async () => {
  for (let n = 0; n < 60; n += 1) await ask("/api/v1/orders", { key: "pmk_x" });
  const slowed = await ask("/api/v1/orders", { key: "pmk_x" });
  expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await problemOf(slowed)).toMatchObject({ status: 429 });
  expect((await ask("/api/v1/orders?limit=1", { key: plain.key })).status).toBe(200);
});

test("one key has its share of a minute, whatever the others do", async () => {
  const busy = await makeApiKey(ctx, { scopes: ["stock.list"] });
  await ask("/api/v1/stock", { key: busy.key });
  await db.execute(sql`update rate_limits set points = 600 where key = ${`api-key:${busy.id}`}`);
  const answer = await ask("/api/v1/stock", { key: busy.key });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.status).toBe(429);
  expect((await ask("/api/v1/stock", { key: all.key })).status).toBe(200);
});
