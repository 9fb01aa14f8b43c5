import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { findCart } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { PASSWORD, accountJobs, mailedToken } from "#app/people/customers/factories.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ctx, db, pool } = shop;
await publishLegalTexts(ctx);
const { ask, services } = await openSmallWeb(shop);

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

let made = 0;
const newAddress = () => `web-${(made += 1)}@example.test`;

async function account() {
  const email = newAddress();
  const names = { firstName: "Web", lastName: "W", isDemo: false };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  return { email, userId };
}

const send = (path: string, fields: Record<string, string>, cookie = "") =>
  ask(path, { method: "POST", body: new URLSearchParams(fields) }, cookie ? { cookie } : {});

/** What a browser holds after the answer. */
function jar(answer: Response): Map<string, string> {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";")[0]!.split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name, value.join("=")]));
}
const asHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

test("signing up leads to the sign-in tab, and signs nobody in", async () => {
  const email = newAddress();
  const fields = { intent: "sign-up", email, password: PASSWORD, next: "/checkout", role: "admin" };
  const answer = await send("/auth?tab=signup", fields);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/auth?tab=signin&next=%2Fcheckout");
  expect(jar(answer).has("pm.session_token")).toBe(false);
  const page = await ask("/auth?tab=signin", {}, { cookie: asHeader(jar(answer)) });
  const html = await page.text();
  expect(html).toContain("Please check your email to confirm your account");
  // The link is sent again by one press, without the address in an address.
  expect(html).toContain('action="/confirm-email"');
  expect(html).toContain(`value="${email}"`);
  expect(answer.headers.getSetCookie().join()).not.toContain(email);
  await drainJobs(pool, accountJobs(services.auth), { at: new Date() });
  const link = `/confirm-email/${encodeURIComponent(await mailedToken(ctx, email))}`;
  // In whatever browser: where she was going is kept with the account, and not in the mail.
  expect(link).not.toContain("checkout");
  const confirmed = await send(link, { password: PASSWORD });
  expect(confirmed.headers.get("location")).toBe("/checkout");
  expect(jar(confirmed).get("pm_signed_up")).toBe("");
  expect((await send(link, { password: PASSWORD })).headers.get("location")).toBe("/");
});

test("a new password leads on to where she was going", async () => {
  const { email } = await account();
  await send("/reset-password?next=/checkout", { email });
  await drainJobs(pool, accountJobs(services.auth), { at: new Date() });
  const path = `/reset-password/${await mailedToken(ctx, email)}`;
  const answer = await send(path, { password: "mangosteen-avenue" });
  expect(answer.headers.get("location")).toBe("/auth?tab=signin&next=%2Fcheckout");
  expect(jar(answer).get("pm_device")).toBeTruthy();
});

test("a link that signs in waits for one press, and leads on", async () => {
  const { email } = await account();
  const asked = await send("/sign-in-link?next=/checkout", { email });
  expect(await asked.text()).toContain("It works once, within 15 minutes.");
  await drainJobs(pool, accountJobs(services.auth), { at: new Date() });
  const path = `/sign-in-link/${await mailedToken(ctx, email)}`;
  for (const look of [await ask(path), await ask(path)]) {
    expect(look.headers.get("referrer-policy")).toBe("same-origin");
    expect(await look.text()).toContain(email);
  }
  const answer = await send(path, {});
  expect(answer.headers.get("location")).toBe("/checkout");
  expect(jar(answer).get("pm.session_token")).toBeTruthy();
  expect(await (await ask(path)).text()).toContain("This link no longer works");
});

test("a known address is told by its field, with what was typed but for the password", async () => {
  const { email } = await account();
  const fields = { intent: "sign-up", email, password: PASSWORD, firstName: "Wilma" };
  const answer = await send("/auth?tab=signup", fields);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).toContain("An account with this email already exists");
  expect(html).toContain('value="Wilma"');
  expect(html).not.toContain(PASSWORD);
});

