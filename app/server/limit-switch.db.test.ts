import { expect, test } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { SHOP, ask, openTill } from "./enforce-policy.fixture.ts";

const { db, as } = await testContext();
const owner = as("admin");
const visitor = actorOf("visitor");

async function statusOf(pattern: string): Promise<number | undefined> {
  const asked = { method: "POST", headers: { origin: SHOP }, db };
  return (await ask(visitor, pattern, asked, { ...openTill(), allowed: false }))?.status;
}

test("while requests are limited, a cart and a sign-in that are used up both wait", async () => {
  expect([await statusOf("/cart"), await statusOf("/auth")]).toEqual([429, 429]);
});

test("switched off, the cart goes on, and signing in and callbacks still wait", async () => {
  await saveSettings(owner, { api_rate_limiting: "false" });
  expect(await statusOf("/cart")).toBeUndefined();
  expect(await statusOf("/contact")).toBeUndefined();
  expect(await statusOf("/auth")).toBe(429);
  expect(await statusOf("/api/payments/:gateway/callback")).toBe(429);
});
