import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { countFactors, countRecoveryCodes } from "#app/running/security/queries/factors.server.ts";
import { securityJobs } from "#app/running/security/jobs.server.ts";
import type { Role } from "#app/platform/access/actor.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { givePasskey } from "#tests/software-passkey.ts";
import { staffJobs } from "../jobs.server.ts";
import { removeSecondStep } from "./remove-second-step.server.ts";

const plan = planOf({ tasks: [deliverMail] }, securityJobs, staffJobs);
const { ctx, db, pool, as } = await testContext();

async function person(role: Role) {
  const actor = await accountOf(ctx, role);
  if (actor.kind !== "user") throw new Error("no user");
  return actor;
}

async function withFactors(role: Role) {
  const actor = await person(role);
  const { userId } = actor;
  await giveApp(ctx, userId);
  await givePasskey(ctx, userId, { appUrl: "https://shop.example" });
  const expiresAt = new Date(ctx.now.getTime() + 60_000);
  await db.insert(session).values({ id: userId, token: userId, userId, expiresAt });
  return actor;
}

const factorsOf = (userId: string) => countFactors(db, userId);
const subjectsTo = async (to: string) =>
  (await db.select().from(mails).where(eq(mails.to, to))).map(({ subject }) => subject);

test("an owner removes all of it for a member, who is signed out and told, as are the owners", async () => {
  const owner = await person("admin");
  const member = await withFactors("support");
  const { userId } = member;
  expect(await removeSecondStep(as(owner), { userId })).toEqual({ ok: true, value: undefined });
  expect(await factorsOf(userId)).toEqual({ apps: 0, passkeys: 0 });
  expect(await countRecoveryCodes(db, userId)).toBe(0);
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  expect(await removeSecondStep(as(owner), { userId })).toMatchObject({
    reason: "no_second_step",
  });
  await drainJobs(pool, plan);
  expect(await subjectsTo(member.email)).toEqual(["Your second step was removed"]);
  expect(await subjectsTo(owner.email)).toEqual(["A second step was removed"]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, userId));
  expect(rows).toMatchObject([{ action: "staff.second_step_removed", actorId: owner.userId }]);
});

test("nobody else does it, no one for themselves, and not for customers", async () => {
  const owner = await withFactors("admin");
  const manager = await person("manager");
  const member = await withFactors("support");
  const customer = await withFactors("customer");
  const of = ({ userId }: { userId: string }) => ({ userId });
  expect(await removeSecondStep(as(manager), of(member))).toMatchObject({ reason: "forbidden" });
  expect(await removeSecondStep(as(owner), of(owner))).toMatchObject({ reason: "own" });
  expect(await removeSecondStep(as(owner), of(customer))).toMatchObject({ reason: "not_found" });
  for (const { userId } of [owner, member, customer]) {
    expect(await factorsOf(userId)).toEqual({ apps: 1, passkeys: 1 });
  }
});
