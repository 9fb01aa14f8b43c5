import { beforeEach, expect, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { findCart } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { PASSWORD } from "#app/people/customers/factories.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ctx, db, pool } = shop;
await publishLegalTexts(ctx);
const { ask } = await openSmallWeb(shop);

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

let made = 0;
async function signedIn(cookie = "") {
  const email = `profile-${(made += 1)}@example.test`;
  const names = { firstName: "Pia", lastName: "P", isDemo: false };
  await createAccount(ctx, { email, password: PASSWORD, ...names });
  return { email, cookies: await enter(email, cookie) };
}

async function enter(email: string, cookie = "") {
  const body = new URLSearchParams({ email, password: PASSWORD });
  return jar(await ask("/auth", { method: "POST", body }, cookie ? { cookie } : {}));
}

function jar(answer: Response): Map<string, string> {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";")[0]!.split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name, value.join("=")]));
}
const asHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

type Part = "" | "/details" | "/news" | "/password";

const send = (cookies: Map<string, string>, part: Part, fields: Record<string, string>) =>
  ask(
    `/portal/profile${part}`,
    { method: "POST", body: new URLSearchParams(fields) },
    { cookie: asHeader(cookies) },
  );

async function page(cookies: Map<string, string>, part: Part, answer?: Response): Promise<string> {
  const cookie = asHeader(new Map([...cookies, ...(answer ? jar(answer) : [])]));
  return (await ask(`/portal/profile${part}`, {}, { cookie })).text();
}

test("the profile says in one line what is behind each of its rows", async () => {
  const { email, cookies } = await signedIn();
  const facts = ["Pia P", "No picture yet", "No saved addresses", email, "Two-step sign-in is off"];
  const html = await page(cookies, "");
  for (const fact of facts) expect(html).toContain(fact);
  await send(cookies, "/news", { intent: "marketing", marketing: "yes" });
  expect(await page(cookies, "")).toContain("You get them by email");
});

test("a part that the profile does not have is not found, and takes no form", async () => {
  const { cookies } = await signedIn();
  const cookie = asHeader(cookies);
  const body = new URLSearchParams({ intent: "marketing", marketing: "yes" });
  for (const init of [{}, { method: "POST", body }]) {
    expect((await ask("/portal/profile/nothing", init, { cookie })).status).toBe(404);
  }
  expect(await page(cookies, "")).not.toContain("You get them by email");
});

test("what is saved is shown again, with the word that it is", async () => {
  const { cookies } = await signedIn();
  const answer = await send(cookies, "/details", {
    intent: "details",
    firstName: "Mia",
    phone: "0917 1234567",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/portal/profile/details");
  const html = await page(cookies, "/details", answer);
  expect(html).toContain("Profile updated successfully");
  expect(html).toContain('value="Mia"');
  expect(html).toContain('value="0917 123 4567"');
});

test("a phone that is none is refused beside its field, with what was typed", async () => {
  const { cookies } = await signedIn();
  const answer = await send(cookies, "/details", {
    intent: "details",
    firstName: "Mia",
    phone: "call me",
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Enter a number");
  expect(html).toContain('value="call me"');
  expect(await page(cookies, "/details")).not.toContain('value="Mia"');
});

test("news are off until the box is ticked, and off again when it is not", async () => {
  const { cookies } = await signedIn();
  const isTicked = (html: string) =>
    / checked=""/.test(/<input[^>]*name="marketing"[^>]*>/.exec(html)?.[0] ?? "");
  expect(isTicked(await page(cookies, "/news"))).toBe(false);
  await send(cookies, "/news", { intent: "marketing", marketing: "yes" });
  expect(isTicked(await page(cookies, "/news"))).toBe(true);
  const off = await send(cookies, "/news", { intent: "marketing" });
  const html = await page(cookies, "/news", off);
  expect(html).toContain("You’ll no longer get news and offers.");
  expect(isTicked(html)).toBe(false);
});

test("a new password keeps this browser and its cart, and shows the others out", async () => {
  const productId = await makeProduct(ctx, { name: "Glow" });
  const { token, cartId } = await fillCart(shop.as("visitor"), { productId, quantity: 1 });
  const { email, cookies: here } = await signedIn(`pm_cart=${token}`);
  const there = await enter(email);
  expect(await findCart(db, there.get("pm_cart"))).toMatchObject({ id: cartId });
  const answer = await send(here, "/password", {
    intent: "password",
    currentPassword: PASSWORD,
    newPassword: "mangosteen-avenue",
  });
  expect(await page(here, "/password", answer)).toContain("Your password is changed.");
  expect((await ask("/portal", {}, { cookie: asHeader(there) })).status).toBe(302);
  expect(await findCart(db, there.get("pm_cart"))).toBeUndefined();
  const cart = jar(answer).get("pm_cart") ?? here.get("pm_cart");
  expect(await findCart(db, cart)).toMatchObject({ id: cartId });
});

test("a wrong password is said by its field, and no password is ever sent back", async () => {
  const { cookies } = await signedIn();
  const fields = { intent: "password", currentPassword: "a-wrong-one", newPassword: "mango-lane" };
  const answer = await send(cookies, "/password", fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("That isn’t your current password");
  expect(html).not.toMatch(/a-wrong-one|mango-lane/);
  const common = await send(cookies, "/password", { ...fields, newPassword: "123456" });
  expect(await common.text()).toContain("too easy to guess");
});

test("a visitor is asked to sign in, whatever is sent", async () => {
  const body = new URLSearchParams({ intent: "details", firstName: "X" });
  for (const init of [{}, { method: "POST", body }]) {
    const answer = await ask("/portal/profile/details", init);
    expect(answer.headers.get("location")).toBe("/auth?next=%2Fportal%2Fprofile%2Fdetails");
  }
});
