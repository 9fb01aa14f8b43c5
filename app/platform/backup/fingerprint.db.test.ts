import { expect, inject, test, afterAll } from "vitest";
import { freshDatabase } from "#tests/database.ts";
import { connectTo } from "./database-server.server.ts";
import { differences, fingerprint } from "./fingerprint.server.ts";

const { target, drop } = await freshDatabase(inject("cluster"));
const client = await connectTo(target);
afterAll(() => client.end().then(drop));

const NOTES = [{ schema: "public", name: "notes", columns: ["id", "text", "share"] }];
const CHANGES: [string, string[]][] = [
  ["delete from notes where id = 2; insert into notes values (2, null, 0.5)", []],
  ["set timezone = 'Asia/Manila'; set extra_float_digits = 0", []],
  ["update notes set text = '' where id = 2", ["public.notes"]],
  ["update notes set id = 3 where id = 2", ["public.notes"]],
  ["delete from notes", ["public.notes"]],
  ["insert into notes values (1, 'one', 0.1)", ["public.notes"]],
  ["select nextval('numbers')", ["public.numbers"]],
];

test.each(CHANGES)("after “%s” the shop differs in %j", async (sql, differing) => {
  await client.query("drop table if exists notes; drop sequence if exists numbers");
  await client.query(
    "create table notes (id int, text text, share float); create sequence numbers",
  );
  await client.query("insert into notes values (1, 'one', 0.1), (2, null, 0.5)");
  const before = await fingerprint(client, NOTES);
  await client.query(sql);
  expect(differences(before, await fingerprint(client, NOTES))).toEqual(differing);
});
