import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const { ask } = await openSmallWeb(await testContext());

test("a shop that Google does not know offers no button", async () => {
  for (const tab of ["signin", "signup"]) {
    const page = await ask(`/auth?tab=${tab}`);
    expect(await page.text()).not.toContain("Google");
    expect(page.headers.get("content-security-policy")).not.toContain("google");
  }
});

test("whoever presses it all the same is told what to do instead", async () => {
  const body = new URLSearchParams({ intent: "google" });
  const answer = await ask("/auth", { method: "POST", body });
  expect(answer.headers.get("location")).toBe("/auth?tab=signin");
  expect(answer.headers.getSetCookie().join()).toContain("doesn%E2%80%99t%20offer%20it");
});
