import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { addNote } from "#app/people/customers/commands/add-note.server.ts";
import { tagCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import { notesOf } from "#app/people/customers/queries/notes.server.ts";
import { tagsOfCustomer } from "#app/people/customers/queries/tags.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { mergeCustomers } from "#app/selling/orders/commands/merge-customers.server.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const PRICE = 920_000;
const productId = await makeProduct(ctx, { name: "Glow", price: PRICE, stock: 90 });
const staff = as(await accountOf(ctx, "manager"));
const reason = "Confirmed from the mailbox of the order";
let made = 0;

async function guest(): Promise<{ id: string; orderId: string; email: string }> {
  const email = `guest-${(made += 1)}@example.test`;
  const orderId = await db.transaction(async (tx) => {
    const id = await makeOrder({ ...ctx, db: tx }, { productId });
    await tx.update(orders).set({ email }).where(eq(orders.id, id));
    return id;
  });
  await payOrder(ctx, orderId);
  return { id: (await guestRecordOf(db, email)) ?? "", orderId, email };
}

async function account(confirmed = true): Promise<string> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId, email: `account-${(made += 1)}@example.test` });
  if (!confirmed) await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return customer?.id ?? "";
}

const ownerOf = async (id: string) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]?.customerId;
const spent = async (id: string) => (await figuresOf(db, [id]))(id).spent;
const exists = async (id: string) => (await db.$count(customers, eq(customers.id, id))) === 1;

test("a guest goes into an account with orders, notes and tags, and the reason is recorded", async () => {
  const [{ id, orderId }, accountId] = [await guest(), await account()];
  await addNote(staff, id, { key: ctx.ids.newId(), text: "Calls before noon" });
  await tagCustomer(staff, id, { add: ["clinic"] });
  const wish = { openId: id, otherId: accountId, stays: accountId, reason };
  expect(await mergeCustomers(staff, wish)).toMatchObject({ value: { id: accountId } });
  expect(await ownerOf(orderId)).toBe(accountId);
  expect([await exists(id), await spent(accountId)]).toEqual([false, PRICE]);
  expect((await notesOf(db, accountId)).map(({ text }) => text)).toEqual(["Calls before noon"]);
  expect(await tagsOfCustomer(db, accountId)).toEqual(["clinic"]);
  const merged = and(eq(auditLog.action, "customer.merged"), eq(auditLog.subjectId, accountId));
  expect(await db.select().from(auditLog).where(merged)).toMatchObject([
    { reason, after: { otherId: id, orders: 1, notes: 1, tags: 1 } },
  ]);
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test("two guests become one with both addresses, and no account sees their orders", async () => {
  const [one, two] = [await guest(), await guest()];
  const wish = { openId: one.id, otherId: two.id, stays: one.id, reason };
  expect(await mergeCustomers(staff, wish)).toMatchObject({ ok: true });
  expect([await ownerOf(one.orderId), await ownerOf(two.orderId)]).toEqual([null, null]);
  expect(await guestRecordOf(db, two.email)).toBe(one.id);
  expect(await spent(one.id)).toBe(2 * PRICE);
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test("an account that nobody confirmed goes into a confirmed one, and is removed", async () => {
  const [unproven, proven] = [await account(false), await account()];
  const wish = { openId: proven, otherId: unproven, stays: proven, reason };
  expect(await mergeCustomers(staff, wish)).toMatchObject({ ok: true });
  expect(await exists(unproven)).toBe(false);
});

test("two that can be signed in to, and a plan that is no longer so, are refused", async () => {
  const [one, two, { id }] = [await account(), await account(), await guest()];
  const both = { openId: one, otherId: two, stays: one, reason };
  expect(await mergeCustomers(staff, both)).toMatchObject({ reason: "two_accounts" });
  const other = { openId: id, otherId: one, stays: id, reason };
  expect(await mergeCustomers(staff, other)).toMatchObject({ reason: "changed" });
  const none = { openId: id, otherId: ctx.ids.newId(), stays: id, reason };
  expect(await mergeCustomers(staff, none)).toMatchObject({ reason: "not_found" });
  expect(await exists(id)).toBe(true);
});

test("of two merges of one record at once, one is carried out", async () => {
  const { id, orderId } = await guest();
  const into = [await account(), await account(), await account()];
  const done = await Promise.all(
    into.map((stays) => mergeCustomers(staff, { openId: id, otherId: stays, stays, reason })),
  );
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(into).toContain(await ownerOf(orderId));
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician", "marketing"] as const)(
  "a %s may not merge",
  async (who) => {
    const by = as(who === "visitor" ? VISITOR : actorOf(who));
    const wish = { openId: ctx.ids.newId(), otherId: ctx.ids.newId(), stays: "", reason };
    expect(await mergeCustomers(by, wish)).toEqual({ ok: false, reason: "forbidden" });
  },
);
