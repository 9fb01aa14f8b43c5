import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { taskList } from "#app/platform/jobs/runner.server.ts";
import { mailJobs } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { affiliatesJobs } from "#app/reach/affiliates/jobs.server.ts";
import { highlevelJobs } from "#app/office/highlevel/jobs.server.ts";
import { webhooksJobs } from "#app/office/webhooks/jobs.server.ts";
import { invoicesJobs } from "#app/selling/invoices/jobs.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { mailWithSender } from "#app/selling/orders/queries/mail-sender.server.ts";
import { orderToPay, payOrder } from "#app/selling/payments/factories.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import { quietLog } from "#tests/quiet-log.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);

const out = { mailer: { close() {} }, links: { appUrl: "https://shop.example" }, log: quietLog };
const tasks = taskList(
  planOf(
    mailJobs(mailWithSender, [], async () => undefined),
    ordersJobs,
    invoicesJobs,
    affiliatesJobs,
    webhooksJobs,
    highlevelJobs,
  ),
  () => ({ ...ctx, ...out }),
);
/** Our tasks do without the library's helpers. */
const statementsOf = (task: keyof typeof tasks, payload: object) =>
  countStatements(pool, async () => Reflect.apply(tasks[task] ?? String, undefined, [payload]));

async function deliveryOfNewest(): Promise<number> {
  const [newest] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  return statementsOf("mail.deliver", { mailId: newest?.id });
}

test("an order's jobs read the order once for each event, and a mail leaves with three statements", async () => {
  const { orderId } = await orderToPay(ctx);
  const placed = await statementsOf("order.placed", { orderId });
  const first = await deliveryOfNewest();
  await payOrder(ctx, orderId);
  const paid = await statementsOf("order.paid", { orderId });
  const second = await deliveryOfNewest();
  expect({ placed, first, paid, second }).toEqual({ placed: 5, first: 3, paid: 8, second: 3 });
});
