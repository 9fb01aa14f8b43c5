import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { askErasure } from "#app/office/erasure/commands/ask-erasure.server.ts";
import { erasureJobs } from "#app/office/erasure/jobs.server.ts";
import { ERASURE_DAYS } from "#app/office/erasure/rules/erasure-terms.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { ERASURE_LIST } from "#app/office/erasure/queries/every-record.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const OUTSIDE = {
  links: { appUrl: "http://shop.example.test" },
  mailer: { close() {} },
  log: quietLog,
};

/** A shop with people who want to leave it, for a test file of its own database. */
export async function openLeavers() {
  const { ctx, db, pool, as } = await testContext();
  await publishLegalTexts(ctx);
  const PRICE = 500_000;
  const productId = await makeProduct(ctx, { name: "Glow", price: PRICE, stock: 90 });
  const DUE = addDays(ctx.now, ERASURE_DAYS);
  const job = { ...ctx, ...OUTSIDE, now: DUE };
  const files = createDiskFiles(await temporaryFolder());
  const jobs = planOf(
    { tasks: [deliverMail] },
    ordersJobs,
    erasureJobs({ files, list: ERASURE_LIST }),
  );
  const staff = as(await accountOf(ctx, "manager"));
  const reason = "Wrote from the mailbox of the order";

  let made = 0;
  async function someone() {
    const email = `leaves-${(made += 1)}@example.test`;
    const userId = ctx.ids.newId();
    const own = as(await accountOf(ctx, "customer", { userId, email }));
    const customerId = (await customerOfUser(db, userId))?.id ?? "";
    return { own, email, userId, customerId };
  }

  /** A paid order; it arrived unless it is still to come. */
  async function ordered(email: string, customerId: string | null, isToCome = false) {
    const orderId = await db.transaction(async (tx) => {
      const id = await makeOrder({ ...ctx, db: tx }, { productId, customerId });
      await tx.update(orders).set({ email }).where(eq(orders.id, id));
      return id;
    });
    await payOrder(ctx, orderId);
    if (!isToCome) await arrives(orderId);
    return orderId;
  }

  async function arrives(orderId: string) {
    for (const to of ["processing", "shipped", "delivered"] as const) {
      await moveOrder(ctx, { orderId, to });
    }
    await drainJobs(pool, jobs);
  }

  const ask = async (own: typeof ctx) => {
    expect(await askErasure(own)).toMatchObject({ ok: true });
  };
  const nextGuest = () => `guest-${(made += 1)}@example.test`;
  return {
    ctx,
    db,
    pool,
    as,
    PRICE,
    DUE,
    job,
    jobs,
    staff,
    reason,
    someone,
    ordered,
    arrives,
    ...looksInto(db),
    ask,
    nextGuest,
  };
}

function looksInto(db: Db) {
  const orderOf = async (id: string) =>
    (await db.select().from(orders).where(eq(orders.id, id)))[0];
  const exists = async (userId: string) => (await db.$count(user, eq(user.id, userId))) === 1;
  const subjectsTo = async (to: string) =>
    (await db.select({ subject: mails.subject }).from(mails).where(eq(mails.to, to))).map(
      ({ subject }) => subject,
    );
  return { orderOf, exists, subjectsTo };
}
