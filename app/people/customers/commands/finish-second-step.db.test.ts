import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { codeAt } from "#app/running/security/rules/app-code.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, verification } from "#app/platform/auth/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { PASSWORD, servedFor, testAuth } from "../factories.ts";
import { signInLinkName } from "../queries/account-links.server.ts";
import { finishSecondStep } from "./finish-second-step.server.ts";
import { signInByLink } from "./sign-in-by-link.server.ts";
import { admitProvenOwner } from "./sign-in-with-google/admit-proven-owner.server.ts";
import { signIn, type SignedIn } from "./sign-in/sign-in.server.ts";

const { ctx, db, pool, at } = await testContext();
const auth = testAuth(ctx);
const served = servedFor(ctx, auth, pool);

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

let made = 0;
async function withApp({ isDemo = false } = {}) {
  const email = `mira-${(made += 1)}@example.test`;
  const names = { firstName: "Mira", lastName: "M", isDemo };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  return { email, userId, ...(await giveApp(ctx, userId)) };
}

const headersOf = ({ cookies }: SignedIn) =>
  new Headers({ cookie: cookies.map((line) => line.split(";")[0]).join("; ") });

async function byPassword(email: string): Promise<SignedIn> {
  const entered = await signIn(served, { email, password: PASSWORD }, new Headers());
  if (!entered.ok) throw new Error(entered.reason);
  return entered.value;
}

const sessionsOf = (userId: string) => db.$count(session, eq(session.userId, userId));

test("the password alone opens nothing; with a code of the app it does", async () => {
  const { email, userId, key } = await withApp();
  const first = await byPassword(email);
  expect(first).toEqual({
    userId,
    secondStep: true,
    cookies: [expect.stringMatching(/^pm_second_step=.*Max-Age=600.*HttpOnly/)],
  });
  expect(await sessionsOf(userId)).toBe(0);
  const code = codeAt(key, ctx.now);
  const entered = await finishSecondStep(served, code, headersOf(first));
  expect(entered).toEqual({
    ok: true,
    value: {
      userId,
      cookies: [
        expect.stringMatching(/^pm\.session_token=.*HttpOnly/),
        expect.stringMatching(/^pm_device=/),
        expect.stringMatching(/^pm_second_step=; Max-Age=0/),
      ],
    },
  });
  expect(await sessionsOf(userId)).toBe(1);
  // Neither the step nor the code works again.
  expect(await finishSecondStep(served, code, headersOf(first))).toMatchObject({
    reason: "step_over",
  });
  const again = await byPassword(email);
  expect(await finishSecondStep(served, code, headersOf(again))).toMatchObject({
    reason: "wrong_code",
  });
});

test("a mailed link and Google ask for the code as well", async () => {
  const { email, userId } = await withApp();
  const token = ctx.ids.newToken();
  await db.insert(verification).values({
    id: ctx.ids.newId(),
    identifier: signInLinkName(token),
    value: userId,
    expiresAt: new Date(ctx.now.getTime() + 60_000),
  });
  const byLink = await signInByLink(served, token, new Headers());
  expect(byLink).toMatchObject({ ok: true, value: { userId, secondStep: true } });
  const owner = { providerId: "google", subject: email, email, firstName: "M", lastName: "M" };
  const byGoogle = await admitProvenOwner(served, owner, new Headers());
  expect(byGoogle).toMatchObject({ ok: true, value: { userId, isNew: false, secondStep: true } });
  expect(await sessionsOf(userId)).toBe(0);
});

test("a recovery code takes the place of the app's", async () => {
  const { email, userId, codes } = await withApp();
  const entered = await finishSecondStep(served, codes[0]!, headersOf(await byPassword(email)));
  expect(entered).toMatchObject({ ok: true, value: { userId } });
  const used = await db.select().from(auditLog).where(eq(auditLog.action, "recovery_code.used"));
  expect(used).toMatchObject([{ subjectId: userId }]);
});

test("of two tabs that send the same code at once one gets in", async () => {
  const { email, userId, key } = await withApp();
  const [one, other] = [await byPassword(email), await byPassword(email)];
  const code = codeAt(key, ctx.now);
  const answers = await Promise.all(
    [one, other, one, other].map((step) => finishSecondStep(served, code, headersOf(step))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await sessionsOf(userId)).toBe(1);
});

test("after ten minutes, without its cookie or for another's account there is no step", async () => {
  const { email, key } = await withApp();
  const step = await byPassword(email);
  const late = { ...served, ctx: at(new Date(ctx.now.getTime() + 600_000)) };
  const over = { ok: false, reason: "step_over" };
  expect(await finishSecondStep(late, codeAt(key, late.ctx.now), headersOf(step))).toEqual(over);
  expect(await finishSecondStep(served, codeAt(key, ctx.now), new Headers())).toEqual(over);
  const other = await withApp();
  expect(await finishSecondStep(served, codeAt(other.key, ctx.now), headersOf(step))).toMatchObject(
    { reason: "wrong_code" },
  );
});

test("who guesses at codes has to wait, wherever from, and leaves a row", async () => {
  const { email, userId, key } = await withApp();
  const step = headersOf(await byPassword(email));
  for (let tried = 0; tried < 10; tried++) await finishSecondStep(served, "1", step);
  const elsewhere = { ...served, ip: "203.0.113.77" };
  expect(await finishSecondStep(elsewhere, codeAt(key, ctx.now), step)).toMatchObject({
    reason: "too_many_tries",
  });
  await finishSecondStep(served, "1", step);
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, "sign_in.codes_refused"));
  expect(rows).toMatchObject([{ subjectId: userId }]);
});

test("a demo account finishes on the machine itself alone", async () => {
  const { email, key } = await withApp({ isDemo: true });
  const here = { ...served, loopback: true };
  const entered = await signIn(here, { email, password: PASSWORD }, new Headers());
  const step = headersOf(entered.ok ? entered.value : { userId: "", cookies: [] });
  const code = codeAt(key, ctx.now);
  expect(await finishSecondStep(served, code, step)).toMatchObject({ reason: "step_over" });
  expect(await finishSecondStep(here, code, step)).toMatchObject({ ok: true });
});
