import { expect, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { finishAnswer } from "./finish-answer.server.ts";

const { ctx } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow" });
const { token } = await fillCart(ctx, { productId, quantity: 2 });

type RequestOptions = { actor?: Actor; cookies?: Record<string, string>; set?: string[] };

/** The header cookie that goes out with an answer, or undefined when the browser's still holds. */
async function summaryAfter(
  { actor = actorOf("visitor"), cookies = {}, set = [] }: RequestOptions,
  more = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const request = new Request("http://x.test", { headers: { cookie } });
  const response = new Response("page", { status: 201 });
  for (const line of set) response.headers.append("set-cookie", line);
  const served = {
    ctx: { ...ctx, actor },
    env: parseEnv({}),
    log: quietLog,
    ...more,
  } as RequestContext;
  const answer = await finishAnswer(request, response, served);
  expect([answer.status, await answer.text()]).toEqual([201, "page"]);
  const lines = answer.headers.getSetCookie();
  expect(lines.slice(0, set.length)).toEqual(set);
  return lines[set.length]?.split(";")[0]?.replace("pm_glance=", "");
}

test("a first visit needs no cookie", async () => {
  expect(await summaryAfter({})).toBeUndefined();
});

test.each([
  ["a filled cart", { cookies: { [CART_COOKIE]: token } }, "2.0.0"],
  ["a cart filled by this answer", { set: [`${CART_COOKIE}=${token}; Path=/`] }, "2.0.0"],
  ["a cart nobody knows", { cookies: { [CART_COOKIE]: "nope", pm_glance: "2.0.0" } }, "0.0.0"],
  ["a customer", { actor: actorOf("customer") }, "0.1.0"],
  ["somebody of the staff", { actor: actorOf("fulfilment") }, "0.1.1"],
  ["who has just signed in", { set: ["pm.session_token=a.b; Path=/"] }, "0.1.0"],
  [
    "who has just signed out",
    {
      actor: actorOf("admin"),
      cookies: { pm_glance: "0.1.1" },
      set: ["pm.session_token=; Max-Age=0"],
    },
    "0.0.0",
  ],
  ["a cookie that is no longer true", { cookies: { pm_glance: "7.1.1" } }, "0.0.0"],
])("%s is told to the page", async (_, asked, summary) => {
  expect(await summaryAfter(asked)).toBe(summary);
});

test("a cookie that still holds is not sent again", async () => {
  const cookies = { [CART_COOKIE]: token, pm_glance: "2.1.0" };
  expect(await summaryAfter({ actor: actorOf("customer"), cookies })).toBeUndefined();
});

test("a failed answer is left as it is", async () => {
  const problem = toHttpProblem(new Error("broken"));
  expect(await summaryAfter({ actor: actorOf("customer") }, { problem })).toBeUndefined();
});

test("an answer does not fail with the count of its header", async () => {
  const away = openPool({ connectionString: "postgresql://nobody@127.0.0.1:1/nothing" }, quietLog);
  const asked = { actor: actorOf("customer"), cookies: { [CART_COOKIE]: token } };
  const lost = { ctx: { ...ctx, actor: asked.actor, db: openDb(away) } };
  expect(await summaryAfter(asked, lost)).toBeUndefined();
});

test("an answer that says the database is away does not ask it once more", async () => {
  const served = { ctx, env: parseEnv({}), log: quietLog } as RequestContext;
  const request = new Request("http://x.test", { headers: { cookie: `${CART_COOKIE}=${token}` } });
  const setBy = async (status: number) =>
    (await finishAnswer(request, new Response("page", { status }), served)).headers.getSetCookie();
  expect(await setBy(200)).toHaveLength(1);
  expect(await setBy(503)).toEqual([]);
});
