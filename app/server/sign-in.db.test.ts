import { expect, test } from "vitest";
import { findEntrance } from "#app/people/customers/queries/entrance.server.ts";
import { signInLimits } from "#app/people/customers/rules/sign-in-limits.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const shop = await testContext();
const { ask, services } = await openSmallWeb(shop);
const carla = { email: "carla@example.test", password: "mango-avenue" };
await createAccount(shop.ctx, { ...carla, firstName: "Carla", lastName: "C", isDemo: false });

const signIn = (fields: Record<string, string>, path = "/auth") =>
  ask(path, { method: "POST", body: new URLSearchParams(fields) });

/** What the browser sends from then on. */
function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

test("signing in opens the portal, and signing out closes it", async () => {
  const answer = await signIn({ ...carla, next: "/portal" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/portal");
  const cookie = cookiesOf(answer);
  expect((await ask("/portal", {}, { cookie })).status).toBe(200);

  const out = await ask("/sign-out", { method: "POST" }, { cookie });
  expect(out.headers.get("location")).toBe("/");
  expect(cookiesOf(out)).toContain("pm.session_token=;");
  expect((await ask("/portal", {}, { cookie })).status).toBe(302);
});

test("the session's cookie is for the server alone; the header's figures are for the page", async () => {
  const cookies = (await signIn(carla)).headers.getSetCookie();
  const lines = (name: string) => cookies.filter((cookie) => cookie.startsWith(`${name}=`));
  expect(lines("pm.session_token")).toEqual([expect.stringMatching(/HttpOnly.*SameSite=Lax/)]);
  expect(lines("pm_glance")).toEqual([expect.stringMatching(/^pm_glance=0\.1\.0; (?!.*HttpOnly)/)]);
  expect(lines("pm_flash")).toEqual([expect.stringContaining("Welcome%20back!")]);
});

test("a wrong password is answered with the page, the address and the reason", async () => {
  const answer = await signIn({ ...carla, password: "wrong-password" });
  expect(answer.status).toBe(401);
  const html = await answer.text();
  expect(html).toContain("Invalid email or password");
  expect(html).toContain('value="carla@example.test"');
  expect(html).not.toContain("wrong-password");
});

test("what is not filled in is said by its field", async () => {
  const answer = await signIn({ email: "carla", password: "abc" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Invalid email address");
  expect(html).toContain("Password must be at least 6 characters");
});

test.each(["https://evil.test", "//evil.test"])("nobody is led on to %s", async (next) => {
  expect((await signIn({ ...carla, next })).headers.get("location")).toBe("/");
});

test("too many tries are answered with the time to wait, and with a link by mail", async () => {
  const email = "guessed@example.test";
  const { account } = await findEntrance(shop.ctx, email, undefined);
  const [source] = signInLimits({ account, network: "127.0.0.1", knownDevice: false });
  for (let used = 0; used < 10; used++) await services.limiter.take(source!.limit, source!.key);
  const answer = await signIn(
    { email, password: "guess-no-11", next: "/checkout" },
    "/auth?next=/checkout",
  );
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  const html = await answer.text();
  expect(html).toContain("Please try again in 15 minutes");
  expect(html).toContain('action="/sign-in-link?next=%2Fcheckout"');
});
