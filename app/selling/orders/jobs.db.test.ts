import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";
import { lockOrder } from "./commands/lock-order.server.ts";
import { markOrderPaid } from "./commands/mark-order-paid.server.ts";
import { moveOrder } from "./commands/move-order.server.ts";
import { makeOrder, orderJobs, tokenOf } from "./factories.ts";
import { findOrder } from "./queries/find-order.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);

let made = 0;
const newProduct = (stock = 5) => makeProduct(ctx, { name: `Product ${(made += 1)}`, stock });

async function reservedOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.reserved;
}

const later = addMinutes(ctx.now, 30);

async function expire(orderId: string) {
  await enqueueAny(db, "orders.expire", { orderId });
  await drainJobs(pool, orderJobs, { at: later });
}

const pay = (orderId: string) =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    return markOrderPaid(tx, order!);
  });

it("an unpaid order gives its units back when its time is over, once", async () => {
  const productId = await newProduct();
  const orderId = await makeOrder(ctx, { productId, quantity: 2 });
  expect(await reservedOf(productId)).toBe(2);
  await expire(orderId);
  await expire(orderId);
  expect(await findOrder(db, orderId)).toMatchObject({
    status: "cancelled",
    paymentStatus: "expired",
    cancelledAt: later,
  });
  expect(await reservedOf(productId)).toBe(0);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.map((entry) => entry.action).toSorted()).toEqual([
    "order.payment",
    "order.placed",
    "order.status",
  ]);
  expect(entries.filter((entry) => entry.reason === "expired")).toHaveLength(2);
});

it("a paid order is left alone", async () => {
  const productId = await newProduct();
  const orderId = await makeOrder(ctx, { productId });
  await pay(orderId);
  await expire(orderId);
  expect(await findOrder(db, orderId)).toMatchObject({ status: "confirmed" });
  expect(await reservedOf(productId)).toBe(1);
});

it("an order that is gone is no reason to try again for ever", async () => {
  await expect(expire(ctx.ids.newId())).resolves.toBeUndefined();
});

test("what opens the portal is counted anew with each event", async () => {
  const actor = await accountOf(ctx, "customer");
  if (actor.kind !== "user") throw new Error("no account");
  const own = eq(customers.userId, actor.userId);
  const countIs = async () => (await db.select().from(customers).where(own))[0]?.orderCount;
  const [customer] = await db.select().from(customers).where(own);
  const productId = await newProduct();
  const wish = { productId, customerId: customer?.id ?? null };
  const [first, second] = [await makeOrder(ctx, wish), await makeOrder(ctx, wish)];
  await pay(first);
  await pay(second);
  await drainJobs(pool, orderJobs);
  expect(await countIs()).toBe(2);
  await enqueueAny(db, "order.paid", { orderId: first });
  await drainJobs(pool, orderJobs);
  expect(await countIs()).toBe(2);
  await moveOrder(ctx, { orderId: second, to: "cancelled" });
  await drainJobs(pool, orderJobs);
  expect(await countIs()).toBe(1);
});

test("a mail is written once, however often its event comes", async () => {
  const orderId = await makeOrder(ctx, { productId: await newProduct() });
  for (let n = 0; n < 3; n += 1) await enqueueAny(db, "order.placed", { orderId });
  await drainJobs(pool, orderJobs);
  const written = await readMails(ctx, eq(mails.dedupeKey, `order-placed:${orderId}`));
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ to: "maria@example.test" });
  const link = `http://shop.example.test/order/${await tokenOf(ctx, orderId)}`;
  expect(written[0]?.text).toContain(link);
});
