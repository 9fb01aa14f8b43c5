import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const { ask } = await openSmallWeb(await testContext());

test("the service worker names its build, is asked for anew, and may load nothing else", async () => {
  const answer = await ask("/service-worker.js");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
  });
  expect(await answer.text()).toMatch(/^const VERSION = "[^"]+";\n/);
});
