import { createHash } from "node:crypto";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { testSealers } from "#tests/sealers.ts";
import { orderToken } from "../rules/order-link.ts";
import { findOrderByToken } from "./find-order.server.ts";

const fresh = await freshDatabase(inject("cluster"));
const pool = openPool(fresh.target, quietLog, { max: 3 });
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});
const ctx = { db: openDb(pool), sealers: testSealers };

const OLD = `${"a1-_".repeat(10)}xyz`;
const ID = "00000000-0000-7000-8000-000000000001";

/** Two orders from the time of random links, whose hashes are stored. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
await pool.query(
  `insert into orders (id, order_number, mailed_token_hash, status, payment_status, payment_method,
    fulfillment_status, subtotal, total_amount, email, first_name, last_name, address, city,
    terms_version, privacy_version, terms_accepted_at, adult_confirmed_at, created_at)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'PM-26-00000' || n, hash, 'pending',
    'unpaid', 'card', 'unfulfilled', 100, 100, 'maria@example.test', 'Maria', 'Clara', 'Street 1',
    'Manila', 1, 1, '2026-11-20', '2026-11-20', '2026-11-20'
  from unnest($1::text[]) with ordinality as mailed (hash, n)`,
  [[hashOf(OLD), hashOf("b".repeat(43))]],
);

const idOf = async (token: string) => (await findOrderByToken(ctx, token))?.id;
const linked = (accessIssue = 1) => orderToken(ctx, { id: ID, accessIssue });

describe("a link from the time when links were stored", () => {
  it("opens its order, beside the new one", async () => {
    expect(await idOf(OLD)).toBe(ID);
    expect(await idOf(linked())).toBe(ID);
    expect(await idOf("b".repeat(43))).not.toBe(ID);
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
