import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Role } from "#app/platform/access/actor.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { findOwners, rolesOf } from "../queries.server.ts";
import { userRoles } from "../tables.server.ts";
import { takeRoles } from "./take-roles.server.ts";

const { ctx, db, pool, as } = await testContext();

beforeEach(async () => {
  await pool.query("delete from user_roles");
});

async function person(role: Role) {
  const actor = await accountOf(ctx, role);
  if (actor.kind !== "user") throw new Error("no user");
  return actor;
}

const takenFrom = (userId: string) =>
  db.$count(auditLog, and(eq(auditLog.action, "staff.role_taken"), eq(auditLog.subjectId, userId)));

test("a role is taken, recorded and mailed to the owners; the others stay", async () => {
  const [owner, member] = [await person("admin"), await person("support")];
  await db
    .insert(userRoles)
    .values({ userId: member.userId, role: "marketing", grantedAt: ctx.now });
  const taking = { userId: member.userId, roles: ["support"] as const };
  expect(await takeRoles(as(owner), taking)).toEqual({ ok: true, value: { taken: ["support"] } });
  expect(await rolesOf(db, member.userId)).toEqual(["marketing"]);
  expect(await takeRoles(as(owner), taking)).toEqual({ ok: true, value: { taken: [] } });
  expect(await takenFrom(member.userId)).toBe(1);
  const mailed = await pool.query(
    "select 1 from graphile_worker.jobs where task_identifier = 'staff.mail-owners'",
  );
  expect(mailed.rowCount).toBe(1);
});

test("the last owner stays one, whoever asks", async () => {
  const owner = await person("admin");
  const taking = { userId: owner.userId, roles: ["admin"] as const };
  expect(await takeRoles(as(owner), taking)).toEqual({ ok: false, reason: "last_owner" });
  expect(await takeRoles(ctx, taking)).toEqual({ ok: false, reason: "last_owner" });
  expect(await rolesOf(db, owner.userId)).toEqual(["admin"]);
});

test("an owner with an address that no one confirmed does not count", async () => {
  const [owner, mistyped] = [await person("admin"), await person("admin")];
  await pool.query("update users set email_verified = false where id = $1", [mistyped.userId]);
  const own = { userId: owner.userId, roles: ["admin"] as const };
  expect(await takeRoles(as(owner), own)).toMatchObject({ reason: "last_owner" });
  const theirs = { userId: mistyped.userId, roles: ["admin"] as const };
  expect(await takeRoles(as(owner), theirs)).toMatchObject({ ok: true });
});

test("of owners who take each other's role at once one remains, every time", async () => {
  for (let round = 0; round < 8; round += 1) {
    await pool.query("delete from user_roles");
    const [ana, ben] = [await person("admin"), await person("admin")];
    const results = await Promise.all([
      takeRoles(as(ana), { userId: ben.userId, roles: ["admin"] }),
      takeRoles(as(ben), { userId: ana.userId, roles: ["admin"] }),
    ]);
    expect(results.filter((one) => one.ok)).toHaveLength(1);
    expect(await findOwners(db)).toHaveLength(1);
  }
});

test("whose role was taken a moment ago takes none", async () => {
  const [ana, ben, cora] = [await person("admin"), await person("admin"), await person("admin")];
  expect(await takeRoles(as(ana), { userId: ben.userId, roles: ["admin"] })).toMatchObject({
    ok: true,
  });
  expect(await takeRoles(as(ben), { userId: cora.userId, roles: ["admin"] })).toEqual({
    ok: false,
    reason: "forbidden",
  });
});

test.each(["visitor", "customer", "manager", "support", "clinician"] as const)(
  "a %s takes nothing, not even their own",
  async (who) => {
    await person("admin");
    const member = await person("support");
    const actor = actorOf(who, { userId: member.userId });
    expect(await takeRoles(as(actor), { userId: member.userId, roles: ["support"] })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await rolesOf(db, member.userId)).toEqual(["support"]);
  },
);
