import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { publishDocument } from "#app/running/content/commands/publish-document.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makePaidOrder } from "#app/selling/orders/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeAffiliate } from "../factories.ts";
import { affiliatesJobs } from "../jobs.server.ts";
import { isActiveCode } from "#app/selling/referrals/queries/active-code.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { addAffiliate } from "./add-affiliate.server.ts";
import { approveJoin } from "./approve-join.server.ts";
import { changeCode } from "./change-code.server.ts";
import { declineJoin } from "./decline-join.server.ts";
import { joinProgramme } from "./join-programme.server.ts";
import { resumeAffiliate } from "./resume-affiliate.server.ts";
import { suspendAffiliate } from "./suspend-affiliate.server.ts";

const { ctx, db, pool, as } = await testContext();
const jobs = planOf({ tasks: [deliverMail] }, affiliatesJobs);
const manager = as(await accountOf(ctx, "manager"));
const support = as("support");
await publishDocument(ctx, { slug: "affiliate-terms", title: "Terms", body: "Text" });

async function customer({ hasBought = true } = {}) {
  const email = `${ctx.ids.newId()}@example.test`;
  const actor = await accountOf(ctx, "customer", { email });
  const userId = actor.kind === "user" ? actor.userId : "";
  if (hasBought) await makePaidOrder(ctx, userId);
  return { ctx: as(actor), userId, email };
}

async function affiliate() {
  const { userId, email } = await customer();
  return { ...(await makeAffiliate(ctx, userId)), email };
}

const stored = async (id: string) => {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id));
  return row;
};
const reason = "Their links were spam";
const on = (id: string, version = 1) => ({ affiliateId: id, version });

async function mailsTo(email: string) {
  await drainJobs(pool, jobs);
  const rows = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.to, email));
  return rows.map(({ subject }) => subject);
}

test("staff add a customer by email, in any case, with a code of staff and a mail", async () => {
  const { email } = await customer();
  const added = await addAffiliate(manager, { email: email.toUpperCase(), reason: undefined });
  expect(added).toMatchObject({ ok: true, value: { code: expect.stringMatching(/^AF\d{8}$/) } });
  if (!added.ok) return;
  expect(await stored(added.value.id)).toMatchObject({ status: "active", termsVersion: null });
  expect(await mailsTo(email)).toEqual(["You’re now an affiliate of our shop"]);
});

test("who is no customer, is one already, or never bought is not added, and neither by others", async () => {
  const add = (email: string, why?: string, by = manager) =>
    addAffiliate(by, { email, reason: why });
  expect(await add("nobody@example.test")).toEqual({ ok: false, reason: "no_customer" });
  const { email } = await affiliate();
  expect(await add(email)).toEqual({ ok: false, reason: "already" });
  const { email: lead } = await customer({ hasBought: false });
  expect(await add(lead)).toEqual({ ok: false, reason: "no_purchase" });
  expect(await add(lead, "A known writer", support)).toEqual({ ok: false, reason: "forbidden" });
  const added = await add(lead, "A known writer");
  if (!added.ok) throw new Error(added.reason);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, added.value.id));
  expect(entry).toMatchObject({ action: "affiliate.added", reason: "A known writer" });
});

test("added in two windows at once, somebody is an affiliate once", async () => {
  const { email } = await customer();
  const both = await Promise.all([1, 2].map(() => addAffiliate(manager, { email, reason })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "already" });
});

test("whom staff added accepts the terms once, and keeps the code", async () => {
  const { ctx: own, email } = await customer({ hasBought: false });
  const added = await addAffiliate(manager, { email, reason });
  if (!added.ok) throw new Error(added.reason);
  const { code } = added.value;
  const terms = { termsVersion: 1 };
  expect(await joinProgramme(own, terms)).toMatchObject({ ok: true, value: { code } });
  expect(await joinProgramme(own, terms)).toMatchObject({ ok: true, value: { code } });
  expect(await stored(added.value.id)).toMatchObject({ termsVersion: 1, status: "active" });
});

test("a suspension stops the code until it ends, and is mailed with its reason", async () => {
  const { id, code, email } = await affiliate();
  expect(await isActiveCode(db, code)).toBe(true);
  expect(await suspendAffiliate(support, { ...on(id), reason })).toMatchObject({
    reason: "forbidden",
  });
  expect(await resumeAffiliate(manager, { ...on(id), reason })).toMatchObject({
    reason: "not_now",
  });
  expect(await suspendAffiliate(manager, { ...on(id), reason })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ status: "suspended", suspendedWhy: reason, version: 2 });
  expect(await isActiveCode(db, code)).toBe(false);
  expect(await resumeAffiliate(manager, { ...on(id), reason })).toMatchObject({
    reason: "changed_meanwhile",
  });
  expect(await resumeAffiliate(manager, { ...on(id, 2), reason })).toMatchObject({ ok: true });
  expect(await isActiveCode(db, code)).toBe(true);
  expect((await mailsTo(email)).toSorted()).toEqual([
    "Your affiliate account is active again",
    "Your affiliate account is suspended",
  ]);
});

test("another code counts beside the old one, which no one else can have", async () => {
  const one = await affiliate();
  const other = await affiliate();
  const code = `GLOW${ctx.ids.newId().slice(-6).toUpperCase()}`;
  expect(await changeCode(manager, { ...on(one.id), code })).toMatchObject({ ok: true });
  expect([await isActiveCode(db, code), await isActiveCode(db, one.code)]).toEqual([true, true]);
  for (const taken of [code, one.code]) {
    const refused = await changeCode(manager, { ...on(other.id), code: taken });
    expect(refused).toEqual({ ok: false, reason: "code_taken" });
  }
  expect(await changeCode(manager, { ...on(one.id, 2), code: one.code })).toMatchObject({
    ok: true,
  });
  expect(await stored(one.id)).toMatchObject({ affiliateCode: one.code });
});

test("of two who want one code at once, one has it", async () => {
  const both = [await affiliate(), await affiliate()];
  const code = `SAME${ctx.ids.newId().slice(-6).toUpperCase()}`;
  const done = await Promise.all(both.map(({ id }) => changeCode(manager, { ...on(id), code })));
  expect(done.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["code_taken", "ok"]);
});

test("while the shop approves, whoever joins waits, and their code counts for nothing until then", async () => {
  await saveSettings(ctx, { affiliate_approval: "true" });
  const { ctx: own, email } = await customer();
  const joined = await joinProgramme(own, { termsVersion: 1 });
  await saveSettings(ctx, { affiliate_approval: "false" });
  if (!joined.ok) throw new Error(joined.reason);
  const { id, code, status } = joined.value;
  expect([status, await isActiveCode(db, code)]).toEqual(["waiting", false]);
  expect(await suspendAffiliate(manager, { ...on(id), reason })).toMatchObject({
    reason: "not_now",
  });
  expect(await declineJoin(manager, { ...on(id), reason })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ status: "declined", suspendedWhy: reason });
  const taken = (await affiliate()).code;
  expect(await approveJoin(manager, { ...on(id, 2), code: taken })).toEqual({
    ok: false,
    reason: "code_taken",
  });
  const wanted = `WELL${ctx.ids.newId().slice(-6).toUpperCase()}`;
  expect(await approveJoin(manager, { ...on(id, 2), code: wanted })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ status: "active", affiliateCode: wanted });
  expect((await mailsTo(email)).toSorted()).toEqual([
    "We couldn’t accept your affiliate request",
    "Welcome to our affiliate program",
  ]);
});
