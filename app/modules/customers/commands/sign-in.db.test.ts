import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { signIn } from "./sign-in.server.ts";

const { ctx, db, pool } = await testContext();
const auth = createAuth({
  db,
  secret: "a secret that only these tests know",
  appUrl: "http://x.test",
});
const limiter = createRateLimiter(pool);
const PASSWORD = "mango-avenue";

function enter(email: string, password: string, loopback = false) {
  const served = { ctx, auth, limiter, loopback } as RequestContext;
  return signIn(served, { email, password }, new Headers({ origin: "http://x.test" }));
}

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
      cookies: [expect.stringMatching(/^pm\.session_token=.*HttpOnly/)],
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

test("who has not confirmed the address is told so, if the password is right", async () => {
  const email = await someone({ confirmed: false });
  expect(await enter(email, PASSWORD)).toEqual({ ok: false, reason: "unconfirmed" });
  expect(await enter(email, "mango-street")).toEqual({ ok: false, reason: "wrong_password" });
});

test("a demo account opens on the machine itself and nowhere else", async () => {
  const email = await someone({ isDemo: true });
  expect(await enter(email, PASSWORD, false)).toEqual({ ok: false, reason: "wrong_password" });
  expect(await enter(email, PASSWORD, true)).toMatchObject({ ok: true });
});

test("after twenty tries for an address even the right password has to wait", async () => {
  // A demo account from elsewhere: it is refused as any wrong password is, without the slow check.
  const email = await someone({ isDemo: true });
  for (let tried = 0; tried < 20; tried++) {
    expect(await enter(email, PASSWORD)).toEqual({ ok: false, reason: "wrong_password" });
  }
  expect(await enter(email, PASSWORD, true)).toEqual({
    ok: false,
    reason: "too_many_tries",
    retryAfterSeconds: expect.any(Number),
  });
  expect(await enter(await someone(), PASSWORD)).toMatchObject({ ok: true });
});

test("the tries are counted without noting whose address it is", async () => {
  await enter("secretive@example.test", PASSWORD);
  const { rows } = await pool.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("secretive");
});
