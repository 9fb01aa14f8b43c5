import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { findCart } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { PASSWORD, accountJobs } from "#app/people/customers/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { account, session, user, verification } from "#app/platform/auth/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { FakeGoogle } from "#tests/fake-google.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ctx, db, pool } = shop;
await publishLegalTexts(ctx);
const google = await new FakeGoogle().open();
afterAll(() => google.close());
const { ask, services } = await openSmallWeb(shop, google.settings);

let made = 0;
beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from verifications");
  made += 1;
  google.down = false;
  google.claims = {};
  google.person = {
    sub: `google-${made}`,
    email: `Joy-${made}@example.test`,
    email_verified: true,
    given_name: "Joy",
    family_name: "Cruz",
  };
});

const address = () => google.person.email.toLowerCase();
const asHeader = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .filter((pair) => !pair?.endsWith("="))
    .join("; ");

/** Presses the button, and answers where Google is asked and what the browser holds. */
async function start(next = "", cookie = "") {
  const body = new URLSearchParams({ intent: "google", next });
  const answer = await ask("/auth", { method: "POST", body }, cookie ? { cookie } : {});
  const question = answer.headers.get("location") ?? "";
  return { answer, question, cookie: [cookie, asHeader(answer)].filter(Boolean).join("; ") };
}

const comeBack = (back: string, cookie: string) => {
  const { pathname, search } = new URL(back);
  return ask(`${pathname}${search}`, {}, { cookie });
};

async function enterByGoogle(next = "", cookie = "") {
  const started = await start(next, cookie);
  return comeBack(await google.decide(started.question, "allow"), started.cookie);
}

async function failure(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/auth\?tab=signin/);
  expect(asHeader(answer)).not.toContain("session_token");
  const page = await ask("/auth", {}, { cookie: asHeader(answer) });
  return /Google sign-in failed: [^<]+/.exec(await page.text())?.[0] ?? "";
}

const ownerOf = async (email: string) =>
  (await db.select().from(user).where(eq(user.email, email)))[0];
const eventsOf = async (userId: string) =>
  (
    await pool.query<{ event: string }>(
      `select t.identifier as event from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload ->> 'userId' = $1 and t.identifier like 'customer.%'`,
      [userId],
    )
  ).rows.map((row) => row.event);
const withPassword = async (email: string, emailVerified = true) => {
  const names = { firstName: "Mallory", lastName: "M", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  await db.update(user).set({ emailVerified }).where(eq(user.id, userId));
  return userId;
};

test("the question binds the answer to this browser and this sign-in", async () => {
  const { answer, question } = await start("/checkout");
  expect(answer.status).toBe(303);
  const { origin, searchParams } = new URL(question);
  expect(origin).toBe(google.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    client_id: "shop-at-google",
    redirect_uri: "http://shop.example/api/auth/callback/google",
    scope: "openid email profile",
    code_challenge_method: "S256",
    state: expect.stringMatching(/^\S{32}$/),
    nonce: expect.stringMatching(/^\S{43}$/),
  });
  expect(answer.headers.getSetCookie().join()).toMatch(/pm\.state=\S+;.*HttpOnly.*SameSite=Lax/);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain(`form-action 'self' http://shop.example ${google.url}`);
});

test("the first sign-in opens an account with its customer, its consents and its event", async () => {
  const answer = await enterByGoogle();
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/portal");
  const portal = await ask("/portal", {}, { cookie: asHeader(answer) });
  expect(portal.status).toBe(200);
  const owner = await ownerOf(address());
  expect(owner).toMatchObject({
    emailVerified: true,
    firstName: "Joy",
    lastName: "Cruz",
    image: null,
    isDemo: false,
  });
  const [customer] = await db.select().from(customers).where(eq(customers.userId, owner!.id));
  expect(customer).toMatchObject({ email: address(), firstName: "Joy", marketingConsent: false });
  const agreed = await db.select().from(consents).where(eq(consents.subjectId, owner!.id));
  expect(agreed.map((row) => row.purpose).toSorted()).toEqual(["privacy", "terms"]);
  expect(await eventsOf(owner!.id)).toEqual(["customer.confirmed"]);
});

