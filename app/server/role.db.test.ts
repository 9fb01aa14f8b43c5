import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { changeRole } from "./role.server.ts";

const { ctx, db } = await testContext();
const email = "ana@example.test";
let userId: string;

beforeAll(async () => {
  const names = { firstName: "Ana", lastName: "Cruz", isDemo: false };
  ({ userId } = await createAccount(ctx, { email, password: "mango-avenue", ...names }));
});

test("an account with a confirmed address becomes the owner, and the only owner stays one", async () => {
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
  expect(await changeRole(ctx, ["Ana@example.test", "admin"])).toContain("is now admin");
  expect(await changeRole(ctx, [email, "admin"])).toContain("was admin already");
  expect(await rolesOf(db, userId)).toContain("admin");
  await expect(changeRole(ctx, [email, "admin", "--take"])).rejects.toThrow("the only owner");
  await changeRole(ctx, [email, "support"]);
  expect(await changeRole(ctx, [email, "support", "--take"])).toContain("no longer support");
});

test("nobody becomes staff by an address that was not confirmed", async () => {
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  await expect(changeRole(ctx, [email, "manager"])).rejects.toThrow("has not confirmed");
});

test.each([[[]], [[email]], [[email, "king"]], [[email, "admin", "--gone"]]])(
  "%j is answered with the usage",
  async (words) => {
    await expect(changeRole(ctx, words)).rejects.toThrow("Usage: npm run role");
  },
);

test("an unknown address is refused", async () => {
  await expect(changeRole(ctx, ["no@example.test", "admin"])).rejects.toThrow("No account");
});
