import { afterAll, describe, expect, test } from "vitest";
import { policyOf } from "#app/policy.ts";
import type { Rule } from "#app/platform/access/page.ts";
import { type Role, STAFF_ROLES } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { decodeFlash } from "#app/platform/http/flash.ts";
import { accountOf, actorOf } from "../actor-of.ts";
import { sessionOf, signedToken } from "../session-of.ts";
import { isThorough } from "../thorough.ts";
import { buildRequest } from "./build-request.ts";
import { everyCall } from "./every-call.ts";
import { type Answer, send } from "./send.ts";
import { openShop } from "./shop.ts";
import { NOTHING } from "./tampering.ts";
import { writesSince } from "./writes.ts";

const shop = await openShop();
afterAll(() => shop.pool.end());

/** The credentials of a person, and the role they should be treated as. */
type Credentials = { cookie: string; headers?: Record<string, string>; countsAs: "visitor" | Role };

const claims = {
  authorization: "Bearer admin",
  "x-user": "admin",
  "x-role": "admin",
  "x-forwarded-user": "owner@demo.test",
  "x-forwarded-for": "127.0.0.1",
  "x-original-url": "/",
  "x-http-method-override": "GET",
};

async function newSession(role: Role): Promise<{ userId: string; cookie: string }> {
  const userId = crypto.randomUUID();
  await accountOf(shop.system(), role, { userId });
  return { userId, cookie: await sessionOf(shop.auth, shop.secret, userId) };
}

async function owned(role: Role, change?: string): Promise<string> {
  const { userId, cookie } = await newSession(role);
  if (change) await shop.pool.query(change, [userId]);
  return cookie;
}

const PEOPLE: Record<string, () => Promise<Credentials>> = {
  "a visitor": async () => ({ cookie: "", countsAs: "visitor" }),
  "a visitor who claims to be the owner": async () => ({
    cookie: `pm.session_token=${signedToken("admin", "another-secret-of-32-characters-00")}`,
    headers: claims,
    countsAs: "visitor",
  }),
  "somebody who was signed out": async () => ({
    cookie: await owned("admin", "delete from sessions where user_id = $1"),
    countsAs: "visitor",
  }),
  "somebody whose session ran out": async () => ({
    cookie: await owned(
      "admin",
      "update sessions set expires_at = now() - interval '1 minute' where user_id = $1",
    ),
    countsAs: "visitor",
  }),
  "somebody whose account is gone": async () => ({
    cookie: await owned("admin", "delete from users where id = $1"),
    countsAs: "visitor",
  }),
  "a customer": async () => ({ cookie: await owned("customer"), countsAs: "customer" }),
  "a customer who was staff": async () => ({
    cookie: await owned("admin", "delete from user_roles where user_id = $1"),
    countsAs: "customer",
  }),
  ...Object.fromEntries(
    STAFF_ROLES.map((role) => [
      `a ${role}`,
      async () => ({ cookie: await owned(role), countsAs: role }),
    ]),
  ),
};

/** The most different people. A thorough run asks as every one. */
const A_FEW = ["a visitor who claims to be the owner", "a customer who was staff", "a support"];
const CLOSED_TO_SOME = isThorough ? Object.keys(PEOPLE) : A_FEW;
const OPEN_TO_ALL = ["a visitor", "a visitor who claims to be the owner", "a customer"];

const everyCell = everyCall().flatMap(({ name, prepare, ...endpoint }) => {
  const rule = policyOf(endpoint.pattern)?.[endpoint.method];
  if (!rule) throw new Error(`${name} has no row`);
  const people = rule.who === "anyone" ? OPEN_TO_ALL : CLOSED_TO_SOME;
  return [{ name, prepare, endpoint, rule, people }];
});

/** The guard reads the policy's table, so one route of each rule represents all of them. */
const ofEachRule = new Map(
  everyCell.map((cell) => [`${cell.endpoint.method} ${cell.rule.who}`, cell] as const),
);
const cells = isThorough ? everyCell : [...ofEachRule.values()];

/** The policy's expected answer: admitted, or how the person is turned away. */
function verdictOf({ who }: Rule, { countsAs, headers }: Credentials): string {
  if (who === "anyone") return "in";
  if (who === "demo") return headers ? "not found" : "in";
  if (countsAs === "visitor") return "to sign in";
  return who === "signed-in" || may(actorOf(countsAs), who) ? "in" : "denied";
}

function verdictIn({ status, headers: { location = "" }, cookies }: Answer): string {
  if (location.startsWith("/auth?next=")) return "to sign in";
  const flash = cookies.find((line) => line.startsWith("pm_flash="));
  const said = decodeFlash(flash?.slice("pm_flash=".length).split(";")[0]);
  if (location === "/" && said?.title === "Access Denied") return "denied";
  return status === 403 ? "forbidden" : "in";
}

describe.each(cells)("$name", ({ prepare, endpoint, rule, people }) => {
  test("lets in whom the table names, and turns away everybody else", async () => {
    const { cookie: _, ...call } = await prepare(shop);
    for (const who of people) {
      const person = await PEOPLE[who]?.();
      if (!person) throw new Error(`nobody is called ${who}`);
      // The page refuses an empty form, so nothing changes for the next person.
      const empty = { ...call, fields: {} };
      const { asked } = buildRequest(endpoint, empty, NOTHING, {
        url: shop.url,
        session: person.cookie,
      });
      await writesSince(shop.pool);
      const answer = await send(shop.url, {
        ...asked,
        headers: { ...asked.headers, ...person.headers },
      });
      const expected = verdictOf(rule, person);
      const missing = expected === "not found" && answer.status === 404;
      const said = missing ? expected : verdictIn(answer);
      const writes = expected === "in" ? [] : await writesSince(shop.pool);
      expect({ who, said, writes }).toEqual({ who, said: expected, writes: [] });
      expect(answer.status).toBeLessThan(500);
    }
    await call.restore?.();
  });
});
