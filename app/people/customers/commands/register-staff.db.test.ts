import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { acceptInvitation } from "#app/running/staff/commands/accept-invitation.server.ts";
import { renewSetupLink } from "#app/running/staff/commands/renew-setup-link.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { accessRequestOf } from "#app/running/staff/queries/access-request.server.ts";
import { openInvitation } from "#app/running/staff/queries/open-invitation.server.ts";
import { accessRequests, staffInvites, userRoles } from "#app/running/staff/tables.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { account, user } from "#app/platform/auth/tables.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { accountJobs, mailedToken, servedFor, testAuth } from "../factories.ts";
import { staffSignUpInput } from "../input.ts";
import { confirmAddress } from "./confirm-address.server.ts";
import { registerStaff } from "./register-staff.server.ts";

const { ctx, db, pool, as, at } = await testContext({ now: new Date() });
await publishLegalTexts(ctx);
const auth = testAuth(ctx);
const visitor = as("visitor");
const served = servedFor(visitor, auth, pool);
const PASSWORD = "mango-avenue-7";

beforeEach(async () => {
  await pool.query(
    "delete from rate_limits; delete from staff_invites; delete from user_roles; delete from access_requests",
  );
});

let made = 0;
const newAddress = () => `staff-${(made += 1)}@example.test`;

function register(token: string | undefined, email: string, typed: Record<string, string> = {}) {
  const names = { firstName: "Olivia", lastName: "Owner" };
  const form = parseForm(staffSignUpInput, { email, password: PASSWORD, ...names, ...typed });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return registerStaff(served, form.value, token);
}

async function confirm(email: string) {
  await drainJobs(pool, accountJobs(auth), { at: new Date() });
  const link = { token: await mailedToken(ctx, email), password: PASSWORD };
  return confirmAddress(served, link, new Headers());
}

const idOf = async (email: string) =>
  (await db.select({ id: user.id }).from(user).where(eq(user.email, email)))[0]?.id ?? "";
const rolesAt = async (email: string) => rolesOf(db, await idOf(email));

async function invite(email: string, changed: Partial<typeof staffInvites.$inferInsert> = {}) {
  const token = ctx.ids.newToken();
  const expiresAt = new Date(ctx.now.getTime() + 60_000);
  await db.insert(staffInvites).values({
    id: ctx.ids.newId(),
    email,
    role: "support",
    tokenHash: hashToken(token),
    createdAt: ctx.now,
    expiresAt,
    ...changed,
  });
  return token;
}

test("the setup link makes its reader the owner, once, and stands nowhere but in the link", async () => {
  const token = (await renewSetupLink(ctx))!;
  const stored = await pool.query("select count(*) from staff_invites where token_hash = $1", [
    token,
  ]);
  expect(stored.rows).toEqual([{ count: "0" }]);
  const email = newAddress();
  expect(await register(token, email)).toEqual({ ok: true, value: undefined });
  expect(await rolesAt(email)).toEqual(["admin"]);
  const granted = and(
    eq(auditLog.action, "staff.role_granted"),
    eq(auditLog.subjectId, await idOf(email)),
  );
  expect(await db.$count(auditLog, granted)).toBe(1);
  expect(await register(token, newAddress())).toMatchObject({ reason: "link_over" });
  expect(await confirm(email)).toMatchObject({ ok: true, value: { next: "/admin" } });
  expect(await renewSetupLink(ctx)).toBeUndefined();
});

test("of two people with one setup link one becomes the owner, and the other gets no account", async () => {
  const token = (await renewSetupLink(ctx))!;
  const emails = [newAddress(), newAddress(), newAddress()];
  const registered = await Promise.all(emails.map((email) => register(token, email)));
  expect(registered.filter((one) => one.ok)).toHaveLength(1);
  expect(await db.$count(userRoles, eq(userRoles.role, "admin"))).toBe(1);
  const accounts = await Promise.all(emails.map(idOf));
  expect(accounts.filter((id) => id !== "")).toHaveLength(1);
});

test("a new start ends the setup link before it", async () => {
  const first = (await renewSetupLink(ctx))!;
  const second = (await renewSetupLink(ctx))!;
  expect(await register(first, newAddress())).toMatchObject({ reason: "link_over" });
  expect(await register(second, newAddress())).toMatchObject({ ok: true });
});

test("a setup link ends after a day, and as soon as there is an owner", async () => {
  const token = (await renewSetupLink(ctx))!;
  expect(await openInvitation(ctx, token)).toBeDefined();
  const tomorrow = new Date(ctx.now.getTime() + 24 * 60 * 60_000);
  expect(await openInvitation(at(tomorrow), token)).toBeUndefined();
  await accountOf(ctx, "admin");
  expect(await openInvitation(ctx, token)).toBeUndefined();
  expect(await register(token, newAddress())).toMatchObject({ reason: "link_over" });
});

test("a start on a full disk makes no setup link, and does not fail", async () => {
  const full = { ...ctx, db: openDb(pool, () => false) };
  const open = (await renewSetupLink(ctx))!;
  expect(await renewSetupLink(full)).toBeUndefined();
  expect(await openInvitation(ctx, open)).toBeDefined();
  await accountOf(ctx, "admin");
  expect(await renewSetupLink(full)).toBeUndefined();
});

