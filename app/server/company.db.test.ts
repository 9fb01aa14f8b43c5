import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { addRole } from "#app/running/staff/commands/add-role.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { PASSWORD } from "#app/people/customers/factories.ts";
import type { StaffRole } from "#app/platform/access/actor.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { account, session, user } from "#app/platform/auth/tables.server.ts";
import { CompanyServer } from "#tests/company-server.ts";
import { testContext } from "#tests/context.ts";
import { checkCompany } from "./doctor/services.server.ts";
import { findActor } from "./find-actor.server.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ctx, db, pool } = shop;
await publishLegalTexts(ctx);
const company = await new CompanyServer().open("http://shop.example");
afterAll(() => company.close());
const { ask, services } = await openSmallWeb(shop, company.settings);
const strict = await openSmallWeb(shop, { ...company.settings, STAFF_PASSWORDS: "off" });

let made = 0;
beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from verifications");
  made += 1;
  company.down = false;
  company.person = {
    sub: `member-${made}`,
    email: `Ana-${made}@company.test`,
    email_verified: true,
    given_name: "Ana",
    family_name: "Cruz",
    groups: ["helpdesk", "everyone"],
  };
});

const address = () => company.person.email.toLowerCase();
const asHeader = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .filter((pair) => !pair?.endsWith("="))
    .join("; ");

async function start(next = "/admin") {
  const answer = await ask(`/auth/company?next=${encodeURIComponent(next)}`);
  return { answer, question: answer.headers.get("location") ?? "", cookie: asHeader(answer) };
}

const comeBack = (back: string, cookie: string) => {
  const { pathname, search } = new URL(back);
  return ask(`${pathname}${search}`, {}, { cookie });
};

async function enter(next?: string): Promise<Response> {
  const { question, cookie } = await start(next);
  return comeBack(await company.signIn(question), cookie);
}

async function refusalOf(answer: Response): Promise<string> {
  expect(answer.headers.get("location")).toBe("/auth?tab=signin&next=%2Fadmin");
  expect(asHeader(answer)).not.toContain("session_token");
  return decodeURIComponent(asHeader(answer));
}

async function member(roles: StaffRole[], isConfirmed = true, email = address()) {
  const names = { firstName: "Ana", lastName: "Cruz", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  for (const role of roles) await addRole(ctx, { userId, role });
  await db.update(user).set({ emailVerified: isConfirmed }).where(eq(user.id, userId));
  return userId;
}

async function ownRoles(): Promise<string[]> {
  const [owner] = await db.select().from(user).where(eq(user.email, address()));
  return owner ? rolesOf(db, owner.id) : ["nobody"];
}

const actorOf = async (answer: Response, by = services) => {
  const request = new Request("http://shop.example", { headers: { cookie: asHeader(answer) } });
  const { actor } = await findActor(by, request, { loopback: false, now: new Date() });
  return actor.kind === "user" ? actor : undefined;
};

test("the question has PKCE, state and nonce, and no secret", async () => {
  const { answer, question } = await start();
  expect(answer.status).toBe(303);
  expect(Object.fromEntries(new URL(question).searchParams)).toMatchObject({
    response_type: "code",
    redirect_uri: "http://shop.example/api/auth/callback/company",
    code_challenge_method: "S256",
    state: expect.stringMatching(/^\S{32}$/),
    nonce: expect.stringMatching(/^\S{43}$/),
  });
  expect(question).not.toContain("secret");
});

test("a new member gets an account with the role of their group, and staff see why", async () => {
  const answer = await enter("/admin/orders");
  expect(answer.headers.get("location")).toBe("/admin/orders");
  const actor = await actorOf(answer);
  expect(actor).toMatchObject({ email: address(), roles: ["support"] });
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, actor?.userId ?? ""));
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["staff.company_linked", "staff.role_granted"]),
  );
  const [kept] = await db.select().from(account).where(eq(account.accountId, company.person.sub));
  expect(kept).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
});

test("roles follow the groups at each sign-in, and without one there is no session", async () => {
  await member(["admin"], true, "other-owner@company.test");
  const support = await enter();
  company.person.groups = ["shop owners"];
  await enter();
  expect(await ownRoles()).toEqual(["admin"]);
  company.person.groups = ["everyone"];
  expect(await refusalOf(await enter())).toContain("has no access to this shop");
  expect(await ownRoles()).toEqual([]);
  expect(await actorOf(support)).toMatchObject({ roles: [] });
});

