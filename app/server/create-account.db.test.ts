import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/people/customers/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { isDemoAddress } from "#app/platform/auth/demo-user.server.ts";
import { account, session, user } from "#app/platform/auth/tables.server.ts";

const { ctx, db, as } = await testContext();
const auth = createAuth({
  db,
  secret: "a secret that only these tests know",
  appUrl: "http://x.test",
});
const carla = {
  email: "Carla@Example.test",
  password: "mango-avenue",
  firstName: "Carla",
  lastName: "Cruz",
  isDemo: false,
};
const { userId } = await createAccount(ctx, carla);

test("an account has its customer, by the same names", async () => {
  const rows = await db.select().from(customers).where(eq(customers.userId, userId));
  expect(rows).toMatchObject([
    {
      email: "carla@example.test",
      firstName: "Carla",
      lastName: "Cruz",
      orderCount: 0,
      country: "PH",
      marketingConsent: false,
    },
  ]);
});

test("its owner can sign in at once, by the address in small letters", async () => {
  const body = { email: "carla@example.test", password: carla.password };
  expect((await auth.api.signInEmail({ body })).user.id).toBe(userId);
  await expect(auth.api.signInEmail({ body: { ...body, password: "wrong" } })).rejects.toThrow(
    "Invalid email or password",
  );
});

test("the password is kept as a hash", async () => {
  const [row] = await db.select().from(account).where(eq(account.userId, userId));
  expect(row).toMatchObject({ providerId: "credential", accountId: userId });
  expect(row?.password).toMatch(/^[\da-f]+:[\da-f]+$/);
});

test("a session's cookie is marked for the shop's way of being reached", async () => {
  const body = { email: "carla@example.test", password: carla.password };
  const https = createAuth({
    db,
    secret: "a secret that only these tests know",
    appUrl: "https://x.test",
  });
  const { headers } = await https.api.signInEmail({ body, returnHeaders: true });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-pm\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/),
  ]);
});

test("a second account of an address leaves nothing behind", async () => {
  const before = await db.$count(account);
  await expect(createAccount(ctx, { ...carla, email: "CARLA@example.test" })).rejects.toThrow(
    'insert into "users"',
  );
  expect(await db.$count(account)).toBe(before);
  expect(await db.$count(user, eq(user.email, "carla@example.test"))).toBe(1);
});

test.each(["visitor", "customer", "admin"] as const)(
  "a %s makes no confirmed accounts",
  async (who) => {
    const work = createAccount(as(who), { ...carla, email: "other@example.test" });
    await expect(work).rejects.toThrow("only the system");
    expect(await db.$count(user, eq(user.email, "other@example.test"))).toBe(0);
  },
);

test("only an account of the demo has a public password", async () => {
  await createAccount(ctx, { ...carla, email: "owner@demo.test", isDemo: true });
  expect(await isDemoAddress(db, "Owner@Demo.test")).toBe(true);
  expect(await isDemoAddress(db, "carla@example.test")).toBe(false);
  expect(await isDemoAddress(db, "nobody@example.test")).toBe(false);
});

test("when an account ends its sessions end, and its customer's orders keep their customer", async () => {
  await db.delete(user).where(eq(user.id, userId));
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, "carla@example.test"));
  expect(customer?.userId).toBeNull();
});
