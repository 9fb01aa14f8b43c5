import { Hono } from "hono";
import { expect, test } from "vitest";
import { oldPaths } from "#app/office/moving/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { oldAddresses } from "./old-addresses.server.ts";

const { ctx, db } = await testContext();
const leadTo = (to: string, _: Record<string, string>, status: 301) =>
  new Response(null, { status, headers: { location: to } });
const web = new Hono()
  .use(oldAddresses({ db, log: quietLog }, leadTo))
  .get("/live", (c) => c.text("here"))
  .all("*", (c) => c.text("missing", 404, { "x-of-missing": "1" }));
await db.insert(oldPaths).values(
  ["/old", "/live", "/admin/old"].map((path) => ({
    id: ctx.ids.newId(),
    path,
    leadsTo: "/learn",
  })),
);

test.each<[string, string, number, string | null]>([
  ["GET", "/old", 301, "/learn"],
  ["HEAD", "/Old/?utm=1", 301, "/learn?utm=1"],
  ["POST", "/old", 404, null],
  ["GET", "/live", 200, null],
  ["GET", "/admin/old", 404, null],
  ["GET", "/unknown", 404, null],
  ["GET", "//evil.example/%2e", 404, null],
])("%s %s is answered with %d", async (method, path, status, location) => {
  const answer = await web.request(`http://shop.test${path}`, { method });
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  expect(answer.headers.has("x-of-missing")).toBe(status === 404);
});