test("nothing that Google would let us do with her account is kept", async () => {
  await enterByGoogle();
  const owner = await ownerOf(address());
  const [kept] = await db.select().from(account).where(eq(account.userId, owner!.id));
  expect(kept).toMatchObject({ providerId: "google", accountId: google.person.sub });
  const { accessToken, refreshToken, idToken, password } = kept!;
  expect([accessToken, refreshToken, idToken, password]).toEqual([null, null, null, null]);
  expect(await db.$count(verification)).toBe(0);
});

test("coming again opens the same account, also when the address at Google has changed", async () => {
  await enterByGoogle();
  const owner = await ownerOf(address());
  google.person = { ...google.person, email: "moved@example.test" };
  const again = await enterByGoogle("/checkout");
  expect(again.headers.getSetCookie().join()).toContain("Welcome%20back!");
  expect(again.headers.get("location")).toBe("/checkout");
  expect(await ownerOf("moved@example.test")).toBeUndefined();
  expect(await db.$count(session, eq(session.userId, owner!.id))).toBe(2);
  expect(await eventsOf(owner!.id)).toEqual(["customer.confirmed", "customer.signed-in"]);
});

test("a confirmed account of the address is hers: both ways in from now on, and she is told", async () => {
  const userId = await withPassword(address());
  await enterByGoogle();
  expect(await db.$count(user, eq(user.email, address()))).toBe(1);
  const ways = await db.select().from(account).where(eq(account.userId, userId));
  expect(ways.map((way) => way.providerId).toSorted()).toEqual(["credential", "google"]);
  const body = new URLSearchParams({ email: address(), password: PASSWORD });
  expect((await ask("/auth", { method: "POST", body })).status).toBe(303);
  for (const time of ["first", "second"]) {
    await drainJobs(pool, accountJobs(services.auth));
    const told = await db.select().from(mails).where(eq(mails.to, address()));
    expect(
      told.map((mail) => mail.subject),
      time,
    ).toEqual(["You can now sign in with Google"]);
    await enterByGoogle();
  }
});

test("who opened an account under her address and waited for her gets nothing of hers", async () => {
  const mallory = await withPassword(address(), false);
  await services.auth.api.requestPasswordReset({ body: { email: address() } });
  await enterByGoogle();
  const owner = await ownerOf(address());
  expect(owner).toMatchObject({ emailVerified: true, firstName: "Joy" });
  expect(owner?.id).not.toBe(mallory);
  expect(await db.$count(account, eq(account.userId, mallory))).toBe(0);
  expect(await db.$count(verification, eq(verification.value, mallory))).toBe(0);
  expect(await db.$count(customers, eq(customers.email, address()))).toBe(1);
  const body = new URLSearchParams({ email: address(), password: PASSWORD });
  expect((await ask("/auth", { method: "POST", body })).status).toBe(401);
});

test("an address that Google has not confirmed opens nothing, whoever it belongs to", async () => {
  google.person.email_verified = false;
  expect(await failure(await enterByGoogle())).toContain("Google has not confirmed your email");
  expect(await ownerOf(address())).toBeUndefined();
  const userId = await withPassword(address());
  await enterByGoogle();
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  expect(await db.$count(account, eq(account.userId, userId))).toBe(1);
});

test("a person who does not allow it is back where she was", async () => {
  const { question, cookie } = await start("/checkout");
  const answer = await comeBack(await google.decide(question, "deny"), cookie);
  expect(answer.headers.get("location")).toBe("/auth?tab=signin&next=%2Fcheckout");
  expect(await failure(answer)).toContain("access wasn’t allowed");
});

