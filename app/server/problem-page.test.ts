import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { problemPage } from "./problem-page.server.ts";

const away = toHttpProblem(Object.assign(new Error("secret host"), { code: "ECONNREFUSED" }));

test("an outage is told as one that passes, with the time to come back", async () => {
  const page = problemPage(away, new Headers());
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("5");
  const html = await page.text();
  expect(html).toContain("<h1>One moment, please</h1>");
  expect(html).toContain("Nothing was lost");
  expect(html).not.toContain("secret host");
});

test("a fault of ours is told as one, without a time", async () => {
  const page = problemPage(toHttpProblem(new Error("x")), new Headers());
  expect(page.status).toBe(500);
  expect(page.headers.get("retry-after")).toBeNull();
  expect(await page.text()).toContain("<h1>Something went wrong</h1>");
});

test("what was refused says how to ask instead", () => {
  const page = problemPage({ status: 405, message: "No", allow: "GET" }, new Headers());
  expect(page.status).toBe(405);
  expect(page.headers.get("allow")).toBe("GET");
});

test("the page is a whole one, kept by nobody, and keeps the headers it is given", async () => {
  const given = new Headers({ "x-frame-options": "DENY", "cache-control": "public" });
  const page = problemPage(away, given);
  expect(Object.fromEntries(page.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "retry-after": "5",
    "x-frame-options": "DENY",
  });
  expect(await page.text()).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
});

test("its style is in it, and allowed, and nothing else is", async () => {
  const given = securityHeaders({ scripts: [], formTargets: [], https: true });
  const page = problemPage(away, new Headers(given));
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(await page.text()) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  const styles = /style-src ([^;]*)/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
  expect(styles).toBe(`'sha256-${hash}'`);
});
