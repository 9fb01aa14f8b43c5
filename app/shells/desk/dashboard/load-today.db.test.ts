import { expect, test } from "vitest";
import { makeSupplier, makeSupplierItem } from "#app/goods/purchasing/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { loadFrame } from "../frame/load-frame.server.ts";
import { loadToday } from "./load-today.server.ts";

const { ctx, as, pool } = await testContext();
const dataDir = await temporaryFolder();
await publishLegalTexts(ctx);
const memory = new Memory();

const servedTo = (role: Parameters<typeof actorOf>[0]) => ({
  ctx: as(role),
  memory,
  env: { dataDir, smtpUrl: undefined, appUrl: "https://shop.example" },
  gatewayEnabled: false,
  displayName: undefined,
});

/** The page, and what stands around it. The four statements of a session come before both. */
const open = (role: Parameters<typeof actorOf>[0]) => {
  const served = servedTo(role);
  const request = new Request("https://shop.example/admin");
  return Promise.all([loadToday(served, new URLSearchParams()), loadFrame(served, request)]);
};

test("Today has at most ten statements with the four of its reader's session, whatever there is", async () => {
  // Settings as pages show them are in memory once one of them was shown.
  await open("admin");
  const before = await countStatements(pool, () => open("admin"));
  expect(before).toBeLessThanOrEqual(6);
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  await makeOrder(ctx, { productId, paymentMethod: "cod" });
  const { id: supplierId } = await makeSupplier(ctx, { name: "Vials", leadDays: "14" });
  await makeSupplierItem(ctx, { supplierId, productId });
  expect(await countStatements(pool, () => open("admin"))).toBe(before);
});

test("who may see little of it reads little", async () => {
  const productId = await makeProduct(ctx, { name: "Klow", stock: 100 });
  await makeOrder(ctx, { productId, paymentMethod: "cod" });
  const [today] = await open("marketing");
  expect(today).toMatchObject({ piles: [], orders: undefined, activity: undefined, steps: [] });
  const [own] = await open("fulfilment");
  expect(own.orders?.[0]).toMatchObject({ customer: "Maria Clara", status: "pending" });
  expect(own).toMatchObject({ figures: undefined, steps: [] });
});
