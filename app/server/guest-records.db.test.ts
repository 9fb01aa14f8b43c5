import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { addNote } from "#app/people/customers/commands/add-note.server.ts";
import { tagCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import {
  countCustomers,
  customersFor,
} from "#app/people/customers/queries/list-customers.server.ts";
import { notesOf } from "#app/people/customers/queries/notes.server.ts";
import { tagsOfCustomer } from "#app/people/customers/queries/tags.server.ts";
import { customers, guestAddresses } from "#app/people/customers/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const PRICE = 920_000;
const productId = await makeProduct(ctx, { name: "Glow", price: PRICE, stock: 90 });

type Guest = Partial<Pick<typeof orders.$inferInsert, "firstName" | "phone" | "createdAt">>;

/** Writes a guest's order directly, in one transaction. */
async function guestOrder(email: string, guest: Guest = {}): Promise<string> {
  return db.transaction(async (tx) => {
    const id = await makeOrder({ ...ctx, db: tx }, { productId });
    await tx.execute(sql`set constraints all deferred`);
    await tx
      .update(orders)
      .set({ email, ...guest })
      .where(eq(orders.id, id));
    return id;
  });
}

const recordOf = async (email: string) => {
  const id = await guestRecordOf(db, email);
  if (id === undefined) return undefined;
  const [record] = await db.select().from(customers).where(eq(customers.id, id));
  return record;
};
const figures = async (id: string) => (await figuresOf(db, [id]))(id);

async function account(email: string) {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { email, userId });
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return { userId, customerId: customer?.id ?? "" };
}

async function confirm(userId: string) {
  await emit(db, "customer.confirmed", { userId });
  await drainJobs(pool, orderJobs);
}

test("a guest's first order opens a record, and later ones of the address belong to it", async () => {
  const first = await guestOrder("Lea@Example.test", { firstName: "Lea", phone: "+639170000001" });
  await payOrder(ctx, first);
  await guestOrder("lea@example.test", { firstName: "Lea", createdAt: addDays(ctx.now, -3) });
  const record = await recordOf("LEA@example.test");
  expect(record).toMatchObject({
    email: "lea@example.test",
    firstName: "Lea",
    phone: "+639170000001",
    userId: null,
    isGuest: true,
    createdAt: addDays(ctx.now, -3),
  });
  expect(await figures(record?.id ?? "")).toEqual({
    orders: 1,
    spent: PRICE,
    lastOrderAt: ctx.now,
  });
  expect(await db.$count(customers, eq(customers.email, "lea@example.test"))).toBe(1);
  for (const search of ["0917 000 0001", "lea clara", "LEA@EXAMPLE"]) {
    expect(await countCustomers(db, search)).toBe(1);
  }
});

test("two first orders at once open one record", async () => {
  await Promise.all([1, 2, 3].map(() => guestOrder("twice@example.test")));
  expect(await db.$count(customers, eq(customers.email, "twice@example.test"))).toBe(1);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("the list shows everybody, or those with or without an account", async () => {
  await account("with@example.test");
  await guestOrder("without@example.test");
  const listed = async (which?: "with" | "without") => {
    const search = { text: "example.test", ...(which && { account: which }) };
    const source = customersFor(db, search);
    const { rows } = await readPart(source, { sort: "email", size: 200 });
    expect(await source.count()).toBe(rows.length);
    return rows;
  };
  const [all, having, lacking] = [await listed(), await listed("with"), await listed("without")];
  expect(having.every(({ hasAccount, isGuest }) => hasAccount && !isGuest)).toBe(true);
  expect(lacking.every(({ hasAccount, isGuest }) => !hasAccount && isGuest)).toBe(true);
  expect(all).toHaveLength(having.length + lacking.length);
  expect(lacking.map(({ email }) => email)).toContain("without@example.test");
});

test("with the confirmed address the guest's orders, notes and tags go into the account", async () => {
  const staff = as(await accountOf(ctx, "manager"));
  await payOrder(ctx, await guestOrder("ana@example.test"));
  const guest = (await recordOf("ana@example.test"))?.id ?? "";
  await addNote(staff, guest, { key: ctx.ids.newId(), text: "Calls before noon" });
  await tagCustomer(staff, guest, { add: ["clinic", "call first"] });
  const { userId, customerId } = await account("ana@example.test");
  await tagCustomer(staff, customerId, { add: ["clinic"] });
  expect(await figures(customerId)).toMatchObject({ orders: 0 });
  await confirm(userId);
  expect(await recordOf("ana@example.test")).toBeUndefined();
  expect(await db.$count(customers, eq(customers.id, guest))).toBe(0);
  expect((await notesOf(db, customerId)).map(({ text }) => text)).toEqual(["Calls before noon"]);
  expect(await tagsOfCustomer(db, customerId)).toEqual(["call first", "clinic"]);
  expect(await figures(customerId)).toMatchObject({ orders: 1, spent: PRICE });
  expect(await checkInvariants(db)).toEqual([]);
});

test("an address that a record has beside others goes alone", async () => {
  await guestOrder("one@example.test");
  await guestOrder("two@example.test");
  const record = (await recordOf("one@example.test"))?.id ?? "";
  await db
    .update(guestAddresses)
    .set({ customerId: record })
    .where(eq(guestAddresses.email, "two@example.test"));
  const { userId } = await account("two@example.test");
  await confirm(userId);
  expect(await recordOf("two@example.test")).toBeUndefined();
  expect((await recordOf("one@example.test"))?.id).toBe(record);
});

test("an order placed while its address is claimed keeps a record", async () => {
  await guestOrder("late@example.test");
  const { userId } = await account("late@example.test");
  await Promise.all([confirm(userId), ...[1, 2, 3, 4].map(() => guestOrder("late@example.test"))]);
  // Jobs of later orders have not run yet.
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
