import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";
import { staffJobs } from "../jobs.server.ts";
import { rolesOf } from "../queries.server.ts";
import { accessRequestOf } from "../queries/access-request.server.ts";
import { waitingRequestCount, waitingRequests } from "../queries/waiting-requests.server.ts";
import { askForAccess } from "./ask-for-access.server.ts";
import { decideRequest } from "./decide-request.server.ts";

const { ctx, db, pool, as } = await testContext();
const ownerAddress = "owner-of-all@example.test";
const owner = as(await accountOf(ctx, "admin", { email: ownerAddress }));
const plan = planOf({ tasks: [deliverMail] }, staffJobs);

async function asking() {
  const account = await accountOf(ctx, "customer");
  if (account.kind !== "user") throw new Error("no user");
  await askForAccess(ctx, account.userId);
  return account;
}

async function subjectsTo(email: string): Promise<string[]> {
  await drainJobs(pool, plan);
  return (await readMails(ctx, eq(mails.to, email))).map(({ subject }) => subject);
}

const counted = async () => {
  const [count] = Object.values(waitingRequestCount);
  const { rows } = await db.execute<{ n: number }>(sql`select ${count} as n`);
  return rows[0]?.n;
};

test("a request waits, the owners hear of it once, and it counts in the menu", async () => {
  const before = (await counted()) ?? 0;
  const { userId } = await asking();
  await askForAccess(ctx, userId);
  expect(await counted()).toBe(before + 1);
  expect((await waitingRequests(db)).map((one) => one.userId)).toContain(userId);
  const asked = (await subjectsTo(ownerAddress)).filter((subject) =>
    /request to join/.test(subject),
  );
  expect(asked).toHaveLength(1);
});

test("approved, they have the role and hear of it", async () => {
  const { userId, email } = await asking();
  expect(await decideRequest(owner, { userId, role: "support" })).toMatchObject({ ok: true });
  expect((await rolesOf(db, userId)).toSorted()).toEqual(["customer", "support"]);
  expect(await accessRequestOf(db, userId)).toBe("approved");
  expect(await subjectsTo(email)).toEqual(["Welcome to our staff"]);
});

test("declined, they have none and hear of it, and asking again changes nothing", async () => {
  const { userId, email } = await asking();
  expect(await decideRequest(owner, { userId, role: null })).toMatchObject({ ok: true });
  await askForAccess(ctx, userId);
  expect(await rolesOf(db, userId)).toEqual(["customer"]);
  expect(await accessRequestOf(db, userId)).toBe("declined");
  expect(await subjectsTo(email)).toEqual(["Your request to join our staff"]);
});

test("of two owners who decide at once, one does", async () => {
  const { userId } = await asking();
  const results = await Promise.all([
    decideRequest(owner, { userId, role: "marketing" }),
    decideRequest(owner, { userId, role: null }),
  ]);
  expect(results.filter((one) => one.ok)).toHaveLength(1);
  expect(results.filter((one) => !one.ok && one.reason === "decided")).toHaveLength(1);
});

test("an address that no one confirmed waits out of sight and gets nothing", async () => {
  const { userId } = await asking();
  await pool.query("update users set email_verified = false where id = $1", [userId]);
  expect((await waitingRequests(db)).map((one) => one.userId)).not.toContain(userId);
  const decision = { userId, role: "support" } as const;
  expect(await decideRequest(owner, decision)).toMatchObject({ reason: "unconfirmed" });
  expect(await rolesOf(db, userId)).toEqual(["customer"]);
});

test("there is no request of who never asked", async () => {
  expect(await decideRequest(owner, { userId: "none", role: "support" })).toMatchObject({
    reason: "not_found",
  });
});

test.each(["visitor", "customer", "manager", "support"] as const)(
  "a %s decides nothing, not even about themselves",
  async (who) => {
    const { userId } = await asking();
    const actor = as(who, { userId });
    expect(await decideRequest(actor, { userId, role: "admin" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await rolesOf(db, userId)).toEqual(["customer"]);
  },
);
