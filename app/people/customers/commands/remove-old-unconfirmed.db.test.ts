import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { account, user, verification } from "#app/platform/auth/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { until } from "#tests/until.ts";
import { customers } from "../tables.server.ts";
import { removeOldUnconfirmed } from "./remove-old-unconfirmed.server.ts";

const { ctx, db, pool } = await testContext();

let made = 0;
async function opened(daysAgo: number, emailVerified = false): Promise<string> {
  const email = `waits-${(made += 1)}@example.test`;
  const names = { firstName: "Wim", lastName: "W", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: "mango-avenue", ...names });
  const createdAt = addDays(ctx.now, -daysAgo);
  await db.update(user).set({ createdAt, emailVerified }).where(eq(user.id, userId));
  return userId;
}

const exists = async (userId: string) => (await db.$count(user, eq(user.id, userId))) === 1;

test("who did not confirm for a month goes, with all that was typed and ticked", async () => {
  const [old, young, confirmed] = [await opened(31), await opened(29), await opened(400, true)];
  const marketing = { purpose: "marketing", document: "privacy", documentVersion: 1 } as const;
  for (const id of [old, young]) await recordConsent(ctx, { type: "user", id }, [marketing]);
  await db
    .insert(verification)
    .values({ id: "v", identifier: "reset", value: old, expiresAt: ctx.now });
  await removeOldUnconfirmed(ctx);
  expect([await exists(old), await exists(young), await exists(confirmed)]).toEqual([
    false,
    true,
    true,
  ]);
  const [oldCustomer] = await db.select().from(customers).where(eq(customers.userId, old));
  expect(oldCustomer).toBeUndefined();
  expect(await db.$count(customers)).toBe(2);
  expect(await db.$count(account, eq(account.userId, old))).toBe(0);
  expect(await db.$count(verification)).toBe(0);
  expect((await db.select().from(consents)).map((row) => row.subjectId)).toEqual([young]);
});

test("one that an order refers to, or that has a role, is left, and keeps nobody else", async () => {
  const [ordered, invited, old] = [await opened(31), await opened(31), await opened(31)];
  // The shop's orders cannot refer to such an account today, but a later page for staff might write
  // one.
  await pool.query("create table bills (customer_id uuid references customers (id))");
  await pool.query("insert into bills select id from customers where user_id = $1", [ordered]);
  await db.insert(userRoles).values({ userId: invited, role: "support", grantedAt: ctx.now });
  await removeOldUnconfirmed(ctx);
  await pool.query("drop table bills");
  expect([await exists(ordered), await exists(invited), await exists(old)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("more than one page of them goes in one run", async () => {
  await pool.query(
    `insert into users (id, name, email, created_at)
     select 'bot-' || n, '', 'bot-' || n || '@example.test', $1 from generate_series(1, 201) n`,
    [addDays(ctx.now, -31)],
  );
  await removeOldUnconfirmed(ctx);
  expect((await pool.query("select from users where id like 'bot-%'")).rowCount).toBe(0);
});

test("who confirms while the job is at work stays", async () => {
  const late = await opened(31);
  const other = await pool.connect();
  await other.query("begin");
  await other.query("update users set email_verified = true where id = $1", [late]);
  const running = removeOldUnconfirmed(ctx);
  await until("the job waits for the row", 5_000, async () => {
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
    return (await pool.query(waiting)).rowCount !== 0;
  });
  await other.query("commit");
  other.release();
  await running;
  expect(await exists(late)).toBe(true);
  expect(await db.$count(customers, eq(customers.userId, late))).toBe(1);
});
