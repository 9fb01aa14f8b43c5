import { APIError } from "better-auth/api";
import { eq, like } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { passwords } from "#app/platform/auth/passwords.server.ts";
import { account, session, user } from "#app/platform/auth/tables.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { PASSWORD, accountJobs, servedFor, testAuth } from "../factories.ts";
import { signUpInput } from "../input.ts";
import { customers } from "../tables.server.ts";
import { openAccount } from "./open-account.server.ts";
import { signUp } from "./sign-up.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const auth = testAuth(ctx);
const served = servedFor(ctx, auth, pool);

beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from mails");
});

let made = 0;
const newAddress = () => `carla-${(made += 1)}@example.test`;

function join(email: string, typed: Record<string, string> = {}, from = served) {
  const form = parseForm(signUpInput, { email, password: PASSWORD, ...typed });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return signUp(from, form.value);
}

const subjects = async (email: string) => {
  await drainJobs(pool, accountJobs(auth));
  const sent = await db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id);
  return sent.map((mail) => mail.subject);
};

test("a sign-up opens an account that waits, with its customer and its mail", async () => {
  const email = newAddress();
  expect(await join(email, { firstName: "Carla", lastName: "Cruz" })).toMatchObject({ ok: true });
  const [owner] = await db.select().from(user).where(eq(user.email, email));
  expect(owner).toMatchObject({ emailVerified: false, firstName: "Carla", isDemo: false });
  const [customer] = await db.select().from(customers).where(eq(customers.userId, owner!.id));
  expect(customer).toMatchObject({ email, lastName: "Cruz", marketingConsent: false });
  expect(await db.$count(session, eq(session.userId, owner!.id))).toBe(0);
  expect(await subjects(email)).toEqual(["Confirm your email"]);
});

test("what was agreed to is stored by text and time, marketing only if it was ticked", async () => {
  const purposes = async (email: string) => {
    const [owner] = await db.select().from(user).where(eq(user.email, email));
    const rows = await db.select().from(consents).where(eq(consents.subjectId, owner!.id));
    return rows.map((row) => [row.purpose, row.document, row.documentVersion, row.givenAt]);
  };
  const [plain, ticked] = [newAddress(), newAddress()];
  await join(plain);
  await join(ticked, { marketing: "yes" });
  const always = [
    ["terms", "terms", 1, ctx.now],
    ["privacy", "privacy", 1, ctx.now],
  ];
  expect(await purposes(plain)).toEqual(always);
  expect(await purposes(ticked)).toEqual([...always, ["marketing", "privacy", 1, ctx.now]]);
  const [customer] = await db.select().from(customers).where(eq(customers.email, ticked));
  expect(customer?.marketingConsent).toBe(true);
});

test("a form that asks for more than an account gets an account", async () => {
  const email = newAddress();
  const wishes = { role: "admin", roles: "admin", isDemo: "true", emailVerified: "true", id: "me" };
  await join(email, wishes);
  const [owner] = await db.select().from(user).where(eq(user.email, email));
  expect(owner).toMatchObject({ emailVerified: false, isDemo: false });
  expect(owner?.id).not.toBe("me");
  expect(await db.$count(userRoles, eq(userRoles.userId, owner!.id))).toBe(0);
});

test("a stranger's words never reach the mail", async () => {
  const email = newAddress();
  await join(email, { firstName: "You won! evil.example" });
  await drainJobs(pool, accountJobs(auth));
  const [mail] = await db.select().from(mails).where(eq(mails.to, email));
  expect(`${mail?.html}${mail?.text}`).not.toContain("evil.example");
});

