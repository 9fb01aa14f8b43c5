import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { mailOwners } from "#app/running/staff/jobs.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { accountJobs } from "../../factories.ts";
import { findEntrance } from "../../queries/entrance.server.ts";
import { noteSignInTrouble } from "./note-sign-in-trouble.server.ts";
import { signIn } from "./sign-in.server.ts";

const { ctx, db, pool } = await testContext();
const auth = createAuth({
  db,
  secret: "a secret that only these tests know",
  appUrl: "http://x.test",
});
const limiter = createRateLimiter(pool);
const PASSWORD = "mango-avenue";

type From = { ip?: string; cookie?: string; loopback?: boolean };

const servedFrom = ({ ip = "203.0.113.1", loopback = false }: From) =>
  ({ ctx, auth, limiter, ip, loopback, log: quietLog }) as RequestContext;

function enter(email: string, password: string, from: From = {}) {
  const headers = new Headers({ origin: "http://x.test", cookie: from.cookie ?? "" });
  return signIn(servedFrom(from), { email, password }, headers);
}

/** This plan also sends the mails to owners. */
const plan = { ...accountJobs(auth), tasks: [...accountJobs(auth).tasks, mailOwners] };

async function someone({ isDemo = false, confirmed = true } = {}): Promise<string> {
  const email = `${ctx.ids.newId()}@example.test`;
  const names = { firstName: "Carla", lastName: "C" };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, isDemo, ...names });
  await db.update(user).set({ emailVerified: confirmed }).where(eq(user.id, userId));
  return email;
}

test("the right password opens a session", async () => {
  const result = await enter(await someone(), PASSWORD);
  expect(result).toEqual({
    ok: true,
    value: {
      userId: expect.any(String),
      cookies: [
        expect.stringMatching(/^pm\.session_token=.*HttpOnly/),
        expect.stringMatching(/^pm_device=.*HttpOnly/),
      ],
    },
  });
});

test("each sign-in has a session of its own, whatever the browser brought along", async () => {
  const email = await someone();
  const cookieOf = async () => {
    const entered = await enter(email, PASSWORD);
    return entered.ok ? entered.value.cookies[0]?.split(";")[0] : undefined;
  };
  const first = await cookieOf();
  expect(first).toMatch(/^pm\.session_token=./);
  expect(await cookieOf()).not.toBe(first);
});

test("a wrong password and an unknown address are answered alike", async () => {
  const wrong = await enter(await someone(), "mango-street");
  const unknown = await enter("nobody@example.test", PASSWORD);
  expect(wrong).toEqual({ ok: false, reason: "wrong_password" });
  expect(unknown).toEqual(wrong);
});

test("an unconfirmed address is named as such, if the password is right", async () => {
  const email = await someone({ confirmed: false });
  expect(await enter(email, PASSWORD)).toEqual({ ok: false, reason: "unconfirmed" });
  expect(await enter(email, "mango-street")).toEqual({ ok: false, reason: "wrong_password" });
});

test("a demo account opens on the machine itself and nowhere else", async () => {
  const email = await someone({ isDemo: true });
  expect(await enter(email, PASSWORD)).toEqual({ ok: false, reason: "wrong_password" });
  expect(await enter(email, PASSWORD, { loopback: true })).toMatchObject({ ok: true });
});

/**
 * Tries until the limit of one network for one account is used up. Demo accounts skip the slow
 * check: from other networks each try is refused like a wrong password.
 */
async function useUp(email: string, ip: string): Promise<void> {
  for (let tried = 0; tried < 10; tried++) {
    expect(await enter(email, "mango-street", { ip })).toMatchObject({ reason: "wrong_password" });
  }
}

const cookiesOf = (result: Awaited<ReturnType<typeof enter>>) =>
  result.ok ? result.value.cookies.map((line) => line.split(";")[0]).join("; ") : "";

test("ten wrong passwords from one network make it wait, and nobody elsewhere", async () => {
  const email = await someone({ isDemo: true });
  await useUp(email, "203.0.113.9");
  expect(await enter(email, PASSWORD, { ip: "203.0.113.9", loopback: true })).toEqual({
    ok: false,
    reason: "too_many_tries",
    retryAfterSeconds: expect.any(Number),
  });
  expect(await enter(email, PASSWORD, { ip: "203.0.113.10", loopback: true })).toMatchObject({
    ok: true,
  });
  expect(
    await enter(await someone(), PASSWORD, { ip: "203.0.113.9", loopback: true }),
  ).toMatchObject({ ok: true });
});

test("a browser that opened the account before waits for nobody's guesses", async () => {
  const email = await someone({ isDemo: true });
  const cookie = cookiesOf(await enter(email, PASSWORD, { loopback: true }));
  for (const ip of ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"]) {
    await useUp(email, ip);
  }
  // The account's limit applies to unknown browsers from any network, which slows guessing by many
  // networks.
  expect(await enter(email, PASSWORD, { loopback: true })).toMatchObject({
    reason: "too_many_tries",
  });
  const again = await enter(email, PASSWORD, { loopback: true, cookie });
  expect(again).toMatchObject({ ok: true });
  // Signing in replaced the cookie, so a stolen copy of the old one is useless.
  expect(await enter(email, PASSWORD, { loopback: true, cookie })).toMatchObject({
    reason: "too_many_tries",
  });
  expect(await enter(email, PASSWORD, { loopback: true, cookie: cookiesOf(again) })).toMatchObject({
    ok: true,
  });
});

