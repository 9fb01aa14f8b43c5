import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makeOrder } from "../factories.ts";

const { ctx, db } = await testContext();
// The first minute of a sale: many orders, and no statistics about them yet.
await db.execute(sql`alter table orders set (autovacuum_enabled = false)`);
await db.execute(sql`alter table guest_reservations set (autovacuum_enabled = false)`);
await waitingOrders(500);

/** Creates unpaid orders of different guests who share no contact data. */
async function waitingOrders(count: number): Promise<void> {
  const productId = await makeProduct(ctx, { name: "A", price: 100_000, stock: 1 });
  const first = await makeOrder(ctx, { productId });
  await db.execute(sql`
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'order_number', 'PM-' || n))).*
    from orders o, generate_series(1, ${count}::int) n where o.id = ${first}`);
  await db.execute(sql`
    insert into guest_reservations (order_id, units, email, phone, address)
    select id, 1, 'guest-' || order_number, '+63' || order_number, 'from-' || order_number
    from orders`);
}

/** The number of pages of tables and indexes that a query reads. */
async function pagesRead(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
    sql`explain (analyze, buffers, format json) ${query}`,
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan ?? {};
  return (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
}

const [email, phone, address] = ["guest-PM-7", "+63PM-7", "from-PM-7"];

test("a guest is counted without a look at the unpaid orders of all others", async () => {
  const counted = sql`select * from reserved_by('guest_online', ${email}, ${phone}, ${address}, null, null)`;
  expect((await db.execute(counted)).rows).toMatchObject([
    { by: "address", orders: 1 },
    { by: "person", orders: 1 },
  ]);
  expect(await pagesRead(counted)).toBeLessThan(20);
});
