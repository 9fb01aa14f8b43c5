import { Hono } from "hono";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { healthRoutes } from "./health.server.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const tested = await testContext();
const { ask, services } = await openSmallWeb(tested);

test.each([
  ["/healthz", "ok"],
  ["/readyz", "ready"],
])("%s says that all is well, and is asked anew each time", async (path, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

const full = await openSmallWeb(tested, {}, { hasRoom: () => false });

test("with a full disk nobody is to be sent here", async () => {
  const answer = await full.ask("/readyz");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(await answer.text()).toBe("the disk is full");
  expect((await full.ask("/healthz")).status).toBe(200);
});

const TOKEN = "only-prometheus-knows-it";
const shops = {
  demo: await openSmallWeb(tested, { APP_URL: "http://127.0.0.1", DEMO: "on" }),
  "demo behind a proxy that is named": await openSmallWeb(tested, {
    APP_URL: "http://127.0.0.1",
    DEMO: "on",
    TRUST_PROXY: "on",
  }),
  "demo with an address": await openSmallWeb(tested, { DEMO: "on" }),
  "shop without a token": await openSmallWeb(tested),
  "shop with a token": await openSmallWeb(tested, { METRICS_TOKEN: TOKEN }),
};

test.each([
  ["figures", "/metrics", "http_request_duration_seconds"],
  ["mailbox", "/demo/mailbox", "Every email the demo shop would have sent"],
])("only its own machine sees the %s of a demo", async (_, path, text) => {
  const answer = await shops.demo.ask(path);
  expect(answer.headers.get("content-type")).toMatch(/^text\//);
  expect(await answer.text()).toContain(text);
  const ofProxies = ["x-forwarded-for", "forwarded", "x-forwarded-proto"];
  for (const header of [...ofProxies, "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"]) {
    expect((await shops.demo.ask(path, {}, { [header]: "127.0.0.1" })).status).toBe(404);
  }
});

test.each([
  "demo behind a proxy that is named",
  "demo with an address",
  "shop without a token",
  "shop with a token",
] as const)("the figures of a %s are not there for whoever asks", async (name) => {
  expect((await shops[name].ask("/metrics")).status).toBe(404);
  const guess = { authorization: "Bearer undefined" };
  expect((await shops[name].ask("/metrics", {}, guess)).status).toBe(404);
});

test("with its token the figures are there, from wherever it comes", async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.9" };
  const answer = await shops["shop with a token"].ask("/metrics", {}, headers);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("http_request_duration_seconds");
});

test("other answers keep the time that they may be kept", async () => {
  const web = new Hono();
  web.route("/", healthRoutes(services));
  web.get("/assets/app.js", (c) => c.text("", 200, { "cache-control": "public, immutable" }));
  const answer = await web.request("/assets/app.js");
  expect(answer.headers.get("cache-control")).toBe("public, immutable");
});
