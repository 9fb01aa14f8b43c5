import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";
import { makeOrder, orderJobs } from "../factories.ts";
import { mailLostLink } from "../jobs/mail-links.server.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { orderPath } from "../rules/order-link.ts";
import { askForOrderLink } from "./ask-for-order-link.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const served = { ctx: as("visitor"), limiter: createRateLimiter(pool) };
const orderId = await makeOrder(ctx, { productId: await makeProduct(ctx, { name: "Glow" }) });
const order = (await findOrder(db, orderId))!;
const plan = { ...orderJobs, tasks: [...orderJobs.tasks, mailLostLink] };
await drainJobs(pool, plan);

async function ask(orderNumber: string, email: string) {
  await askForOrderLink(served, { orderNumber, email });
  await drainJobs(pool, plan);
  return readMails(ctx, eq(mails.subject, `Your link to order ${order.orderNumber}`));
}

it.each([
  ["another order", "PM-26-999999", "maria@example.test"],
  ["another address", order.orderNumber, "eve@example.test"],
])("mails nothing for %s", async (_, orderNumber, email) => {
  expect(await ask(orderNumber, email)).toEqual([]);
});

it("mails the link to the order's own address, once an hour", async () => {
  for (let n = 0; n < 3; n += 1) await ask(order.orderNumber.slice(3), order.email);
  const sent = await ask(order.orderNumber, order.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: order.email });
  expect(sent[0]?.text).toContain(orderPath(ctx, order));
});

test("one address is asked for a few times an hour and no more", async () => {
  const jobs = async () => {
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'orders.mail-link'",
    );
    return rows[0]?.n;
  };
  for (let n = 0; n < 9; n += 1) {
    await askForOrderLink(served, { orderNumber: "PM-26-000009", email: "often@example.test" });
  }
  expect(await jobs()).toBe(5);
});
