import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#app/platform/log.server.ts";
import { metrics } from "./metrics.server.ts";
import { observe } from "./observe.server.ts";

/** What is logged when a path is asked for. */
async function logged(path: string, method = "GET", signal?: AbortSignal): Promise<unknown> {
  const lines: string[] = [];
  const web = new Hono();
  web.onError((_, c) => c.text("broken", 500));
  web.use(observe(createLog("debug", { write: (line: string) => void lines.push(line) })));
  web.get("/broken", () => {
    throw new Error("broken");
  });
  web.all("*", (c) => c.text("ok"));
  await web.request(path, { method, ...(signal && { signal }) });
  expect(lines).toHaveLength(1);
  return JSON.parse(lines.join(""));
}

const DEBUG = 20;
const ERROR = 50;

test("an answer leaves one line with its method, path, status and time", async () => {
  expect(await logged("/products/glow", "POST")).toEqual({
    level: DEBUG,
    time: expect.any(String),
    method: "POST",
    path: "/products/glow",
    status: 200,
    ms: expect.any(Number),
    msg: "answered",
  });
});

test.each(["/order/tok3n", "/order/tok3n.data", "/Order/tok3n", "//order/tok3n"])(
  "the token in %s is never logged",
  async (path) => {
    expect(JSON.stringify(await logged(`http://shop.example${path}`))).not.toContain("tok3n");
  },
);

test("a query is never logged: it may say what ails whom", async () => {
  expect(JSON.stringify(await logged("/products?q=weight"))).not.toContain("weight");
});

test("a failed answer is logged as an error", async () => {
  expect(await logged("/broken")).toMatchObject({ level: ERROR, status: 500 });
});

test("who left before the answer is no failure of the shop", async () => {
  const line = await logged("/broken", "GET", AbortSignal.abort());
  expect(line).toMatchObject({ level: DEBUG, status: 499 });
});

test("answers are measured by method and status, not by path", async () => {
  await logged("/products/unheard-of", "PATCH");
  const figures = await metrics.metrics();
  expect(figures).toContain('http_request_duration_seconds_count{method="PATCH",status="200"} 1');
  expect(figures).not.toContain("unheard-of");
});
