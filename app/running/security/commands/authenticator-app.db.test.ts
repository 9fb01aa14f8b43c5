import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { giveApp } from "../factories.ts";
import { securityJobs } from "../jobs.server.ts";
import { countRecoveryCodes, hasApp, ownApp } from "../queries/factors.server.ts";
import { codeAt } from "../rules/app-code.ts";
import { authenticatorApps, recoveryCodes } from "../tables.server.ts";
import { beginApp } from "./begin-app.server.ts";
import { cancelApp } from "./cancel-app.server.ts";
import { confirmApp } from "./confirm-app.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";
import { turnOffApp } from "./turn-off-app.server.ts";
import { takeCode } from "./take-code.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const limiter = createRateLimiter(pool);
const plan = planOf({ tasks: [deliverMail] }, securityJobs);

beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from mails");
});

async function someone() {
  const actor = await accountOf(ctx, "customer");
  if (actor.kind !== "user") throw new Error("an account is a user");
  return { actor, userId: actor.userId, email: actor.email, own: as(actor) };
}

const mailedTo = async (email: string) => {
  await drainJobs(pool, plan);
  return (await db.select().from(mails).where(eq(mails.to, email))).map(({ subject }) => subject);
};

const secondsOn = (seconds: number) => at(new Date(ctx.now.getTime() + seconds * 1_000));

test("an app is on once its first code was typed, and gives ten recovery codes", async () => {
  const { own, userId, email } = await someone();
  expect(await beginApp(own)).toEqual({ ok: true, value: undefined });
  expect(await hasApp(db, userId)).toBe(false);
  const { key } = (await ownApp(own, userId))!;
  const wrong = await confirmApp({ ctx: own, limiter }, "000000");
  expect(wrong).toEqual({ ok: false, reason: "wrong_code" });
  const confirmed = await confirmApp({ ctx: own, limiter }, codeAt(key, ctx.now));
  expect(confirmed).toMatchObject({ ok: true });
  expect(new Set(confirmed.ok ? confirmed.value.codes : []).size).toBe(10);
  expect(await hasApp(db, userId)).toBe(true);
  expect(await countRecoveryCodes(db, userId)).toBe(10);
  expect(await mailedTo(email)).toEqual(["Your account now asks for a code"]);
  expect(await db.$count(auditLog, eq(auditLog.action, "authenticator.added"))).toBe(1);
  expect(await beginApp(own)).toEqual({ ok: false, reason: "app_is_on" });
  expect(await confirmApp({ ctx: own, limiter }, codeAt(key, ctx.now))).toMatchObject({
    reason: "not_begun",
  });
});

test("neither the key nor a recovery code can be read in the database", async () => {
  const { userId } = await someone();
  const { key, codes } = await giveApp(ctx, userId);
  const rows = [await db.select().from(authenticatorApps), await db.select().from(recoveryCodes)];
  const text = JSON.stringify(rows);
  for (const each of [key, ...codes]) expect(text).not.toContain(each);
});

test("a code of the app is right once, and no earlier one after it", async () => {
  const { userId } = await someone();
  const { key } = await giveApp(ctx, userId);
  const [before, code] = [codeAt(key, secondsOn(-30).now), codeAt(key, ctx.now)];
  expect(await takeCode(ctx, userId, code)).toBe(true);
  expect(await takeCode(ctx, userId, code)).toBe(false);
  expect(await takeCode(ctx, userId, before)).toBe(false);
  const later = secondsOn(30);
  expect(await takeCode(later, userId, codeAt(key, later.now))).toBe(true);
});

test.each(["app", "recovery"] as const)(
  "of ten at once with the same %s code one gets in",
  async (kind) => {
    const { userId } = await someone();
    const { key, codes } = await giveApp(ctx, userId);
    const code = kind === "app" ? codeAt(key, ctx.now) : codes[3]!;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => takeCode(ctx, userId, code)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  },
);

test("a recovery code works once, for its owner alone, and is told by mail", async () => {
  const { userId, email } = await someone();
  const other = await someone();
  const { codes } = await giveApp(ctx, userId);
  expect(await takeCode(ctx, other.userId, codes[0]!)).toBe(false);
  expect(await takeCode(ctx, userId, codes[0]!.toLowerCase().replace("-", " "))).toBe(true);
  expect(await takeCode(ctx, userId, codes[0]!)).toBe(false);
  expect(await countRecoveryCodes(db, userId)).toBe(9);
  expect(await mailedTo(email)).toEqual(["One of your recovery codes was used"]);
});

test("new recovery codes end the earlier ones", async () => {
  const { own, userId } = await someone();
  expect(await renewRecoveryCodes(own)).toEqual({ ok: false, reason: "no_second_step" });
  const { codes } = await giveApp(ctx, userId);
  const renewed = await renewRecoveryCodes(own);
  expect(await takeCode(ctx, userId, codes[1]!)).toBe(false);
  expect(await takeCode(ctx, userId, renewed.ok ? renewed.value.codes[1]! : "")).toBe(true);
});

test("an app that is turned off takes its recovery codes along", async () => {
  const { own, userId, email } = await someone();
  expect(await turnOffApp(own)).toEqual({ ok: false, reason: "app_is_off" });
  const { key, codes } = await giveApp(ctx, userId);
  expect(await turnOffApp(own)).toMatchObject({ ok: true });
  expect(await takeCode(ctx, userId, codes[0]!)).toBe(false);
  expect(await takeCode(ctx, userId, codeAt(key, ctx.now))).toBe(false);
  expect(await mailedTo(email)).toEqual(["Your account no longer asks for a code"]);
});

test("an app that was only begun can be begun anew, or left", async () => {
  const { own, userId } = await someone();
  await beginApp(own);
  const first = await ownApp(own, userId);
  await beginApp(own);
  expect((await ownApp(own, userId))?.key).not.toBe(first?.key);
  await cancelApp(own);
  expect(await ownApp(own, userId)).toBeUndefined();
  await giveApp(ctx, userId);
  await cancelApp(own);
  expect(await hasApp(db, userId)).toBe(true);
});

test("guessing ends after ten codes; right ones use up nothing", async () => {
  const { own, userId } = await someone();
  const { key } = await giveApp(ctx, userId, { confirmed: false });
  for (let tried = 0; tried < 10; tried++) {
    expect(await confirmApp({ ctx: own, limiter }, "12345")).toMatchObject({
      reason: "wrong_code",
    });
  }
  expect(await confirmApp({ ctx: own, limiter }, codeAt(key, ctx.now))).toEqual({
    ok: false,
    reason: "too_many_tries",
    retryAfterSeconds: expect.any(Number),
  });
});

test("a visitor has no app", async () => {
  const nobody = as("visitor");
  for (const act of [beginApp, cancelApp, turnOffApp, renewRecoveryCodes]) {
    expect(await act(nobody)).toEqual({ ok: false, reason: "forbidden" });
  }
  expect(await confirmApp({ ctx: nobody, limiter }, "123456")).toMatchObject({
    reason: "forbidden",
  });
});
