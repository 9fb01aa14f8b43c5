import { Duplex } from "node:stream";
import { Client } from "pg";
import { expect, test } from "vitest";
import { rateLimits } from "#app/platform/http/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { sendTogether } from "./send-together.server.ts";

const { db, pool } = await testContext({ connections: 1 });

test("of what is asked at once each gets its own answer, in the order it was asked", async () => {
  const answers = await db.transaction((tx) =>
    Promise.all([
      tx.insert(rateLimits).values({ key: "first" }).returning({ key: rateLimits.key }),
      tx.select({ key: rateLimits.key }).from(rateLimits),
      tx.delete(rateLimits),
      tx.$count(rateLimits),
    ]),
  );
  expect(answers).toMatchObject([[{ key: "first" }], [{ key: "first" }], { rowCount: 1 }, 0]);
});

test("one that fails undoes the others, and the connection goes on", async () => {
  const twice = db.transaction((tx) =>
    Promise.all([
      tx.insert(rateLimits).values({ key: "once" }),
      tx.insert(rateLimits).values({ key: "once" }),
      tx.insert(rateLimits).values({ key: "never" }),
    ]),
  );
  await expect(twice).rejects.toMatchObject({ cause: { constraint: "rate_limits_pkey" } });
  expect(await db.$count(rateLimits)).toBe(0);
  expect(pool.totalCount).toBe(1);
});

test("it goes out in one piece", async () => {
  const pieces: number[] = [];
  const stream = new Duplex({
    read() {},
    write: (_chunk, _encoding, done) => done(pieces.push(1) ? null : undefined),
    writev: (chunks, done) => done(pieces.push(chunks.length) ? null : undefined),
  });
  const client = new Client({ pipeline: true, stream: () => stream });
  Object.assign(client, { query: (text: string) => stream.write(text) });
  sendTogether(client);
  void client.query("select 1");
  void client.query("select 2");
  expect(pieces).toEqual([]);
  await new Promise(setImmediate);
  expect(pieces).toEqual([2]);
});