test("an answer counts only in the browser that asked, and once", async () => {
  const { question, cookie } = await start();
  const back = await google.decide(question, "allow");
  const mine = await start();
  for (const jar of ["", mine.cookie]) {
    expect(await failure(await comeBack(back, jar))).toContain("started in another browser");
  }
  expect((await comeBack(back, cookie)).headers.get("location")).toBe("/portal");
  expect(await failure(await comeBack(back, cookie))).toContain("started in another browser");
  const { pathname } = new URL(back);
  expect(await failure(await ask(`${pathname}?code=x`))).toContain("started in another browser");
  expect(await failure(await ask(pathname))).toContain("started in another browser");
});

test("an answer that took too long is refused", async () => {
  const { question, cookie } = await start();
  const back = await google.decide(question, "allow");
  const expiresAt = new Date(Date.now() - 1_000);
  const [begun] = await db.select().from(verification);
  const late = { ...JSON.parse(begun!.value), expiresAt: expiresAt.getTime() };
  await db.update(verification).set({ value: JSON.stringify(late), expiresAt });
  expect(await failure(await comeBack(back, cookie))).toContain("it took too long");
  await db.delete(verification);
});

test("while Google is down nobody is told more than to come back", async () => {
  const { question, cookie } = await start();
  const back = await google.decide(question, "allow");
  google.down = true;
  const warn = vi.spyOn(services.log, "warn");
  expect(await failure(await comeBack(back, cookie))).toContain("Google didn’t respond");
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  ["written by somebody else", { iss: "https://evil.example" }],
  ["written for another shop", { aud: "another-shop" }],
  ["of another sign-in", { nonce: "another" }],
  ["that has run out", { exp: 1 }],
  ["without an address", { email: undefined }],
  ["that only looks confirmed", { email_verified: "true" }],
  ["without a name for its owner", { sub: "" }],
])("a token %s is refused", async (_, claims) => {
  google.claims = claims;
  expect(await failure(await enterByGoogle())).toContain("Google didn’t respond");
  expect(await ownerOf(address())).toBeUndefined();
});

test("a name that no page could show is left out", async () => {
  google.claims = { given_name: "Jo\u0000y", family_name: "x".repeat(101) };
  await enterByGoogle();
  expect(await ownerOf(address())).toMatchObject({ firstName: "", lastName: "" });
});

test.each(["https://evil.test", "//evil.test"])("nobody is led on to %s", async (next) => {
  expect((await enterByGoogle(next)).headers.get("location")).toBe("/portal");
});

test("the browser's cart comes along", async () => {
  const productId = await makeProduct(ctx, { name: `Glow ${made}` });
  const { token, cartId } = await fillCart(shop.as("visitor"), { productId, quantity: 2 });
  const answer = await enterByGoogle("", `pm_cart=${token}`);
  const cart = /pm_cart=([^;]+)/.exec(answer.headers.getSetCookie().join("; "))?.[1];
  expect(cart).not.toBe(token);
  const owner = await ownerOf(address());
  expect(await findCart(db, cart)).toMatchObject({ id: cartId, userId: owner?.id });
});

test("two browsers of a new customer that come back at once become one account", async () => {
  const [here, there] = [await start(), await start()];
  const backs = await Promise.all(
    [here, there].map(async ({ question, cookie }) => ({
      back: await google.decide(question, "allow"),
      cookie,
    })),
  );
  const answers = await Promise.all(backs.map(({ back, cookie }) => comeBack(back, cookie)));
  expect(answers.map((answer) => answer.headers.get("location"))).toEqual(["/portal", "/portal"]);
  const owner = await ownerOf(address());
  expect(await db.$count(account, eq(account.userId, owner!.id))).toBe(1);
  expect(await db.$count(session, eq(session.userId, owner!.id))).toBe(2);
});

test("beginning is limited as signing in is", async () => {
  for (let tries = 0; tries < 60; tries++) await start();
  expect((await start()).answer.status).toBe(429);
});
