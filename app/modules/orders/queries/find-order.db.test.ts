import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openDb } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrate.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { emptyDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { testSealers } from "#tests/sealers.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { orderToken } from "../rules/order-link.ts";
import { findOrderByToken } from "./find-order.server.ts";

const fresh = await emptyDatabase(inject("cluster"));
const pool = openPool(fresh.target, quietLog, { max: 3 });
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});
const ctx = { db: openDb(pool), sealers: testSealers };

/** The migrations that came before this one. */
async function before(tag: string): Promise<string> {
  const root = await temporaryFolder();
  const folder = path.join(root, "db/migrations");
  await cp("db/migrations", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  if (end < 0) throw new Error(`no migration ${tag}`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return root;
}

/** Two orders, as they were placed while their links were stored, and mails with these links. */
const OLD_ROWS = `
  insert into orders (id, order_number, access_token, status, payment_status, payment_method,
    fulfillment_status, subtotal, total_amount, email, first_name, last_name, address, city,
    terms_version, privacy_version, terms_accepted_at, adult_confirmed_at, created_at)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'PM-26-00000' || n, token, 'pending',
    'unpaid', 'card', 'unfulfilled', 100, 100, 'maria@example.test', 'Maria', 'Clara', 'Street 1',
    'Manila', 1, 1, '2026-11-20', '2026-11-20', '2026-11-20'
  from (values (1, repeat('a1-_', 10) || 'xyz'), (2, repeat('b', 43))) as old (n, token);
  insert into mails (id, dedupe_key, message_id, "to", subject, html, text, created_at, sent_at)
  select gen_random_uuid(), 'mail:' || n, 'mail:' || n, email, 'Your order',
    '<a href="https://x.test/order/' || access_token || '">See it</a>',
    'See https://x.test/order/' || access_token || ', or https://x.test/faq', created_at, sent
  from orders, (values (1, '2026-11-20'::timestamptz), (2, null)) as mailed (n, sent)
  where order_number = 'PM-26-000001'`;
const OLD = `${"a1-_".repeat(10)}xyz`;
const ID = "00000000-0000-7000-8000-000000000001";

await migrateDatabase(pool, await before("order-links-derived"));
await pool.query(OLD_ROWS);
await migrateDatabase(pool);

const idOf = async (token: string) => (await findOrderByToken(ctx, token))?.id;
const linked = (accessIssue = 1) => orderToken(ctx, { id: ID, accessIssue });

describe("a link from the time when links were stored", () => {
  it("opens its order, beside the new one", async () => {
    expect(await idOf(OLD)).toBe(ID);
    expect(await idOf(linked())).toBe(ID);
    expect(await idOf("b".repeat(43))).not.toBe(ID);
  });

  it("stands in no order any more, and in no mail that was delivered", async () => {
    const { rows } = await pool.query(
      "select 'order' as of from orders as one where strpos(one::text, $1) > 0",
      [OLD],
    );
    expect(rows).toEqual([]);
    const mails = await pool.query<{ html: string; text: string; sent: boolean }>(
      "select html, text, sent_at is not null as sent from mails order by sent",
    );
    const [waiting, delivered] = mails.rows;
    expect([waiting?.html, waiting?.text].every((body) => body?.includes(OLD))).toBe(true);
    expect(delivered).toEqual({
      html: '<a href="https://x.test/order/link-removed">See it</a>',
      text: "See https://x.test/order/link-removed, or https://x.test/faq",
      sent: true,
    });
  });

  it("is ended like any other, by another issue and without its hash", async () => {
    await pool.query("update orders set access_issue = 2, mailed_token_hash = null where id = $1", [
      ID,
    ]);
    expect(await idOf(OLD)).toBe(undefined);
    expect(await idOf(linked())).toBe(undefined);
    expect(await idOf(linked(2))).toBe(ID);
  });
});

it.each([
  ["nothing", ""],
  ["a text no token looks like", "\u0000"],
  ["an id", ID],
  ["an id of nobody", orderToken(ctx, { id: ID.replace("1", "9"), accessIssue: 1 })],
  ["a very long text", "a".repeat(100_000)],
])("%s opens none", async (_, token) => {
  expect(await idOf(token)).toBe(undefined);
});

it("what the database has of an old link opens nothing", async () => {
  const { rows } = await pool.query<{ hash: string }>(
    "select mailed_token_hash as hash from orders where order_number = 'PM-26-000002'",
  );
  expect(rows[0]?.hash).toMatch(/^[\w-]{43}$/);
  expect(await idOf(rows[0]?.hash ?? "")).toBe(undefined);
  expect(await idOf("b".repeat(43))).toBe("00000000-0000-7000-8000-000000000002");
});
