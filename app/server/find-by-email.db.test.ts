import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isFirstOrder } from "#app/reach/affiliates/queries/is-first-order.server.ts";
import { endMarketingOf } from "#app/reach/campaigns/commands/end-marketing-of.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { countUses } from "#app/selling/discounts/queries.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { mailWithSender } from "#app/selling/orders/queries/mail-sender.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";

const { ctx, db } = await testContext();

/** Many enough that PostgreSQL does not take the whole table because it is small. */
const MANY = 2_000;
const PART = 100;
const email = "buyer-7@example.test";
const productId = await makeProduct(ctx, { name: "A", stock: 1 });
const first = await makeOrder(ctx, { productId });
await db.execute(sql`
  insert into customers (id, email, created_at)
  select gen_random_uuid(), 'Buyer-' || n || '@example.test', now() from generate_series(1, ${MANY}::int) n`);
// In parts, since each order runs triggers and a statement may take only so long.
for (let part = 0; part < MANY; part += PART) {
  await db.execute(sql`
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'PM-' || n,
      'email', 'Buyer-' || n || '@example.test', 'customer_id', c.id, 'paid_at', now()))).*
    from orders o, generate_series(${part}::int + 1, ${part + PART}::int) n
      join customers c on c.email = 'Buyer-' || n || '@example.test'
    where o.id = ${first}`);
}
await db.execute(sql`analyze customers, orders`);
const mailId = ctx.ids.newId();
const written = { subject: "News", html: "", text: "", createdAt: ctx.now };
const mail = { ...written, id: mailId, dedupeKey: mailId, messageId: mailId, aboutId: first };
await db.insert(mails).values({ ...mail, to: email });

/** How many rows some work reads by going through all of a table. */
async function rowsScanned(work: (tx: Db) => Promise<unknown>): Promise<number> {
  return db.transaction(async (tx) => {
    const before = await scannedSoFar(tx);
    await work(tx);
    return (await scannedSoFar(tx)) - before;
  });
}

/** By this connection; what an earlier transaction read may still be among it. */
async function scannedSoFar(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(sql`
    select sum(seq_tup_read)::int as read from pg_stat_xact_user_tables
    where relname in ('customers', 'orders')`);
  return rows[0]?.read ?? 0;
}

test.each<[string, (tx: Db) => Promise<unknown>]>([
  ["the sender of a mail", (tx) => mailWithSender(tx, mailId)],
  [
    "the consent of an address that asks for no more",
    (tx) => endMarketingOf({ ...ctx, db: tx }, email),
  ],
  ["the uses of a code", (tx) => countUses(tx, first, { customerId: null, emails: [email] }, null)],
  [
    "a buyer's first order",
    (tx) => isFirstOrder({ db: tx }, { id: first, customerId: null, email, paidAt: new Date() }),
  ],
])("%s is found by an index on the address", async (_what, work) => {
  expect(await rowsScanned(work)).toBe(0);
});
