import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";

const { pool } = await testContext({ connections: 1 });

const prepared = async () => {
  const { rows } = await pool.query<{ statement: string }>(
    "select statement from pg_prepared_statements where statement not like '%pg_prepared%'",
  );
  return rows.map(({ statement }) => statement);
};
const add = (a: number) => pool.query<{ sum: number }>({ text: "select $1::int + 1 as sum" }, [a]);

test("a connection prepares what it is asked again and again, and answers as before", async () => {
  expect((await add(1)).rows).toEqual([{ sum: 2 }]);
  expect(await prepared()).toEqual([]);
  for (const a of [2, 3, 4]) expect((await add(a)).rows).toEqual([{ sum: a + 1 }]);
  expect(await prepared()).toEqual(["select $1::int + 1 as sum"]);
});

test("one that fails at first is asked anew", async () => {
  const ask = () => pool.query({ text: "select count(*)::int as n from not_yet" }, []);
  for (let time = 1; time <= 4; time += 1) await expect(ask()).rejects.toThrow("not_yet");
  await pool.query("create table not_yet (id int)");
  expect((await ask()).rows).toEqual([{ n: 0 }]);
});

test("a column that is added meanwhile is in nobody's way", async () => {
  const ask = () => pool.query({ text: "select id from not_yet where id > $1" }, [0]);
  for (let time = 1; time <= 8; time += 1) await ask();
  await pool.query("alter table not_yet add column name text");
  expect((await ask()).rows).toEqual([]);
});
