import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { assistantPassages } from "../tables.server.ts";
import { currentPassages } from "./current-passages.server.ts";

const { ctx, db } = await testContext();

test("a shop of ten thousand products has its passages, in order", async () => {
  await makeProduct(ctx, { name: "Vial" });
  // PostgreSQL makes the columns that are computed.
  const { rows } = await db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'sku', 'slug')`);
  const same = sql.raw(rows[0]?.names ?? "");
  await db.execute(sql`insert into products (id, sku, slug, ${same})
    select gen_random_uuid(), 'VIAL-' || n, 'vial-' || n, ${same}
    from products, generate_series(2, 10000) n`);
  const { passages } = await currentPassages({ db, online: false });
  expect(passages.length).toBeGreaterThanOrEqual(10_000);
  const stored = await db.select().from(assistantPassages).orderBy(assistantPassages.position);
  expect(stored.map(({ url, body }) => [url, body])).toEqual(
    passages.map(({ url, body }) => [url, body]),
  );
});
