import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeConnection } from "#app/running/messages/factories.ts";
import { messageConnection } from "#app/running/messages/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { readBoard } from "./read-board.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const memory = new Memory();
const env = { dataDir: await temporaryFolder(), smtpUrl: undefined };
const read = async (who: Parameters<typeof actorOf>[0]) =>
  (await readBoard({ ctx: as(who), memory, env, gatewayEnabled: false })).alerts;

async function joined(daysAgo: number) {
  const id = ctx.ids.newId();
  const createdAt = addDays(ctx.now, -daysAgo);
  await db.insert(customers).values({ id, email: `${id}@example.test`, createdAt });
}

test("each alert counts the list that it leads to, for those who may open that list", async () => {
  expect(await read("admin")).toEqual([]);
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  await makeProduct(ctx, { name: "Klow", stock: 3 });
  await makeProduct(ctx, { name: "NAD+", stock: 0 });
  await makeOrder(ctx, { productId, paymentMethod: "cod" });
  for (const daysAgo of [0, 6, 7]) await joined(daysAgo);
  const low = { text: "1 item low in stock", to: "/admin/stock?show=low" };
  const out = { text: "1 item sold out", to: "/admin/stock?show=sold_out" };
  const pending = { text: "1 pending order", to: "/admin/orders?status=pending" };
  expect(await read("admin")).toEqual([
    low,
    out,
    pending,
    // The guest who placed the order is one of them.
    {
      text: "3 new customers this week",
      to: expect.stringMatching(/customers\?from=20/),
      isNews: true,
    },
  ]);
  expect(await read("fulfilment")).toEqual([low, out, pending]);
  expect(await read("marketing")).toEqual([low, out]);
});

test("an owner sees that texts are paused by the limit or by refused keys, and not by a 0", async () => {
  const paused = { text: "Text messages are paused", to: "/admin/settings/messages" };
  const isShown = async (who: "admin" | "manager" = "admin") =>
    (await read(who)).some(({ text }) => text === paused.text);
  await makeConnection(ctx, { provider: "semaphore", monthlyLimit: 50 });
  expect(await isShown()).toBe(false);
  await makeConnection(ctx, { provider: "semaphore", monthlyLimit: 49 });
  expect(await read("admin")).toContainEqual(paused);
  expect(await isShown("manager")).toBe(false);
  await makeConnection(ctx, { provider: "semaphore", monthlyLimit: 0 });
  expect(await isShown()).toBe(false);
  await makeConnection(ctx, { provider: "semaphore" });
  await db.update(messageConnection).set({ refusedSince: ctx.now });
  expect(await isShown()).toBe(true);
});
