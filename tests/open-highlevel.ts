import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { makeSubscription } from "#app/reach/campaigns/factories.ts";
import { campaignsJobs } from "#app/reach/campaigns/jobs.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { expireOrder } from "#app/selling/orders/jobs/unpaid-orders.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { accountOf } from "./actor-of.ts";
import { testContext } from "./context.ts";
import { drainJobs } from "./drain-jobs.ts";
import { ACCOUNT, FakeHighlevel } from "./fake-highlevel.ts";
import { NOW } from "./now.ts";
import { quietLog } from "./quiet-log.ts";
import { makeConnection } from "#app/office/highlevel/factories.ts";
import { highlevelJobs } from "#app/office/highlevel/jobs.server.ts";
import { highlevelContacts, highlevelMessages } from "#app/office/highlevel/tables.server.ts";

/** A shop connected to its own fake HighLevel, for the tests of one file. */
export async function openHighlevel() {
  const context = await testContext();
  const { ctx, db, pool, as } = context;
  await publishLegalTexts(ctx);
  const fake = await new FakeHighlevel().open();
  afterAll(() => fake.close());
  const place = { highlevelUrl: fake.url };
  const plan = planOf(
    { tasks: [deliverMail, expireOrder] },
    ordersJobs,
    campaignsJobs,
    highlevelJobs,
  );
  const drain = (at = NOW) => drainJobs(pool, plan, { at, highlevelUrl: fake.url });
  const job = (now: Date) => ({
    ...ctx,
    now,
    mailer: { close() {} },
    links: { appUrl: "http://shop.example.test", ...place },
    log: quietLog,
  });
  const connect = (wish: Partial<Parameters<typeof makeConnection>[1]> = {}) =>
    makeConnection(ctx, { apiKey: ACCOUNT.key, locationId: ACCOUNT.location, place, ...wish });

  beforeEach(async () => {
    fake.reset();
    await db.execute(
      sql`truncate highlevel_connection, highlevel_contacts, highlevel_events cascade`,
    );
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await db.execute(sql`truncate newsletter_subscriptions, mail_suppressions cascade`);
    await db.execute(sql`update customers set marketing_consent = false, is_discreet = false`);
    await connect();
  });

  let made = 0;
  return {
    ...context,
    fake,
    place,
    drain,
    connect,
    job,
    /** Runs the jobs of each minute, and the jobs that they enqueue. */
    async minute(at = NOW) {
      for (const { task } of highlevelJobs.schedule.slice(0, 2)) await task.run(job(at), {});
      await drain(at);
    },
    newAddress: (name = "reader") => `${name}-${(made += 1)}@example.test`,
    async subscriber(email = `reader-${(made += 1)}@example.test`) {
      return { email, stopToken: await makeSubscription(ctx, email) };
    },
    async account(agrees = true) {
      const userId = ctx.ids.newId();
      const email = `buyer-${(made += 1)}@example.test`;
      const actor = await accountOf(ctx, "customer", { userId, email });
      if (agrees) await setMarketing(as(actor), true);
      const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
      await db
        .update(customers)
        .set({ firstName: "Maria", lastName: "Clara" })
        .where(eq(customers.userId, userId));
      return { userId, email, actor, customerId: customer?.id ?? "" };
    },
    async contact(email: string) {
      const own = eq(highlevelContacts.email, email);
      return (await db.select().from(highlevelContacts).where(own))[0];
    },
    messages: () =>
      db
        .select()
        .from(highlevelMessages)
        .orderBy(highlevelMessages.createdAt, highlevelMessages.id),
  };
}
