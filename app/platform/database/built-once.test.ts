import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { builtOnce } from "./built-once.server.ts";

test("a statement is built once and filled with the values of each use", () => {
  let builds = 0;
  const find = builtOnce<"name" | "ids">((value) => {
    builds += 1;
    return sql`select ${7} from a where name = ${value("name")} and id = any(${value("ids")})
      or other = ${value("name")}`;
  });
  const dialect = new PgDialect();
  const first = dialect.sqlToQuery(find({ name: "one", ids: ["x", "y"] }));
  const second = dialect.sqlToQuery(find({ name: null, ids: [] }));

  expect(first.params).toEqual([7, "one", ["x", "y"], "one"]);
  expect(second.params).toEqual([7, null, [], null]);
  expect(second.sql).toBe(first.sql);
  expect(first.sql).toBe(`select $1 from a where name = $2 and id = any($3)
      or other = $4`);
  expect(builds).toBe(1);
});