describe("an address that is known", () => {
  test("is answered so, changes nothing, and its owner learns of it once a day", async () => {
    const email = newAddress();
    await join(email, { firstName: "Carla" });
    const before = await db.select().from(user);
    for (let n = 0; n < 2; n += 1) {
      expect(await join(email, { firstName: "Eve", password: "another-one" })).toMatchObject({
        reason: "taken",
      });
    }
    expect(await db.select().from(user)).toEqual(before);
    expect(await subjects(email)).toEqual(["Confirm your email", "You already have an account"]);
    expect(await db.$count(mails, like(mails.to, "%taken.invalid"))).toBe(0);
  });

  test("is found out no more than three times an hour, and five from one network", async () => {
    const email = newAddress();
    const answers = [];
    for (let n = 0; n < 5; n += 1) {
      const elsewhere = servedFor(ctx, auth, pool, `203.0.113.${n + 10}`);
      answers.push((await join(email, {}, elsewhere)).ok);
    }
    // The first sign-up opened the account; after three answers a known address looks like a new
    // one.
    expect(answers).toEqual([true, false, false, true, true]);
    const others = [newAddress(), newAddress(), newAddress(), newAddress()];
    for (const other of others) await join(other);
    const told = [];
    for (const other of others) told.push((await join(other)).ok);
    expect(told).toEqual([false, true, true, true]);
  });

  test("is never found out where the shop hides it", async () => {
    await saveSettings(ctx, { hide_registered_emails: "true" });
    const email = newAddress();
    expect(await join(email)).toEqual(await join(email));
    expect(await subjects(email)).toHaveLength(2);
    await saveSettings(ctx, { hide_registered_emails: "false" });
  });

  test("costs the same steps as a new one", async () => {
    const steps = async (email: string) => {
      const log: string[] = [];
      const logger = { logQuery: (query: string) => void log.push(query) };
      const watched = { ...ctx, db: drizzle(pool, { casing: "snake_case", logger }) };
      const hash = vi.spyOn(passwords, "hash");
      await join(email, {}, servedFor(watched, auth, pool));
      const hashed = hash.mock.calls.length;
      hash.mockRestore();
      return { hashed, log };
    };
    const email = newAddress();
    const fresh = await steps(email);
    const known = await steps(email);
    expect(fresh.hashed).toBe(1);
    expect(known.hashed).toBe(1);
    expect(fresh.log.length).toBeGreaterThan(10);
    const undone = (line: string) => line.replace(/^(release|rollback to) savepoint/, "end");
    expect(known.log.map(undone)).toEqual(fresh.log.map(undone));
  });
});

test("of sign-ups that come at once one opens the account, and nobody gets an error", async () => {
  const email = newAddress();
  const answers = await Promise.all([1, 2, 3].map(() => join(email)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "taken")).toHaveLength(2);
  const [owner] = await db.select().from(user).where(eq(user.email, email));
  expect(await db.$count(account, eq(account.userId, owner!.id))).toBe(1);
  expect(await db.$count(consents, eq(consents.subjectId, owner!.id))).toBe(2);
});

test("an address taken between look-up and sign-up opens nothing and leaves no consents", async () => {
  const email = newAddress();
  await join(email);
  const before = await db.$count(consents);
  const form = parseForm(signUpInput, { email, password: PASSWORD });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  const again = openAccount(ctx, auth, { ...form.value, passwordHash: "not used" });
  await expect(again).rejects.toThrow(APIError);
  expect(await db.$count(consents)).toBe(before);
});

test("nobody opens accounts without end", async () => {
  const limit = { name: "sign-up", points: 30, seconds: 3_600 };
  for (let n = 0; n < 30; n += 1) await served.limiter.take(limit, served.ip);
  const email = newAddress();
  expect(await join(email)).toMatchObject({ ok: false, reason: "too_many" });
  expect(await db.$count(user, eq(user.email, email))).toBe(0);
});

test("where the owner asks customers for more, a weak password opens no account", async () => {
  const email = newAddress();
  const alsoCustomers = { password_requirements_for_customers: "true" };
  await saveSettings(ctx, { ...alsoCustomers, password_requirements: "medium" });
  expect(await join(email, { password: "mangosteen" })).toMatchObject({ lack: "number" });
  expect(await db.$count(user, eq(user.email, email))).toBe(0);
  expect(await join(email, { password: "mangosteen1" })).toMatchObject({ ok: true });
  await saveSettings(ctx, { password_requirements_for_customers: "false" });
});

test("the shop's own name and what it sells are no passwords", async () => {
  await makeProduct(ctx, { name: "Sermorelin" });
  for (const password of ["projectme2026", "Sermorelin1"]) {
    const email = `words-${password}@example.test`.toLowerCase();
    const input = { email, password, firstName: "", lastName: "", marketing: false };
    expect(await signUp(served, input)).toMatchObject({ lack: "own_words" });
    expect(await db.$count(user, eq(user.email, email))).toBe(0);
  }
});
