import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, user, verification } from "#app/platform/auth/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { PASSWORD, accountJobs, mailedToken, servedFor, testAuth } from "../factories.ts";
import { ownerOfResetLink } from "../queries/account-links.server.ts";
import { knownDevices } from "../tables.server.ts";
import { askForMail } from "./ask-for-mail.server.ts";
import { resetPassword as reset, type NewPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";

const { ctx, db, pool } = await testContext();
const auth = testAuth(ctx);
const served = servedFor(ctx, auth, pool);
const NEW = "mangosteen-avenue";

beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from mails");
});

let made = 0;
async function someone({ isDemo = false } = {}) {
  const email = `lea-${(made += 1)}@example.test`;
  const names = { firstName: "Lea", lastName: "L" };
  const { userId } = await createAccount(ctx, {
    email,
    password: PASSWORD,
    ...names,
    isDemo,
  });
  return { email, userId };
}

async function link(email: string): Promise<string> {
  await askForMail(served, email, "reset");
  await drainJobs(pool, accountJobs(auth));
  return mailedToken(ctx, email);
}

const resetPassword = (used: typeof served, form: NewPassword) => reset(used, form, new Headers());

const enter = (email: string, password: string, headers = new Headers(), from = served) =>
  signIn(from, { email, password }, headers);

test("a mailed link sets a new password, and the old one is worth nothing", async () => {
  const { email, userId } = await someone();
  const token = await link(email);
  expect(await ownerOfResetLink(served, token)).toBe(userId);
  expect(await resetPassword(served, { token, password: NEW })).toMatchObject({
    ok: true,
    value: { userId },
  });
  expect(await enter(email, PASSWORD)).toMatchObject({ reason: "wrong_password" });
  expect(await enter(email, NEW)).toMatchObject({ ok: true });
  await drainJobs(pool, accountJobs(auth));
  const subjects = (await db.select().from(mails)).map((mail) => mail.subject);
  expect(subjects.toSorted()).toEqual(["Choose a new password", "Your password was changed"]);
});

test("every session ends with the old password", async () => {
  const { email, userId } = await someone();
  const entered = await enter(email, PASSWORD);
  const cookie = entered.ok ? (entered.value.cookies[0]?.split(";")[0] ?? "") : "";
  const read = () => auth.api.getSession({ headers: new Headers({ cookie }) });
  expect((await read())?.user.id).toBe(userId);
  await resetPassword(served, { token: await link(email), password: NEW });
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  expect(await read()).toBeNull();
});