test("an owner with a mistyped address is none: the next setup link takes their role", async () => {
  const mistyped = newAddress();
  await register(await renewSetupLink(ctx), mistyped);
  const email = newAddress();
  expect(await register(await renewSetupLink(ctx), email)).toMatchObject({ ok: true });
  expect(await rolesAt(mistyped)).toEqual([]);
  expect(await rolesAt(email)).toEqual(["admin"]);
});

test.each(["visitor", "customer", "admin"] as const)("a %s makes no setup link", async (who) => {
  await expect(renewSetupLink(as(who))).rejects.toThrow("only the system");
});

test("an invite grants its role when its address is confirmed, and not before", async () => {
  const email = newAddress();
  const token = await invite(email);
  expect(await register(token, email)).toMatchObject({ ok: true });
  expect(await rolesAt(email)).toEqual([]);
  expect(await confirm(email)).toMatchObject({ ok: true });
  expect(await rolesAt(email)).toEqual(["support"]);
  expect(await db.$count(staffInvites, isNull(staffInvites.grantedAt))).toBe(0);
});

test.each([
  ["used before", { usedAt: new Date() }],
  ["taken back", { revokedAt: new Date() }],
  ["too old", { expiresAt: new Date(ctx.now.getTime() - 1_000) }],
])("an invite that was %s opens no account", async (_, changed) => {
  const email = newAddress();
  const token = await invite(email, changed);
  expect(await register(token, email)).toMatchObject({ ok: false, reason: "link_over" });
  expect(await idOf(email)).toBe("");
});

test("an invite is for its address alone", async () => {
  const email = newAddress();
  const token = await invite(newAddress());
  expect(await register(token, email)).toMatchObject({ ok: false, reason: "other_address" });
  expect(await idOf(email)).toBe("");
});

test("an invite that is taken back before its address is confirmed grants nothing", async () => {
  const email = newAddress();
  await register(await invite(email), email);
  await db.update(staffInvites).set({ revokedAt: new Date() });
  expect(await confirm(email)).toMatchObject({ ok: true });
  expect(await rolesAt(email)).toEqual([]);
});

test("an account that nobody confirmed does not stand in the way of an invite", async () => {
  const email = newAddress();
  await register(undefined, email);
  const strangers = await idOf(email);
  expect(await register(await invite(email), email)).toMatchObject({ ok: true });
  expect(await idOf(email)).not.toBe(strangers);
  expect(await db.$count(account, eq(account.userId, strangers))).toBe(0);
});

test("who has an account accepts with it, and only an invite of their own", async () => {
  const customer = await accountOf(ctx, "customer");
  if (customer.kind !== "user") throw new Error("no user");
  const foreign = await invite(newAddress());
  expect(await acceptInvitation(as(customer), foreign)).toMatchObject({ reason: "other_address" });
  const own = await invite(customer.email);
  expect(await register(own, customer.email)).toMatchObject({ reason: "taken" });
  expect(await acceptInvitation(visitor, own)).toMatchObject({ reason: "forbidden" });
  expect(await acceptInvitation(as(customer), own)).toMatchObject({ ok: true });
  expect((await rolesOf(db, customer.userId)).toSorted()).toEqual(["customer", "support"]);
  expect(await acceptInvitation(as(customer), own)).toMatchObject({ reason: "link_over" });
});

test("without a link there is an account without a role, and a request", async () => {
  const email = newAddress();
  expect(await register(undefined, email)).toMatchObject({ ok: true });
  expect(await rolesAt(email)).toEqual([]);
  expect(await accessRequestOf(db, await idOf(email))).toBe("waiting");
  expect(await confirm(email)).toMatchObject({ value: { next: "/admin-auth" } });
  expect(await rolesAt(email)).toEqual([]);
  expect(await db.$count(accessRequests)).toBe(1);
});

test("staff's passwords are as strong as the shop asks, and what is missing is said", async () => {
  const weak = { password: "mango-avenue" };
  expect(await register(undefined, newAddress(), weak)).toMatchObject({ lack: "number" });
  expect(await register(await invite("a@b.test"), "a@b.test", weak)).toMatchObject({
    lack: "number",
  });
  await saveSettings(ctx, { password_requirements: "high" });
  const alsoWeak = { password: "mangoavenue77" };
  expect(await register(undefined, newAddress(), alsoWeak)).toMatchObject({ lack: "symbol" });
  await saveSettings(ctx, { password_requirements: "low" });
  expect(await register(undefined, newAddress(), weak)).toMatchObject({ ok: true });
  await saveSettings(ctx, { password_requirements: "medium" });
});

test.each([
  [{ email: "no" }, "email", "Invalid email address"],
  [{ password: "short-7" }, "password", "Password must be at least 8 characters"],
  [{ firstName: " O" }, "firstName", "First name must be at least 2 characters"],
  [{ lastName: "" }, "lastName", "Last name must be at least 2 characters"],
] as const)("%o is refused at %s", (typed, field, message) => {
  const right = { email: "a@b.test", password: PASSWORD, firstName: "Olivia", lastName: "Owner" };
  expect(parseForm(staffSignUpInput, { ...right, ...typed })).toMatchObject({
    ok: false,
    errors: { [field]: message },
  });
});