test("a known browser is known to the accounts that were opened in it, and guesses are counted there too", async () => {
  const lea = await someone({ isDemo: true });
  const mia = await someone({ isDemo: true });
  const foreign = await someone({ isDemo: true });
  const first = cookiesOf(await enter(lea, PASSWORD, { loopback: true }));
  const cookie = cookiesOf(await enter(mia, PASSWORD, { loopback: true, cookie: first }));
  for (let tried = 0; tried < 10; tried++) await enter(foreign, "mango-street", { cookie });
  expect(await enter(foreign, PASSWORD, { loopback: true, cookie })).toMatchObject({
    reason: "too_many_tries",
  });
  for (let tried = 0; tried < 20; tried++) await enter(lea, "mango-street", { cookie });
  expect(await enter(lea, PASSWORD, { loopback: true, cookie })).toMatchObject({
    reason: "too_many_tries",
  });
  expect(await enter(mia, PASSWORD, { loopback: true, cookie })).toMatchObject({ ok: true });
});

test("right passwords use up nothing", async () => {
  const email = await someone();
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(email, PASSWORD)));
  answers.push(
    await enter(email, PASSWORD),
    await enter(email, PASSWORD),
    await enter(email, PASSWORD),
  );
  expect(answers.every((answer) => answer.ok)).toBe(true);
});

test("what somebody tries in vain is in the log, without a password or an address", async () => {
  await pool.query("delete from rate_limits");
  const email = await someone({ isDemo: true });
  const { userId } = await findEntrance(ctx, email, undefined);
  await useUp(email, "198.51.100.7");
  await enter(email, PASSWORD, { ip: "198.51.100.7" });
  await enter(email, PASSWORD, { ip: "198.51.100.7" });
  await enter("secretive@example.test", PASSWORD, { ip: "198.51.100.8" });
  const rows = await db.select().from(auditLog).where(like(auditLog.action, "sign_in.%"));
  const ofHers = rows.filter((row) => row.subjectId === userId);
  expect(ofHers).toMatchObject([
    {
      action: "sign_in.failed",
      subjectType: "user",
      after: { source: expect.any(String), tries: 1 },
    },
    { action: "sign_in.failed", after: { tries: 10 } },
    { action: "sign_in.refused", after: { refusedBy: "source" } },
  ]);
  expect(rows.at(-1)).toMatchObject({ action: "sign_in.failed", subjectType: "network" });
  expect(JSON.stringify(rows)).not.toMatch(/secretive|mango|198\.51/);
});

test("how often somebody tries in vain is in the log, by tens", async () => {
  await pool.query("delete from rate_limits");
  for (let tried = 0; tried < 25; tried++) {
    await noteSignInTrouble(
      servedFrom({ ip: "198.51.100.17" }),
      { account: "one", userId: "u-often", isDemo: false, knownDevice: false },
      { refusedBy: undefined },
    );
  }
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, "u-often"));
  expect(rows.map(({ after }) => after)).toMatchObject([{ tries: 1 }, { tries: 10 }]);
});

test("a flood of made-up addresses leaves a hundred rows an hour, and keeps no account's out", async () => {
  await pool.query("delete from rate_limits");
  const count = () => db.$count(auditLog, eq(auditLog.action, "sign_in.failed"));
  const before = await count();
  const trouble = (account: string, userId?: string) =>
    noteSignInTrouble(
      servedFrom({ ip: "198.51.100.9" }),
      { account, userId, isDemo: false, knownDevice: false },
      { refusedBy: undefined },
    );
  for (let made = 0; made < 110; made++) await trouble(`made-up-${made}`);
  expect((await count()) - before).toBe(100);
  await trouble("hers", "u-1");
  expect((await count()) - before).toBe(101);
});

test("staff in a browser that is not known leave a row, and a mail to them and the owners", async () => {
  const email = await someone();
  const { userId } = await findEntrance(ctx, email, undefined);
  await db.insert(userRoles).values({ userId: userId!, role: "support", grantedAt: ctx.now });
  const owner = await someone();
  const { userId: ownerId } = await findEntrance(ctx, owner, undefined);
  await drainJobs(pool, plan);
  await db.insert(userRoles).values({ userId: ownerId!, role: "admin", grantedAt: ctx.now });
  const cookie = cookiesOf(await enter(email, PASSWORD));
  await enter(email, PASSWORD, { cookie });
  const ofDevice = eq(auditLog.action, "sign_in.new_device");
  expect(await db.$count(auditLog, ofDevice)).toBe(1);
  await drainJobs(pool, plan);
  const hers = await db.select().from(mails).where(eq(mails.to, email));
  expect(hers.map((mail) => mail.subject)).toEqual(["New sign-in to your account"]);
  const toOwner = await db.select().from(mails).where(eq(mails.to, owner));
  expect(toOwner.map((mail) => mail.subject)).toEqual(["Staff signed in on a new device"]);
  expect(toOwner[0]?.text).toContain(email);
});

test("whose account many networks guess at gets a mail, once a day", async () => {
  const email = await someone({ isDemo: true });
  for (const ip of ["192.0.2.11", "192.0.2.12", "192.0.2.13", "192.0.2.14", "192.0.2.15"]) {
    await useUp(email, ip);
  }
  await enter(email, PASSWORD, { ip: "192.0.2.16" });
  await enter(email, PASSWORD, { ip: "192.0.2.17" });
  await drainJobs(pool, plan);
  const hers = await db.select().from(mails).where(eq(mails.to, email));
  expect(hers.map((mail) => mail.subject)).toEqual(["Someone is guessing your password"]);
});

test("the tries are counted without noting whose address it is", async () => {
  await enter("secretive@example.test", PASSWORD);
  const { rows } = await pool.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("secretive");
});
