import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { toggleProduct } from "#app/goods/catalog/commands/toggle-product.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { lowStockAlerts } from "#app/goods/catalog/tables/low-stock-alerts.server.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { addMinutes } from "#app/lib/dates.ts";
import { openApiDocument } from "#app/office/api/views/open-api.ts";
import { webhookMessage } from "#app/office/api/views/webhook-payloads.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { writeDeliveries } from "../commands/write-deliveries.server.ts";
import { makeWebhook } from "../factories.ts";
import { webhooksJobs } from "../jobs.server.ts";
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from "../rules/webhook-events.ts";
import { webhookDeliveries } from "../tables.server.ts";

const { ctx, db, pool } = await testContext();
const { listeners, schedule } = webhooksJobs;
const told = planOf({ listeners });
await makeWebhook(ctx, { events: [...WEBHOOK_EVENTS] });

async function watchAt(now: Date): Promise<void> {
  const links = { appUrl: "http://shop.example.test" };
  await schedule[0].task.run({ ...ctx, now, mailer: { close() {} }, links, log: quietLog }, {});
}

test("the messages of all events are as the API document describes them", async () => {
  const soon = (minutes: number) => addMinutes(ctx.now, minutes);
  await watchAt(ctx.now);
  const later = { ...ctx, now: soon(2) };
  const productId = await makeProduct(later, { name: "Quiet Blend", stock: 90 });
  const orderId = await makeOrder(later, { productId });
  await toggleProduct(later, productId, false);
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  await db.insert(lowStockAlerts).values({ stockLevelId: level!.id, warnedAt: soon(2) });
  await emit(db, "order.paid", { orderId });
  await emit(db, "order.shipped", { orderId, parcelId: ctx.ids.newId() });
  await emit(db, "order.delivered", { orderId });
  await emit(db, "order.cancelled", { orderId, why: "by_staff", wasPaid: false });
  await emit(db, "order.refunded", { orderId, refundId: ctx.ids.newId() });
  await emit(db, "customer.confirmed", { userId: ctx.ids.newId() });
  await watchAt(soon(4));
  await drainJobs(pool, told, { at: soon(4) });
  const written = await db.select().from(webhookDeliveries);
  const bodies = written.map(({ body }) => JSON.parse(body) as { type: WebhookEvent });
  expect(bodies.map(({ type }) => type).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
  for (const body of bodies) expect(webhookMessage(body.type).parse(body)).toEqual(body);
  const { webhooks } = openApiDocument("https://shop.example.test", []);
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS, TEST_EVENT]);
});

test("a message never has more than its schema", async () => {
  const data = { id: ctx.ids.newId(), email: "maria@example.test" };
  const message = { type: "customer.created", cause: "customer", data } as const;
  await expect(writeDeliveries(ctx, message)).rejects.toThrow("email");
});