test("the last owner stays one, whatever the groups say", async () => {
  await pool.query("delete from user_roles where role = 'admin'");
  company.person.groups = ["shop owners"];
  await enter();
  company.person.groups = [];
  expect(await refusalOf(await enter())).toContain("has no access");
  expect(await ownRoles()).toEqual(["admin"]);
});

test.each([
  ["a staff member with this confirmed address", ["manager"] as const, true, ["support"]],
  ["nobody’s confirmed address", ["manager"] as const, false, ["support"]],
])("%s is linked", async (_, roles, isConfirmed, after) => {
  const userId = await member([...roles], isConfirmed);
  await enter();
  expect(await ownRoles()).toEqual(after);
  const linked = and(eq(account.userId, userId), eq(account.providerId, "company"));
  expect(await db.$count(account, linked)).toBe(isConfirmed ? 1 : 0);
});

test("a customer’s account is not taken over, nor is one by an unconfirmed address", async () => {
  const userId = await member([]);
  expect(await refusalOf(await enter())).toContain("A customer account has this email");
  company.person.email_verified = false;
  expect(await refusalOf(await enter())).toContain("hasn’t confirmed your email");
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  expect(await ownRoles()).toEqual([]);
});

test("an answer is of use once, in the browser that asked", async () => {
  const { question, cookie } = await start();
  const back = await company.signIn(question);
  expect(await refusalOf(await comeBack(back, ""))).toContain("another browser");
  expect((await comeBack(back, cookie)).headers.get("location")).toBe("/admin");
  expect(await refusalOf(await comeBack(back, cookie))).toContain("another browser");
  const denied = await start();
  const { searchParams } = new URL(denied.question);
  const no = `http://shop.example/api/auth/callback/company?error=access_denied&state=${searchParams.get("state")}`;
  expect(await refusalOf(await comeBack(no, denied.cookie))).toContain("didn’t sign you in");
});

test("a code of another sign-in is refused", async () => {
  const [mine, other] = [await start(), await start()];
  const back = new URL(await company.signIn(mine.question));
  const code = new URL(await company.signIn(other.question)).searchParams.get("code") ?? "";
  back.searchParams.set("code", code);
  expect(await refusalOf(await comeBack(back.href, mine.cookie))).toContain("didn’t respond");
});

test("while the company’s server is down, the way of owners is told", async () => {
  const begun = await start();
  const back = await company.signIn(begun.question);
  company.down = true;
  const warn = vi.spyOn(services.log, "warn").mockImplementation(() => undefined);
  expect(await refusalOf(await comeBack(back, begun.cookie))).toContain("Owners can sign in with");
  expect(warn).toHaveBeenCalledOnce();
  expect((await checkCompany(services, ctx))[0]).toMatchObject({ state: "bad" });
  expect(await refusalOf((await start()).answer)).toContain("didn’t respond");
});

test("two browsers of a new member that return at once become one account", async () => {
  const begun = [await start(), await start()];
  const backs: string[] = [];
  for (const { question } of begun) backs.push(await company.signIn(question));
  const answers = await Promise.all(
    begun.map(({ cookie }, index) => comeBack(backs[index] ?? "", cookie)),
  );
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(["/admin", "/admin"]);
  expect(await db.$count(user, eq(user.email, address()))).toBe(1);
});

const byPassword = (web = strict) =>
  web.ask("/auth", {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", email: address(), password: PASSWORD }),
  });

test("with passwords off, staff have their roles by the company alone", async () => {
  await member(["support"]);
  const answer = await byPassword();
  expect(await actorOf(answer)).toMatchObject({ roles: ["support"] });
  expect(await actorOf(answer, strict.services)).toMatchObject({ roles: [] });
  expect(await actorOf(await enter(), strict.services)).toMatchObject({ roles: ["support"] });
});

test("with passwords off, an owner gets in with password and app, and must add one first", async () => {
  const userId = await member(["admin"]);
  const alone = await actorOf(await byPassword(), strict.services);
  expect(alone).toMatchObject({ roles: ["admin"], owesFactor: true });
  await giveApp(ctx, userId);
  expect((await byPassword()).headers.get("location")).toMatch(/^\/auth\/second-step/);
  expect(await checkCompany(strict.services, ctx)).toMatchObject([{ state: "good" }]);
});

test("only staff are offered the button", async () => {
  for (const [path, isOffered] of [
    ["/auth", false],
    ["/auth?next=%2Fadmin", true],
  ] as const) {
    const page = await (await strict.ask(path)).text();
    expect(page.includes("Use your company account"), path).toBe(isOffered);
    expect(page.includes("Owners can also use"), path).toBe(isOffered);
  }
});
