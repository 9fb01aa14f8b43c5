import { href } from "react-router";
import { expect, test } from "vitest";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { actorId } from "#app/platform/access/actor.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { readLockedTabs } from "./locked-tabs.server.ts";

const { ctx, as } = await testContext();

test("an affiliate whom staff added finds the tab open, and others closed until an order", async () => {
  const actor = await accountOf(ctx, "customer");
  const before = await readLockedTabs(as(actor));
  expect(before.locked).toContain(href("/portal/affiliate"));
  await makeAffiliate(ctx, actorId(actor));
  const after = await readLockedTabs(as(actor));
  expect(after.isBuyer).toBe(false);
  expect(after.locked).toEqual(before.locked.filter((tab) => tab !== href("/portal/affiliate")));
  expect(after.locked).toContain(href("/portal/therapy"));
});
