import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { payments } from "../tables.server.ts";
import { collectCash } from "./collect-cash.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const fulfilment = as("fulfilment");
const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 100 });
const DUE = 920_000;

async function shippedOrder(customerId: string | null = null) {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod", customerId });
  await confirmByPhone(ctx, orderId);
  for (const to of ["processing", "shipped"] as const) await moveOrder(ctx, { orderId, to });
  return orderId;
}

const paymentsOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId));

describe("what the courier collected", () => {
  it.each(["shipped", "delivered", "completed"] as const)(
    "pays an order that is %s, which stays where it is",
    async (status) => {
      const orderId = await shippedOrder();
      if (status !== "shipped") await moveOrder(ctx, { orderId, to: "delivered" });
      if (status === "completed") await moveOrder(ctx, { orderId, to: status });
      const paid = { ok: true, value: { outcome: "paid" } };
      expect(await collectCash(fulfilment, { orderId, amount: DUE })).toEqual(paid);
      expect(await findOrder(db, orderId)).toMatchObject({
        status,
        paymentStatus: "paid",
        paidAt: ctx.now,
        needsAttention: null,
      });
      expect(await paymentsOf(orderId)).toMatchObject([
        { gateway: "cod", status: "paid", amount: DUE },
      ]);
    },
  );

  it("counts for the portal and is thanked for in its own words, once", async () => {
    const actor = await accountOf(ctx, "customer");
    if (actor.kind !== "user") throw new Error("no account");
    const own = eq(customers.userId, actor.userId);
    const [customer] = await db.select().from(customers).where(own);
    const orderId = await shippedOrder(customer?.id);
    await collectCash(fulfilment, { orderId, amount: DUE });
    await drainJobs(pool, orderJobs);
    expect((await db.select().from(customers).where(own))[0]?.orderCount).toBe(1);
    const thanks = await db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-paid:${orderId}`));
    expect(thanks).toHaveLength(1);
    expect(thanks[0]?.text).toContain("We received your payment of ₱9,200");
    expect(thanks[0]?.text).not.toContain("We ship");
  });

  it("is another amount: nothing is paid, and a person settles it", async () => {
    const orderId = await shippedOrder();
    const difference = { ok: true, value: { outcome: "difference", due: DUE } };
    for (const amount of [DUE - 1, DUE + 100, 0]) {
      expect(await collectCash(fulfilment, { orderId, amount })).toEqual(difference);
    }
    expect(await findOrder(db, orderId)).toMatchObject({
      paymentStatus: "cod_due",
      needsAttention: "The courier handed over ₱0 instead of ₱9,200.",
    });
    expect(await paymentsOf(orderId)).toEqual([]);
    expect(await collectCash(fulfilment, { orderId, amount: DUE })).toMatchObject({
      ok: true,
    });
  });

  it("is recorded once, when two do it at the same time", async () => {
    const orderId = await shippedOrder();
    const record = () => collectCash(fulfilment, { orderId, amount: DUE });
    const answers = await Promise.all([record(), record(), record()]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await paymentsOf(orderId)).toHaveLength(1);
    expect(await record()).toEqual({ ok: false, reason: "not_due" });
  });

  it.each(["support", "marketing", "customer"] as const)("%s may not record it", async (role) => {
    const orderId = await shippedOrder();
    const refused = { ok: false, reason: "forbidden" };
    expect(await collectCash(as(role), { orderId, amount: DUE })).toEqual(refused);
  });

  it("has to have left the house, and to be due at the door", async () => {
    const notDue = { ok: false, reason: "not_due" };
    const unconfirmed = await makeOrder(ctx, { productId, paymentMethod: "cod" });
    expect(await collectCash(ctx, { orderId: unconfirmed, amount: DUE })).toEqual(notDue);
    const card = await makeOrder(ctx, { productId });
    expect(await collectCash(ctx, { orderId: card, amount: DUE })).toEqual(notDue);
    const gone = { orderId: ctx.ids.newId(), amount: DUE };
    expect(await collectCash(ctx, gone)).toEqual({ ok: false, reason: "not_found" });
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
