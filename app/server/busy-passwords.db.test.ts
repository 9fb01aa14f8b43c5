import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { PASSWORD, accountJobs, mailedToken, servedFor } from "#app/people/customers/factories.ts";
import { proveIdentity } from "#app/running/security/commands/prove-identity.server.ts";
import { renewSetupLink } from "#app/running/staff/commands/renew-setup-link.server.ts";
import { registerStaff } from "#app/people/customers/commands/register-staff.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { passwords, PasswordsBusy } from "#app/platform/auth/passwords.server.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ctx, db, pool, as } = shop;
await publishLegalTexts(ctx);
// Before the shop opens, because the account library remembers the two functions.
const { hash, verify } = passwords;
const held: number[] = [];
const connectionsInUse = () => pool.totalCount - pool.idleCount;
vi.spyOn(passwords, "hash").mockImplementation((password) => {
  held.push(connectionsInUse());
  return hash(password);
});
vi.spyOn(passwords, "verify").mockImplementation((known) => {
  held.push(connectionsInUse());
  return verify(known);
});
const { ask, services } = await openSmallWeb(shop);
const NEW = "mangosteen-avenue";

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

/** As many passwords as may wait, until what it answers is called. */
function crowd(): () => Promise<unknown> {
  let isCrowded = true;
  const again = (): Promise<unknown> => hash(PASSWORD).then(() => isCrowded && again());
  const all = Array.from({ length: 40 }, again);
  return () => {
    isCrowded = false;
    return Promise.all(all);
  };
}

let made = 0;
async function account() {
  const email = `busy-${(made += 1)}@example.test`;
  const names = { firstName: "Bea", lastName: "B", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  return { email, userId };
}

const send = (path: string, fields: Record<string, string>, cookie = "") =>
  ask(path, { method: "POST", body: new URLSearchParams(fields) }, cookie ? { cookie } : {});

async function cookieOf(email: string): Promise<string> {
  const answer = await send("/auth", { email, password: PASSWORD });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

async function resetPath(email: string): Promise<string> {
  await send("/reset-password", { email });
  await drainJobs(pool, accountJobs(services.auth), { at: new Date() });
  return `/reset-password/${await mailedToken(ctx, email)}`;
}

/** What the password form of the profile sends. */
const changed = { intent: "password", currentPassword: PASSWORD, newPassword: NEW };

async function prove({ email, userId }: { email: string; userId: string }) {
  const id = ctx.ids.newId();
  const expiresAt = new Date(ctx.now.getTime() + 86_400_000);
  await db.insert(session).values({ id, userId, token: id, expiresAt });
  const actor = {
    kind: "user",
    userId,
    email,
    roles: [],
    session: { id, provenAt: null },
  } as const;
  const browser = { headers: new Headers(), appUrl: "http://shop.example" };
  const limiter = createRateLimiter(pool);
  return proveIdentity({ ctx: as(actor), limiter }, { password: PASSWORD }, browser);
}

test("no connection is held while a password is hashed or compared", async () => {
  const owner = await account();
  const cookie = await cookieOf(owner.email);
  const reset = await resetPath((await account()).email);
  const token = await renewSetupLink(ctx);
  held.length = 0;
  const joining = { intent: "sign-up", email: "new@example.test", password: PASSWORD };
  expect((await send("/auth?tab=signup", joining)).status).toBe(303);
  expect((await send("/auth?tab=signup", joining)).status).toBe(409);
  expect((await send(reset, { password: NEW })).status).toBe(303);
  expect((await send("/portal/profile/password", changed, cookie)).status).toBe(303);
  expect((await send("/auth", { email: "no-one@example.test", password: NEW })).status).toBe(401);
  expect(await prove(await account())).toMatchObject({ ok: true });
  const staff = {
    email: "owner@example.test",
    password: "Mangosteen-7",
    firstName: "Ana",
    lastName: "Cruz",
  };
  const served = servedFor(ctx, services.auth, pool);
  expect(await registerStaff(served, staff, token)).toMatchObject({ ok: true });
  expect(held.length).toBeGreaterThanOrEqual(8);
  expect(new Set(held)).toEqual(new Set([0]));
});

test("of 41 passwords at once, the last is refused and the others are hashed", async () => {
  const settled = await Promise.allSettled(Array.from({ length: 41 }, () => hash(PASSWORD)));
  const refused = settled.filter((each) => each.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(PasswordsBusy)]);
  expect(settled[40]).toBe(refused[0]);
});

test("in a crowd a form says when to come back, keeps what was typed, and counts no try", async () => {
  const owner = await account();
  const cookie = await cookieOf(owner.email);
  const reset = await resetPath((await account()).email);
  await pool.query("delete from rate_limits");
  const disperse = crowd();
  const email = "patient@example.test";
  const joining = { intent: "sign-up", email, password: PASSWORD, firstName: "Wilma" };
  const answers = [
    await send("/auth?tab=signup", joining),
    await send("/auth", { email: owner.email, password: PASSWORD }),
    await send(reset, { password: NEW }),
    await send("/portal/profile/password", changed, cookie),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
  }
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  for (const page of pages) {
    expect(page).toContain("The shop is very busy. Please try again in a few seconds.");
    expect(page).toContain("<form");
  }
  expect(pages[0]).toContain('value="Wilma"');
  expect(pages[1]).toContain(`value="${owner.email}"`);
  expect(await db.$count(user, eq(user.email, email))).toBe(0);
  const { rows } = await pool.query("select key from rate_limits where points > 0");
  expect(
    rows.filter(({ key }) => /change-password|sign-in-(source|network|account)/.test(key)),
  ).toEqual([]);
  await disperse();
  expect((await send(reset, { password: NEW })).status).toBe(303);
});
