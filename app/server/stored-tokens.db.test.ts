import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askEmailChange } from "#app/people/customers/commands/ask-email-change.server.ts";
import { askForMail } from "#app/people/customers/commands/ask-for-mail.server.ts";
import { signIn } from "#app/people/customers/commands/sign-in/sign-in.server.ts";
import { PASSWORD, accountJobs, servedFor, testAuth } from "#app/people/customers/factories.ts";
import { inviteStaff } from "#app/running/staff/commands/invite-staff.server.ts";
import { staffJobs } from "#app/running/staff/jobs.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";

const { ctx, db, pool, as } = await testContext();
const auth = testAuth(ctx);
const email = "rosa@example.test";
const newEmail = "rosa.cruz@example.test";
const invited = "support@example.test";
const names = { firstName: "Rosa", lastName: "Cruz", isDemo: false };
const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });

/** The tables in which a text is, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hits = await db.execute(
      sql`select 1 from ${table} as t where strpos(t::text, ${text}) > 0 limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

async function mailedToken(to: string, page: string): Promise<string> {
  const texts = (await readMails(ctx, eq(mails.to, to))).map(({ text }) => text).join("\n");
  const token = new RegExp(`/${page}/([\\w-]+)`).exec(texts)?.[1];
  if (!token) throw new Error(`no mail to ${to} leads to ${page}`);
  return token;
}

test("a mailed link that opens an account is nowhere in the database, not even in its mail", async () => {
  const served = servedFor(ctx, auth, pool);
  await askForMail(served, email, "signIn");
  await askForMail(served, email, "reset");
  const own = as({ kind: "user", userId, email, roles: [] });
  expect(await askEmailChange({ ...served, ctx: own }, newEmail)).toMatchObject({ ok: true });
  const owner = as(await accountOf(ctx, "admin"));
  expect(await inviteStaff(owner, { email: invited, role: "support" })).toMatchObject({ ok: true });
  const leftInJobs = await db.execute(sql`select 1 from graphile_worker.jobs`);
  expect(leftInJobs.rows.length).toBeGreaterThan(0);
  await drainJobs(pool, accountJobs(auth));
  await drainJobs(pool, planOf(staffJobs));
  const tokens = {
    "sign-in-link": await mailedToken(email, "sign-in-link"),
    "reset-password": await mailedToken(email, "reset-password"),
    "change-email": await mailedToken(newEmail, "change-email"),
    "admin-auth": await mailedToken(invited, "admin-auth"),
  };
  for (const [page, token] of Object.entries(tokens)) {
    expect([page, await tablesWith(token)]).toEqual([page, []]);
    // The search itself finds what is there.
    expect([page, await tablesWith(hashToken(token))]).not.toEqual([page, []]);
  }
});

test("what a signed-in browser holds is not what the database has", async () => {
  const served = servedFor(ctx, auth, pool);
  const entered = await signIn(served, { email, password: PASSWORD }, new Headers());
  if (!entered.ok) throw new Error(entered.reason);
  const held = entered.value.cookies.map((line) => decodeURIComponent(line.split(/[=;]/)[1] ?? ""));
  expect(held).toHaveLength(2);
  for (const secret of held) expect(await tablesWith(secret)).toEqual([]);
});