test.each([
  ["sessions", "/confirm-email", { password: PASSWORD }],
  ["sessions", "/sign-in-link", {}],
  ["accounts", "/reset-password", { password: "mangosteen-avenue" }],
] as const)(
  "a fault at %s leaves the form of %s, and its link works",
  async (table, path, sent) => {
    const { email } = await account();
    await db
      .update(user)
      .set({ emailVerified: path !== "/confirm-email" })
      .where(eq(user.email, email));
    await send(path, { email });
    await drainJobs(pool, accountJobs(services.auth), { at: new Date() });
    const link = `${path}/${encodeURIComponent(await mailedToken(ctx, email))}`;
    await pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger fault before insert or update on ${table} execute function fail()`);
    const answer = await send(link, sent);
    await pool.query("drop function fail cascade");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/<form.*An unexpected error occurred.*<button/s);
    expect((await send(link, sent)).status).toBe(303);
  },
);

test("the first mistake is the page's, and each is at its field", async () => {
  const fields = { intent: "sign-up", email: "web", password: "12345" };
  const answer = await send("/auth?tab=signup", fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html.match(/Invalid email address/g)?.length).toBeGreaterThan(1);
  expect(html).toContain("Password must be at least 6 characters");
  const common = await send("/auth?tab=signup", {
    ...fields,
    email: "a@b.test",
    password: "123456",
  });
  expect(await common.text()).toContain("too easy to guess");
});

test("who has not confirmed is offered the link again", async () => {
  const { email, userId } = await account();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  const html = await (await send("/auth", { email, password: PASSWORD })).text();
  expect(html).toContain("Please check your email and click the confirmation link");
  expect(html).toContain("Send the link again");
  const wrong = await (await send("/auth", { email, password: "not-the-one" })).text();
  expect(wrong).toContain("Invalid email or password");
  expect(wrong).not.toContain("Send the link again");
});

test("opening a link confirms nothing, and tells the address to no other site", async () => {
  const { email, userId } = await account();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  await send("/confirm-email", { email });
  await drainJobs(pool, accountJobs(services.auth));
  const path = `/confirm-email/${encodeURIComponent(await mailedToken(ctx, email))}`;
  const page = await ask(path);
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(await page.text()).toContain(email);
  const [before] = await db.select().from(user).where(eq(user.id, userId));
  expect(before?.emailVerified).toBe(false);
  const answer = await send(path, { password: PASSWORD });
  expect(answer.headers.get("location")).toBe("/");
  expect(jar(answer).get("pm_flash")).toContain("Your%20email%20is%20confirmed");
  expect(jar(answer).get("pm.session_token")).toBeTruthy();
});

test.each(["/confirm-email", "/reset-password", "/sign-in-link"])(
  "%s answers every address alike",
  async (path) => {
    const { email } = await account();
    const known = await (await send(path, { email })).text();
    const unknown = await (await send(path, { email: "nobody@example.test" })).text();
    const bare = (html: string, address: string) =>
      html.replaceAll(address, "…").replaceAll(/nonce="[^"]*"/g, "");
    expect(bare(unknown, "nobody@example.test")).toBe(bare(known, email));
  },
);

test.each(["/confirm-email/nonsense", "/reset-password/nonsense", "/sign-in-link/nonsense"])(
  "%s says that the link is over, and where to get a new one",
  async (path) => {
    const html = await (await ask(path)).text();
    expect(html).toContain("This link no longer works");
    expect(html).toContain(`href="${path.replace("/nonsense", "")}"`);
    expect((await send(path, { password: PASSWORD })).status).toBe(303);
  },
);

test("signing in brings the browser's cart along, and signing out leaves it with the account", async () => {
  const { email } = await account();
  const productId = await makeProduct(ctx, { name: "Glow" });
  const { token, cartId } = await fillCart(shop.as("visitor"), { productId, quantity: 2 });
  const entered = jar(await send("/auth", { email, password: PASSWORD }, `pm_cart=${token}`));
  expect(entered.get("pm_cart")).not.toBe(token);
  expect(await findCart(db, entered.get("pm_cart"))).toMatchObject({ id: cartId });
  expect(entered.get("pm_glance")).toBe("2.1.0");

  const left = jar(await ask("/sign-out", { method: "POST" }, { cookie: asHeader(entered) }));
  expect(left.get("pm_cart")).toBe("");
  expect(left.get("pm_last_order")).toBe("");
  expect(left.get("pm_glance")).toBe("0.0.0");
  expect(await findCart(db, entered.get("pm_cart"))).toBeUndefined();
  const back = jar(await send("/auth", { email, password: PASSWORD }));
  expect(await findCart(db, back.get("pm_cart"))).toMatchObject({ id: cartId });
});

test("signing out everywhere ends every session of the account and no other", async () => {
  const [{ email, userId }, other] = [await account(), await account()];
  const enter = async (address: string) =>
    jar(await send("/auth", { email: address, password: PASSWORD }));
  const [here, there, hers] = [await enter(email), await enter(email), await enter(other.email)];
  const out = "/sign-out?everywhere=yes";
  await ask(out, { method: "POST" }, { cookie: asHeader(here) });
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  expect((await ask("/portal", {}, { cookie: asHeader(there) })).status).toBe(302);
  expect((await ask("/portal", {}, { cookie: asHeader(hers) })).status).toBe(200);
});

test("staff read at the link what their password needs, and what theirs lacks", async () => {
  const { email, userId } = await account();
  await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
  await send("/reset-password", { email });
  await drainJobs(pool, accountJobs(services.auth));
  const path = `/reset-password/${await mailedToken(ctx, email)}`;
  expect(await (await ask(path)).text()).toContain("Must be at least 8 characters, with a number");
  const answer = await send(path, { password: "mangosteen" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Password must contain a number");
});

test("a new password shows out whoever was in", async () => {
  const { email } = await account();
  const before = jar(await send("/auth", { email, password: PASSWORD }));
  await send("/reset-password", { email });
  await drainJobs(pool, accountJobs(services.auth));
  const path = `/reset-password/${await mailedToken(ctx, email)}`;
  expect(await (await send(path, { password: "123456" })).text()).toContain("too easy to guess");
  const answer = await send(path, { password: "mangosteen-avenue" });
  expect(answer.headers.get("location")).toBe("/auth");
  expect((await ask("/portal", {}, { cookie: asHeader(before) })).status).toBe(302);
  // The path alone: behind a proxy the address that was asked for is not the browser's.
  expect((await send(path, { password: "once-more-now" })).headers.get("location")).toBe(path);
});

test("a passkey is offered only where the shop's address allows one", async () => {
  expect(await (await ask("/auth")).text()).not.toContain("Sign in with a passkey");
  const named = await openSmallWeb(shop, { APP_URL: "https://shop.example" });
  const page = await named.ask("/auth", {}, { "x-forwarded-proto": "https" });
  expect(await page.text()).toContain("Sign in with a passkey");
});

test("the page that asks where to send a link does not speak of the new password yet", async () => {
  const html = await (await ask("/reset-password")).text();
  expect(html).toMatch(/<h1[^>]*>Forgot your password\?/);
  expect(html).not.toContain("Choose a new password");
});
