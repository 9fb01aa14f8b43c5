import { Hono } from "hono";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { healthRoutes } from "./health.server.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const { ask, services } = await openSmallWeb(await testContext());

test.each([
  ["/healthz", "ok"],
  ["/readyz", "ready"],
])("%s says that all is well, and is asked anew each time", async (path, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("the figures are for this machine only", async () => {
  const answer = await ask("/metrics");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toContain("http_request_duration_seconds");
  for (const header of ["x-forwarded-for", "forwarded", "x-forwarded-proto"]) {
    expect((await ask("/metrics", {}, { [header]: "127.0.0.1" })).status).toBe(404);
  }
});

test("other answers keep the time that they may be kept", async () => {
  const web = new Hono();
  web.route("/", healthRoutes(services));
  web.get("/assets/app.js", (c) => c.text("", 200, { "cache-control": "public, immutable" }));
  const answer = await web.request("/assets/app.js");
  expect(answer.headers.get("cache-control")).toBe("public, immutable");
});
