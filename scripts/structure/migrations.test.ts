import { expect, test } from "vitest";
import { migrationProblems } from "./migrations.ts";

const snapshot = (number: string) => ({ path: `db/migrations/meta/${number}_snapshot.json` });

test("the schema has one snapshot, and the newest is the one that stays", () => {
  const file = { path: "db/migrations/0001_since-0-1-0.sql" };
  expect(migrationProblems([file, snapshot("0001")])).toEqual([]);
  expect(migrationProblems([snapshot("0001"), file, snapshot("0000")])).toMatchObject([
    { path: "db/migrations/meta/0000_snapshot.json" },
  ]);
});
