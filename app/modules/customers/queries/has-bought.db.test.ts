import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { customers } from "../tables.server.ts";
import { hasBought } from "./has-bought.server.ts";

const { ctx, db, as } = await testContext();

test("the portal opens with the first paid order, and for an owner", async () => {
  const userId = ctx.ids.newId();
  const own = as(await accountOf(ctx, "customer", { userId }));
  expect(await hasBought(own)).toBe(false);
  await db.update(customers).set({ orderCount: 1 }).where(eq(customers.userId, userId));
  expect(await hasBought(own)).toBe(true);
  expect(await hasBought(as(await accountOf(ctx, "admin")))).toBe(true);
  expect(await hasBought(as(await accountOf(ctx, "support")))).toBe(false);
  expect(await hasBought(as(actorOf("visitor")))).toBe(false);
});
