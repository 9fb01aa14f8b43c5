import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { findActor } from "./find-actor.server.ts";
import { openServices } from "./services.server.ts";

const { ctx, db, pool } = await testContext();
const services = openServices(parseEnv({}), quietLog, pool, "a secret that only these tests know");
const PASSWORD = "mango-avenue";
const DAY_MS = 24 * 60 * 60_000;

/** Signs a new account in and returns its session cookie. */
async function signedIn({ isDemo = false, firstName = "Carla" } = {}) {
  const email = `${ctx.ids.newId()}@example.test`;
  const input = { email, password: PASSWORD, firstName, lastName: "C", isDemo };
  const { userId } = await createAccount(ctx, input);
  const body = { email, password: PASSWORD };
  const { headers } = await services.auth.api.signInEmail({ body, returnHeaders: true });
  return { userId, email, cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

const find = (cookie: string | undefined, loopback = true) =>
  findActor(services, new Request("http://x.test", cookie ? { headers: { cookie } } : {}), {
    loopback,
    now: new Date(),
  });

const carla = await signedIn();

test("a browser without a session is a visitor", async () => {
  expect(await find(undefined)).toEqual({ actor: VISITOR, displayName: undefined, cookies: [] });
});

test("a session proves who is asking", async () => {
  expect(await find(carla.cookie)).toEqual({
    actor: {
      kind: "user",
      userId: carla.userId,
      email: carla.email,
      roles: [],
      session: { id: expect.any(String), provenAt: expect.any(Date) },
    },
    displayName: "Carla",
    cookies: [],
  });
});

test("somebody without a first name is greeted by the address", async () => {
  const { cookie, email } = await signedIn({ firstName: "" });
  expect((await find(cookie)).displayName).toBe(email);
});

test("a role acts from the next request on, and ends as soon", async () => {
  const { cookie, userId } = carla;
  await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
  expect((await find(cookie)).actor).toMatchObject({ roles: ["support"] });
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  expect((await find(cookie)).actor).toMatchObject({ roles: [] });
});

test("a role that nobody knows gives nothing, and is reported once", async () => {
  const { cookie, userId } = await signedIn();
  const warn = vi.spyOn(services.log, "warn");
  const odd = sql`insert into user_roles values (${userId}, 'astronaut', now())`;
  await db.execute(odd);
  expect((await find(cookie)).actor).toMatchObject({ roles: [] });
  expect((await find(cookie)).actor).toMatchObject({ roles: [] });
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ role: "astronaut" }]);
});

const seen = (userId: string, minutesAgo: number) =>
  db
    .update(session)
    .set({ lastSeenAt: new Date(Date.now() - minutesAgo * 60_000) })
    .where(eq(session.userId, userId));

test("staff who were away for longer than the setting says are signed out, for good", async () => {
  const { cookie, userId } = await signedIn();
  await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
  await seen(userId, 24 * 60 - 1);
  expect((await find(cookie)).actor.kind).toBe("user");
  const [used] = await db.select().from(session).where(eq(session.userId, userId));
  expect(Date.now() - Number(used?.lastSeenAt)).toBeLessThan(60_000);

  await saveSettings(ctx, { session_timeout: "2" });
  await seen(userId, 121);
  const { actor, cookies } = await find(cookie);
  expect(actor).toEqual(VISITOR);
  expect(cookies.join()).toMatch(/pm\.session_token=; Max-Age=0/);
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
});

test("a customer may be away for days", async () => {
  const { cookie, userId } = await signedIn();
  await seen(userId, 3 * 24 * 60);
  expect((await find(cookie)).actor.kind).toBe("user");
});

test("a demo account counts on the machine itself and nowhere else", async () => {
  const { cookie } = await signedIn({ isDemo: true });
  expect((await find(cookie, true)).actor.kind).toBe("user");
  expect(await find(cookie, false)).toEqual({
    actor: VISITOR,
    displayName: undefined,
    cookies: [],
  });
});

test("a cookie that is made up or changed proves nothing", async () => {
  const { cookie } = carla;
  for (const forged of ["pm.session_token=a.b", `${cookie.slice(0, -4)}AAA%3D`, `x${cookie}`]) {
    expect((await find(forged)).actor).toEqual(VISITOR);
  }
});

test("a session in use lives on: its cookie is renewed with it", async () => {
  const { cookie, userId } = carla;
  const expiresAt = new Date(Date.now() + 3 * DAY_MS);
  await db.update(session).set({ expiresAt }).where(eq(session.userId, userId));
  const { actor, cookies } = await find(cookie);
  expect(actor.kind).toBe("user");
  expect(cookies).toEqual([expect.stringMatching(/^pm\.session_token=.+; Max-Age=604800;/)]);
  expect((await find(cookie)).cookies).toEqual([]);
});

test.each([
  ["has run out", { expiresAt: new Date(Date.now() - 1_000) }],
  ["belongs to nobody any more", undefined],
])("a session that %s is dropped by the browser, too", async (_, change) => {
  const { cookie, userId } = await signedIn();
  if (change) await db.update(session).set(change).where(eq(session.userId, userId));
  else await db.delete(user).where(eq(user.id, userId));
  const { actor, cookies } = await find(cookie);
  expect(actor).toEqual(VISITOR);
  expect(cookies.join()).toMatch(/pm\.session_token=; Max-Age=0/);
});

test("a session says when and from which network it was last used", async () => {
  const { cookie, userId } = await signedIn();
  const request = new Request("http://x.test", {
    headers: { cookie, "x-forwarded-for": "192.0.2.1" },
  });
  const use = (ip: string, now = new Date()) =>
    findActor(services, request, { loopback: false, now, ip });
  const noted = async () => (await db.select().from(session).where(eq(session.userId, userId)))[0];
  // The address in a request's headers is not trusted.
  expect((await noted())?.ipAddress).toBeFalsy();
  await use("203.0.113.7");
  const first = await noted();
  expect(first?.ipAddress).toBe("203.0.113.x");
  const soon = new Date(Number(first?.lastSeenAt) + 59 * 60_000);
  await use("203.0.113.9", soon);
  expect((await noted())?.lastSeenAt).toEqual(first?.lastSeenAt);
  const later = new Date(Number(first?.lastSeenAt) + 60 * 60_000);
  await use("203.0.113.9", later);
  expect((await noted())?.lastSeenAt).toEqual(later);
  await use("2001:db8:1:2:3::4", later);
  expect((await noted())?.ipAddress).toBe("2001:db8:1::/48");
});
