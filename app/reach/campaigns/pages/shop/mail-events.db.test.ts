import { expect, test } from "vitest";
import { signBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { mailEvents, mailSuppressions } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { action } from "./mail-events.ts";

const SECRET = "a secret that only the provider knows";
const { ctx, db, pool } = await testContext();
const { args } = openTestGateway({ ctx, pool });

type EventRequest = { secret?: string; signature?: string; at?: Date };

async function send(body: object, { secret = SECRET, signature, at = ctx.now }: EventRequest = {}) {
  const text = JSON.stringify(body);
  const request = new Request("https://shop.example.test/api/mail/events", {
    method: "POST",
    body: text,
    headers: { "x-signature": signature ?? signBody(text, SECRET, at) },
  });
  const given = args(request);
  const served = given.context.get(requestContext);
  const env = { ...served.env, inboundMailSecret: secret === "" ? undefined : secret };
  given.context.set(requestContext, { ...served, env });
  const answer = await action({ ...given, pattern: "/api/mail/events", params: {} });
  return { status: answer.status, json: await answer.json() };
}

const bounce = {
  id: "event-1",
  kind: "hard",
  email: "Gone@Example.test",
  note: "550 no such user",
};

test("a signed event is taken, once", async () => {
  expect(await send(bounce)).toEqual({ status: 200, json: { ok: true, new: true } });
  expect(await send(bounce)).toEqual({ status: 200, json: { ok: true, new: false } });
  expect(await db.$count(mailEvents)).toBe(1);
  expect(await db.select().from(mailSuppressions)).toMatchObject([
    { reason: "hard_bounce", note: "550 no such user" },
  ]);
});

test.each([
  ["without a secret of the shop", bounce, { secret: "" }, 404],
  ["signed by nobody", bounce, { signature: "t=1,v1=abc" }, 401],
  ["signed long ago", bounce, { at: new Date(ctx.now.getTime() - 3_600_000) }, 401],
  ["of no kind", { ...bounce, kind: "odd" }, {}, 422],
  ["of no address", { ...bounce, email: "nobody" }, {}, 422],
])("one %s changes nothing", async (_, body, how, status) => {
  const before = await db.$count(mailEvents);
  expect(await send({ ...body, id: "event-2" }, how)).toMatchObject({ status });
  expect(await db.$count(mailEvents)).toBe(before);
});
