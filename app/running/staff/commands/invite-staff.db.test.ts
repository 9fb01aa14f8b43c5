import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";
import { staffJobs } from "../jobs.server.ts";
import { openInvitation } from "../queries/open-invitation.server.ts";
import { openInvites } from "../pages/desk/show-staff.server.ts";
import { inviteStaff } from "./invite-staff.server.ts";
import { redeemInvitation } from "./redeem-invitation.server.ts";
import { resendInvite } from "./resend-invite.server.ts";
import { withdrawInvite } from "./withdraw-invite.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const owner = as(await accountOf(ctx, "admin"));
const plan = planOf({ tasks: [deliverMail] }, staffJobs);

beforeEach(async () => {
  await pool.query("delete from staff_invites");
});

let made = 0;
const newAddress = () => `invited-${(made += 1)}@example.test`;

/** The tokens that were mailed to an address, the oldest first. */
async function tokensFor(email: string): Promise<string[]> {
  await drainJobs(pool, plan);
  const its = await readMails(ctx, eq(mails.to, email));
  return its.map(({ text }) => /\/admin-auth\/([\w-]+)/.exec(text)?.[1] ?? "");
}

async function invited(email: string): Promise<string> {
  expect(await inviteStaff(owner, { email, role: "support" })).toEqual({
    ok: true,
    value: { email },
  });
  const [invite] = await openInvites(db);
  return invite?.id ?? "";
}

test("an invite is mailed with a link that works for seven days", async () => {
  const email = newAddress();
  const id = await invited(email);
  const [token = ""] = await tokensFor(email);
  expect(await openInvitation(ctx, token)).toEqual({ id, email, role: "support" });
  expect(await openInvitation(at(addDays(ctx.now, 7)), token)).toBeUndefined();
  const stored = await pool.query("select 1 from staff_invites where token_hash = $1", [token]);
  expect(stored.rowCount).toBe(0);
  expect(await db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1);
});

test("an address has one invite at a time, also when two owners invite it at once", async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = newAddress();
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => inviteStaff(owner, { email, role: "support" })),
    );
    expect(results.filter((one) => one.ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.reason === "invited")).toHaveLength(3);
    expect(await tokensFor(email)).toHaveLength(1);
  }
});

test("who has the role already is not invited to it, and may be to another", async () => {
  const email = newAddress();
  await accountOf(ctx, "support", { email });
  expect(await inviteStaff(owner, { email, role: "support" })).toMatchObject({
    reason: "has_role",
  });
  expect(await inviteStaff(owner, { email, role: "marketing" })).toMatchObject({ ok: true });
});

test("sent again, also one that ran out, only the new link works", async () => {
  const email = newAddress();
  const id = await invited(email);
  await tokensFor(email);
  const later = addDays(ctx.now, 9);
  expect(await resendInvite({ ...owner, now: later }, id)).toMatchObject({ ok: true });
  await drainJobs(pool, plan, { at: later });
  const [first = "", second = ""] = await tokensFor(email);
  expect(await openInvitation(at(later), first)).toBeUndefined();
  expect(await openInvitation(at(later), second)).toMatchObject({ id });
});

test("pressed twice at once, one mail goes out", async () => {
  const email = newAddress();
  const id = await invited(email);
  await tokensFor(email);
  await Promise.all([resendInvite(owner, id), resendInvite(owner, id)]);
  expect(await tokensFor(email)).toHaveLength(2);
});

test("withdrawn, the link is over, and there is nothing to send again", async () => {
  const email = newAddress();
  const id = await invited(email);
  const [token = ""] = await tokensFor(email);
  expect(await withdrawInvite(owner, id)).toMatchObject({ ok: true });
  expect(await withdrawInvite(owner, id)).toMatchObject({ ok: true });
  expect(await openInvitation(ctx, token)).toBeUndefined();
  expect(await openInvites(db)).toEqual([]);
  expect(await resendInvite(owner, id)).toMatchObject({ reason: "revoked" });
  expect(await inviteStaff(owner, { email, role: "support" })).toMatchObject({ ok: true });
  const its = like(auditLog.action, "invitation.withdrawn");
  expect(await db.$count(auditLog, its)).toBe(1);
});

test("withdrawn before its mail was written, no mail goes out", async () => {
  const email = newAddress();
  await withdrawInvite(owner, await invited(email));
  expect(await tokensFor(email)).toEqual([]);
});

test("an invite that was used is neither sent again nor, once granted, withdrawn", async () => {
  const email = newAddress();
  const id = await invited(email);
  const account = await accountOf(ctx, "customer");
  const userId = account.kind === "user" ? account.userId : "";
  await redeemInvitation(ctx, { id, email, role: "support" }, userId);
  expect(await resendInvite(owner, id)).toMatchObject({ reason: "used" });
  await pool.query("update staff_invites set granted_at = now()");
  expect(await withdrawInvite(owner, id)).toMatchObject({ reason: "used" });
});

test.each(["no-uuid", "00000000-0000-7000-8000-000000000000"])("%s is no invite", async (id) => {
  expect(await resendInvite(owner, id)).toMatchObject({ reason: "not_found" });
  expect(await withdrawInvite(owner, id)).toMatchObject({ reason: "not_found" });
});

test.each(["visitor", "customer", "manager", "support"] as const)(
  "a %s neither invites nor changes an invite",
  async (who) => {
    const email = newAddress();
    const id = await invited(email);
    const actor = as(who);
    const refused = { ok: false, reason: "forbidden" };
    expect(await inviteStaff(actor, { email: newAddress(), role: "admin" })).toEqual(refused);
    expect(await resendInvite(actor, id)).toEqual(refused);
    expect(await withdrawInvite(actor, id)).toEqual(refused);
    expect(await openInvites(db)).toHaveLength(1);
  },
);
