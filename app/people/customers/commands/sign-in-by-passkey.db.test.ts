import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { beginPasskeyUse } from "#app/running/security/commands/begin-passkey-use.server.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { givePasskey, type SoftwarePasskey } from "#tests/software-passkey.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { PASSWORD, servedFor, testAuth } from "../factories.ts";
import { signInByPasskey } from "./sign-in-by-passkey.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";

const { ctx, db, pool, as } = await testContext();
const auth = testAuth(ctx);
const appUrl = auth.options.baseURL;
const served = servedFor(ctx, auth, pool);

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

let made = 0;
async function withPasskey({ isDemo = false } = {}) {
  const email = `lia-${(made += 1)}@example.test`;
  const names = { firstName: "Lia", lastName: "L", isDemo };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  return { email, userId, ...(await givePasskey(ctx, userId, { appUrl })) };
}

const beginAsVisitor = () => beginPasskeyUse(as("visitor"), appUrl);
const headersOf = (cookie: string) => new Headers({ cookie: cookie.split(";")[0] ?? "" });
const sessionsOf = (userId: string) => db.select().from(session).where(eq(session.userId, userId));

async function enter(device: SoftwarePasskey, { loopback = true } = {}) {
  const { options, cookie } = await beginAsVisitor();
  const response = device.get(options.challenge);
  const served = { ...servedFor(ctx, auth, pool), loopback };
  return signInByPasskey(served, { response }, headersOf(cookie));
}

test("a passkey opens a proven session, past the code of an app, and once", async () => {
  const { userId, device } = await withPasskey();
  await giveApp(ctx, userId);
  const { options, cookie } = await beginAsVisitor();
  // The page must not reveal who has a passkey.
  expect(options.allowCredentials).toEqual([]);
  const answer = { response: device.get(options.challenge) };
  const entered = await signInByPasskey(served, answer, headersOf(cookie));
  expect(entered).toMatchObject({
    ok: true,
    value: {
      userId,
      cookies: expect.arrayContaining([expect.stringMatching(/^pm\.session_token=.*HttpOnly/)]),
    },
  });
  expect(await sessionsOf(userId)).toMatchObject([{ provenAt: expect.any(Date) }]);
  const again = await signInByPasskey(served, answer, headersOf(cookie));
  expect(again).toEqual({ ok: false, reason: "wrong_passkey" });
});

test("the challenge of one browser is worth nothing in another", async () => {
  const { userId, device } = await withPasskey();
  const [mine, theirs] = [await beginAsVisitor(), await beginAsVisitor()];
  const answer = { response: device.get(mine.options.challenge) };
  for (const headers of [new Headers(), headersOf(theirs.cookie)]) {
    expect(await signInByPasskey(served, answer, headers)).toMatchObject({ ok: false });
  }
  expect(await sessionsOf(userId)).toEqual([]);
});

test("of an unconfirmed account, and of a demo account from elsewhere, it opens nothing", async () => {
  const demo = await withPasskey({ isDemo: true });
  expect(await enter(demo.device, { loopback: false })).toMatchObject({ reason: "wrong_passkey" });
  expect(await enter(demo.device)).toMatchObject({ ok: true });
  const { userId, device } = await withPasskey();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  expect(await enter(device)).toMatchObject({ reason: "wrong_passkey" });
});

test("whose second step is required needs the passkey after the password as well", async () => {
  const { email, userId } = await withPasskey();
  const byPassword = () => signIn(served, { email, password: PASSWORD }, new Headers());
  const alone = { ok: true, value: expect.not.objectContaining({ secondStep: true }) };
  expect(await byPassword()).toMatchObject(alone);
  await saveSettings(ctx, { require_2fa: "true" });
  try {
    // The rule requires it of staff, and this is a customer.
    expect(await byPassword()).toMatchObject(alone);
    await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
    expect(await byPassword()).toMatchObject({ ok: true, value: { secondStep: true } });
  } finally {
    await saveSettings(ctx, { require_2fa: "false" });
  }
});
