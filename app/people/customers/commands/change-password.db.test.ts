import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, verification } from "#app/platform/auth/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { PASSWORD, accountJobs, servedFor, testAuth } from "../factories.ts";
import { changePassword } from "./change-password.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";

const { ctx, db, pool } = await testContext();
const auth = testAuth(ctx);
const served = servedFor(ctx, auth, pool);
const NEW = "mangosteen-avenue";

beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from mails");
});

let made = 0;
async function someone() {
  const email = `pia-${(made += 1)}@example.test`;
  const names = { firstName: "Pia", lastName: "P", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  const actor = { kind: "user", userId, email, roles: [] } as const;
  const cookie = await enter(email, PASSWORD);
  const change = (currentPassword: string, newPassword: string) =>
    changePassword(
      { ...served, ctx: { ...ctx, actor } },
      { currentPassword, newPassword },
      new Headers({ cookie }),
    );
  return { email, userId, cookie, change };
}

async function enter(email: string, password: string): Promise<string> {
  const entered = await signIn(served, { email, password }, new Headers());
  return entered.ok ? (entered.value.cookies[0]?.split(";")[0] ?? "") : "";
}

const whoIs = async (cookie: string) =>
  (await auth.api.getSession({ headers: new Headers({ cookie }) }))?.user.id;

test("the new password opens, the old one does not, and the owner gets a mail", async () => {
  const { email, change } = await someone();
  expect(await change(PASSWORD, NEW)).toMatchObject({ ok: true });
  expect(await enter(email, PASSWORD)).toBe("");
  expect(await enter(email, NEW)).not.toBe("");
  await drainJobs(pool, accountJobs(auth));
  const told = await db.select().from(mails).where(eq(mails.to, email));
  expect(told.map((mail) => mail.subject)).toEqual(["Your password was changed"]);
});

test("the owner stays signed in here, under a new session, and nowhere else", async () => {
  const { email, userId, cookie, change } = await someone();
  const elsewhere = await enter(email, PASSWORD);
  await auth.api.requestPasswordReset({ body: { email } });
  const changed = await change(PASSWORD, NEW);
  const fresh = changed.ok ? (changed.value.cookies[0]?.split(";")[0] ?? "") : "";
  expect(await whoIs(fresh)).toBe(userId);
  expect([await whoIs(cookie), await whoIs(elsewhere)]).toEqual([undefined, undefined]);
  expect(await db.$count(session, eq(session.userId, userId))).toBe(1);
  expect(await db.$count(verification, eq(verification.value, userId))).toBe(0);
});

test("who does not know the old password changes nothing, and not for long", async () => {
  const { email, userId, change } = await someone();
  expect(await change("a guess", NEW)).toEqual({ ok: false, reason: "wrong_password" });
  const limit = { name: "change-password", points: 10, seconds: 900 };
  for (let used = 1; used < 10; used++) await served.limiter.take(limit, userId);
  expect(await change(PASSWORD, NEW)).toMatchObject({ reason: "too_many_tries" });
  expect(await enter(email, PASSWORD)).not.toBe("");
  expect(await db.$count(session, eq(session.userId, userId))).toBe(2);
});

test("staff owe what the owner asks for", async () => {
  const { userId, change } = await someone();
  await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
  expect(await change(PASSWORD, NEW)).toMatchObject({ reason: "weak_password", lack: "number" });
  expect(await change(PASSWORD, `${NEW}-1`)).toMatchObject({ ok: true });
});

test("a visitor has no password to change", async () => {
  const visiting = { ...served, ctx: { ...ctx, actor: VISITOR } };
  const asked = { currentPassword: PASSWORD, newPassword: NEW };
  expect(await changePassword(visiting, asked, new Headers())).toEqual({
    ok: false,
    reason: "forbidden",
  });
});
