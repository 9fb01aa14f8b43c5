import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { takeReply } from "#app/running/messages/commands/take-reply.server.ts";
import { makeConnection } from "#app/running/messages/factories.ts";
import { FakeTexting } from "#app/running/messages/gateways/fakes/fake-texting.fixture.ts";
import { messagesJobs } from "#app/running/messages/jobs.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { markDelivered } from "../commands/mark-delivered.server.ts";
import { moveOrder } from "../commands/move-order.server.ts";
import { confirmByPhone } from "../commands/confirm-by-phone.server.ts";
import { makeOrder } from "../factories.ts";
import { ordersJobs } from "../jobs.server.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { orders } from "../tables.server.ts";
import { expireOrder } from "./unpaid-orders.server.ts";

const { ctx, db, pool, at } = await testContext();
await publishLegalTexts(ctx);
const fake = await new FakeTexting().open();
afterAll(() => fake.close());
await makeConnection(ctx, { provider: "twilio" });

const plan = planOf({ tasks: [deliverMail, expireOrder] }, ordersJobs, messagesJobs);
const later = at(new Date(ctx.now.getTime() + 60_000));
const drain = () => drainJobs(pool, plan, { at: later.now, providersUrl: fake.url });

/** An order on its way, whose buyer left this number. */
async function ship(phone: string | null, textUpdates: boolean) {
  fake.reset();
  const productId = await makeProduct(ctx, {
    name: `Vial ${crypto.randomUUID().slice(0, 8)}`,
    stock: 5,
  });
  const orderId = await makeOrder(ctx, { productId, quantity: 1, paymentMethod: "cod" });
  await db.update(orders).set({ phone, textUpdates }).where(eq(orders.id, orderId));
  await confirmByPhone(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  const shipment = { courier: "lbc", number: "LBC-1", url: null } as const;
  await moveOrder(ctx, { orderId, to: "shipped", shipment });
  await drain();
  return { orderId, number: (await findOrder(db, orderId))?.orderNumber };
}

/** The mails of the order that go out, by kind. */
async function mailed(orderId: string) {
  const rows = await db.select().from(mails).where(eq(mails.aboutId, orderId));
  return rows.filter(({ withheldAt }) => withheldAt === null).map(({ kind }) => kind);
}

test("a buyer is texted when it ships, replies STOP, and gets an email when it arrives", async () => {
  const { orderId, number } = await ship("+639171234567", true);
  expect(fake.sent.map(({ to, body }) => [to, body])).toEqual([
    [
      "+639171234567",
      `Your order ${number} has shipped. Tracking number: LBC-1. Reply STOP to end texts.`,
    ],
  ]);
  expect(await mailed(orderId)).not.toContain("order-shipped");
  await takeReply(ctx, "+639171234567", "Stop");
  await markDelivered(later, { orderId, parcel: 1 });
  await drain();
  expect(fake.sent).toHaveLength(1);
  expect(await mailed(orderId)).toContain("order-delivered");
});

test.each([
  ["who asked for no texts", "+639181234567", false],
  ["with a landline", "+63281234567", true],
  ["without a number", null, true],
])("a buyer %s gets emails", async (_, phone, wish) => {
  const { orderId } = await ship(phone, wish);
  expect(await mailed(orderId)).toContain("order-shipped");
  expect(fake.sent).toHaveLength(0);
});