test("a link works once, also when it is used twice at the same time", async () => {
  const { email } = await someone();
  const token = await link(email);
  const passwords = ["first-password", "second-password"];
  const answers = await Promise.all(
    passwords.map((password) => resetPassword(served, { token, password })),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const again = await resetPassword(served, { token, password: NEW });
  expect(again).toEqual({ ok: false, reason: "link_over" });
  expect(await ownerOfResetLink(served, token)).toBeUndefined();
  expect(await enter(email, NEW)).toMatchObject({ ok: false });
});

test("a used link takes the others of the account with it, and none of anybody else", async () => {
  const [lea, mia] = [await someone(), await someone()];
  const [first, second] = [await link(lea.email), await link(lea.email)];
  const foreign = await link(mia.email);
  await resetPassword(served, { token: second, password: NEW });
  expect(await resetPassword(served, { token: first, password: PASSWORD })).toMatchObject({
    reason: "link_over",
  });
  expect(await ownerOfResetLink(served, foreign)).toBe(mia.userId);
  expect(await enter(mia.email, PASSWORD)).toMatchObject({ ok: true });
});

test("an hour later the link is over", async () => {
  const { email, userId } = await someone();
  const token = await link(email);
  const expiresAt = new Date(Date.now() - 1_000);
  await db.update(verification).set({ expiresAt }).where(eq(verification.value, userId));
  expect(await ownerOfResetLink(served, token)).toBeUndefined();
  expect(await resetPassword(served, { token, password: NEW })).toMatchObject({ ok: false });
  expect(await enter(email, PASSWORD)).toMatchObject({ ok: true });
});

test.each(["", "a\u0000b", "' or 1=1 --", "x".repeat(10_000)])(
  "what no link of ours holds opens nothing (%#)",
  async (token) => {
    expect(await ownerOfResetLink(served, token)).toBeUndefined();
    expect(await resetPassword(served, { token, password: NEW })).toEqual(refuse("link_over"));
  },
);

test("a reader of the database finds no link that works", async () => {
  const { email } = await someone();
  const token = await link(email);
  expect(JSON.stringify(await db.select().from(verification))).not.toContain(token);
});

test("an unknown address is asked for alike, and gets no mail", async () => {
  await askForMail(served, "nobody@example.test", "reset");
  await drainJobs(pool, accountJobs(auth));
  expect(await db.$count(mails)).toBe(0);
});

test("reading the mail also confirms the address, and ends the password of the person who opened it", async () => {
  const { email, userId } = await someone();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  await resetPassword(served, { token: await link(email), password: NEW });
  const events = "select from graphile_worker.jobs where task_identifier = 'customer.confirmed'";
  expect((await pool.query(events)).rowCount).toBe(1);
  expect(await enter(email, NEW)).toMatchObject({ ok: true });
});

test("staff owe the strength that the owner asks for, and a refused one leaves the link", async () => {
  const { email, userId } = await someone();
  await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
  await saveSettings(ctx, { password_requirements: "high" });
  const token = await link(email);
  const attempt = (password: string) => resetPassword(served, { token, password });
  const rule = { minLength: 8, number: true, symbol: true };
  const weak = { ok: false, reason: "weak_password", rule };
  expect(await attempt("short1")).toEqual({ ...weak, lack: "length" });
  expect(await attempt("mangosteen")).toEqual({ ...weak, lack: "number" });
  expect(await attempt("mangosteen-1")).toMatchObject({ ok: true, value: { userId } });
});

test("customers keep their six characters, unless the owner asks them for more as well", async () => {
  const [lea, mia] = [await someone(), await someone()];
  await saveSettings(ctx, { password_requirements: "high" });
  const mild = { token: await link(lea.email), password: "mangos" };
  expect(await resetPassword(served, mild)).toMatchObject({ ok: true });
  await saveSettings(ctx, { password_requirements_for_customers: "true" });
  const token = await link(mia.email);
  expect(await resetPassword(served, { token, password: "mangos" })).toMatchObject({
    reason: "weak_password",
  });
  await saveSettings(ctx, { password_requirements_for_customers: "false" });
});

test("a new password begins with no wrong ones counted, and this browser waits for nobody", async () => {
  // A demo account: from other networks each try is refused without the slow check of a password.
  const { email } = await someone({ isDemo: true });
  const here = { ...served, loopback: true };
  const guess = async () => {
    for (let tried = 0; tried < 10; tried++) await enter(email, "wrong-password");
  };
  await guess();
  expect(await enter(email, PASSWORD)).toMatchObject({ reason: "too_many_tries" });
  const token = await link(email);
  const done = await resetPassword(served, { token, password: NEW });
  expect(await enter(email, NEW, new Headers(), here)).toMatchObject({ ok: true });
  await guess();
  expect(await enter(email, NEW, new Headers(), here)).toMatchObject({ reason: "too_many_tries" });
  const cookie = done.ok ? done.value.cookie.split(";")[0]! : "";
  expect(cookie).toMatch(/^pm_device=./);
  expect(await enter(email, NEW, new Headers({ cookie }), here)).toMatchObject({ ok: true });
});

test("no other browser is known after it, and the log says that it happened", async () => {
  const { email, userId } = await someone();
  const before = await enter(email, PASSWORD);
  expect(before).toMatchObject({ ok: true });
  await resetPassword(served, { token: await link(email), password: NEW });
  const known = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  expect(known).toHaveLength(1);
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, userId));
  expect(rows.map((row) => row.action)).toEqual(["password.reset"]);
});
