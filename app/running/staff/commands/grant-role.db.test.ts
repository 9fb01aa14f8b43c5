import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { rolesOf } from "../queries.server.ts";
import { grantRole } from "./grant-role.server.ts";

const { ctx, db, as } = await testContext();
const admin = as("admin");

/** Adds an account that is only a customer. */
async function somebody(): Promise<string> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId });
  return userId;
}

const grantsOf = (userId: string) =>
  db.$count(
    auditLog,
    and(eq(auditLog.action, "staff.role_granted"), eq(auditLog.subjectId, userId)),
  );

test("a role is granted next to those there are, and recorded", async () => {
  const userId = await somebody();
  expect(await grantRole(admin, { userId, role: "support" })).toEqual({
    ok: true,
    value: { granted: true },
  });
  expect((await rolesOf(db, userId)).toSorted()).toEqual(["customer", "support"]);
  expect(await grantsOf(userId)).toBe(1);
});

test("granting it again changes nothing, also at once", async () => {
  const userId = await somebody();
  const grants = await Promise.all(
    [1, 2, 3, 4].map(() => grantRole(admin, { userId, role: "marketing" })),
  );
  expect(grants.filter((grant) => grant.ok && grant.value.granted)).toHaveLength(1);
  expect(await grantRole(admin, { userId, role: "marketing" })).toEqual({
    ok: true,
    value: { granted: false },
  });
  expect(await grantsOf(userId)).toBe(1);
});

test.each(["visitor", "customer", "manager", "support", "clinician"] as const)(
  "a %s grants nothing, not even to themselves",
  async (who) => {
    const userId = await somebody();
    const actor = actorOf(who, { userId });
    expect(await grantRole(as(actor), { userId, role: "admin" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await rolesOf(db, userId)).toEqual(["customer"]);
    expect(await grantsOf(userId)).toBe(0);
  },
);

test("nobody has a role without an account", async () => {
  await expect(grantRole(admin, { userId: "nobody", role: "support" })).rejects.toThrow(
    "user_roles",
  );
  expect(await rolesOf(db, "nobody")).toEqual([]);
  expect(await grantsOf("nobody")).toBe(0);
});
