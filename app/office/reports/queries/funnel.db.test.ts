import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { countSteps } from "#app/running/visits/commands/count-steps.server.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder } from "../factories.ts";
import { sumFunnel } from "../rules/sum-funnel.ts";
import { funnelOf } from "./funnel.server.ts";

const { ctx, db, at } = await testContext();
const DAYS = { from: "2026-03-01", to: "2026-03-31" };

test("before the first visit there is no conversion", async () => {
  expect(await funnelOf(db, DAYS)).toEqual({ rows: [], since: undefined });
});

test("sets paid orders beside the visits of their days", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  const lines = [{ productId, price: 10_000 }] as const;
  await makePaidOrder(ctx, "2026-03-02T04:00:00Z", { lines });
  await makePaidOrder(ctx, "2026-03-05T04:00:00Z", { lines });
  await makePaidOrder(ctx, "2026-03-05T05:00:00Z", { lines, status: "cancelled" });
  const visit = at("2026-03-04T04:00:00Z");
  await countSteps(visit, ["visit", "product", "checkout"]);
  await countSteps(visit, ["visit"]);
  await countSteps(at("2026-03-05T04:00:00Z"), ["visit", "assessment"]);
  await countSteps(at("2026-04-01T04:00:00Z"), ["visit"]);

  const funnel = await funnelOf(db, DAYS);
  expect(funnel.since).toBe("2026-03-04");
  expect(sumFunnel(funnel)).toMatchObject({
    visit: 3,
    product: 1,
    cart: 0,
    checkout: 1,
    paid: 1,
    assessment: 1,
    checkoutRate: 100,
  });
});
