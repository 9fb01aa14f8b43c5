import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { setMarketing } from "../../commands/set-marketing.server.ts";
import { updateProfile } from "../../commands/update-profile.server.ts";
import { customerOfUser } from "../../queries/customer.server.ts";
import { customersFor } from "../../queries/list-customers.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { customers } from "../../tables.server.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { loadCustomer } from "./load-customer.server.ts";
import { readSearch } from "./read-search.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { showCustomers } from "./show-customers.server.ts";

const NEWEST = { sort: "-joined" };
const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "Moss vial", price: 920_000, stock: 500 });

async function newCustomer(email?: string) {
  const userId = ctx.ids.newId();
  const actor = await accountOf(ctx, "customer", { userId, ...(email && { email }) });
  const customerId = (await customerOfUser(db, userId))?.id ?? "";
  return { userId, customerId, ctx: as(actor) };
}

test("somebody who did nothing yet has a record that says so", async () => {
  const lea = await newCustomer("lea@example.test");
  expect(await loadCustomer(db, lea.customerId)).toMatchObject({
    name: "",
    email: "lea@example.test",
    phone: undefined,
    confirmed: true,
    tier: "lead",
    orders: 0,
    spent: "₱0.00",
    codes: [],
    history: { count: 0, rows: [] },
    reviews: [],
    account: { tickets: { count: 0, rows: [] }, consents: [] },
  });
});

test("the orders are all counted, the newest five shown, and only what was paid is spent", async () => {
  const lea = await newCustomer();
  await updateProfile(lea.ctx, {
    firstName: "Lea",
    lastName: "Lim",
    phone: "+639171234567",
    dateOfBirth: null,
    gender: null,
  });
  const placed: string[] = [];
  for (let day = 0; day < 7; day += 1) {
    const at = { ...ctx, now: addDays(ctx.now, -day) };
    placed.push(await makeOrder(at, { productId, customerId: lea.customerId }));
  }
  for (const orderId of placed.slice(0, 3)) await payOrder(ctx, orderId);
  await makeOrder(ctx, { productId, customerId: (await newCustomer()).customerId });
  const shown = await loadCustomer(db, lea.customerId);
  expect(shown).toMatchObject({
    name: "Lea Lim",
    phone: { number: "0917 123 4567", ofLastOrder: false },
    tier: "vip",
    orders: 3,
    spent: "₱27,600.00",
    history: { count: 7 },
  });
  expect(shown?.history.rows.map(({ id }) => id)).toEqual(placed.slice(0, 5));
});

test("codes tell how often they were used, and nothing of an order that was cancelled", async () => {
  const lea = await newCustomer();
  const own = { productId, customerId: lea.customerId };
  const { rows } = await pool.query<{ id: string }>(
    `insert into discounts (id, code, type, value, created_at)
     values (gen_random_uuid(), 'WELCOME10', 'percentage', 1000, now()) returning id`,
  );
  const [first, second] = [await makeOrder(ctx, own), await makeOrder(ctx, own)];
  const saved = { discountId: rows[0]?.id, discountCode: "WELCOME10", discountTotal: 92_000 };
  for (const orderId of [first, second]) {
    await db
      .update(orders)
      .set({ ...saved, totalAmount: 828_000 })
      .where(eq(orders.id, orderId));
  }
  const codes = async () => (await loadCustomer(db, lea.customerId))?.codes;
  expect(await codes()).toEqual([{ code: "WELCOME10", uses: 2, saved: "₱1,840.00" }]);
  await inTransaction(ctx, (tx) => endUnpaidOrder(tx, second, "expired"));
  expect(await codes()).toEqual([{ code: "WELCOME10", uses: 1, saved: "₱920.00" }]);
});

test("a ticket belongs to the signed-in sender, never to a typed address", async () => {
  const lea = await newCustomer("lea-writes@example.test");
  const typed = { email: "lea-writes@example.test" };
  const own = await makeTicket(ctx, { ...typed, userId: lea.userId, subject: "Mine" });
  await makeTicket(ctx, { ...typed, subject: "Somebody else's" });
  const shown = await loadCustomer(db, lea.customerId);
  expect(shown?.account?.tickets).toMatchObject({ count: 1, rows: [{ id: own, subject: "Mine" }] });
});

test("reviews are those of the customer's orders, in every state", async () => {
  const lea = await newCustomer();
  const review = { productId, authorName: "L.", rating: 4, text: "Good", createdAt: ctx.now };
  const ofHers = await makeOrder(ctx, { productId, customerId: lea.customerId });
  const ofAnother = await makeOrder(ctx, { productId });
  for (const orderId of [ofHers, ofAnother]) {
    await db.insert(reviews).values({ ...review, id: ctx.ids.newId(), orderId, status: "waiting" });
  }
  expect((await loadCustomer(db, lea.customerId))?.reviews).toMatchObject([
    { productName: "Moss vial", rating: 4, status: "waiting" },
  ]);
});

test("a consent tells its text, when it was given and when it was taken back", async () => {
  const lea = await newCustomer();
  await setMarketing(lea.ctx, true);
  const later = { ...lea.ctx, now: addMinutes(ctx.now, 60) };
  const consents = async () => (await loadCustomer(db, lea.customerId))?.account?.consents;
  const given = { purpose: "marketing", document: "privacy", documentVersion: 1 };
  expect(await consents()).toMatchObject([{ ...given, withdrawn: null }]);
  await setMarketing(later, false);
  expect(await consents()).toMatchObject([{ ...given, withdrawn: expect.stringMatching(/\d/) }]);
});

test("there is no customer under what is no id", async () => {
  expect(await loadCustomer(db, "' or true --")).toBeUndefined();
  expect(await loadCustomer(db, ctx.ids.newId())).toBeUndefined();
});

const shownRows = async (rows: Parameters<typeof showCustomers>[1]) =>
  showCustomers(db, rows, await loadSettings(db));

test("a page of the list asks as much for fifty customers with orders as for one", async () => {
  const asked = vi.spyOn(pool, "query");
  const ask = async (search: string) => {
    asked.mockClear();
    const rows = await shownRows((await readPart(customersFor(db, search), NEWEST)).rows);
    return { rows: rows.length, statements: asked.mock.calls.length };
  };
  for (let more = 0; more < 50; more += 1) {
    const { customerId } = await newCustomer(`many-${more}@example.test`);
    if (more % 10 === 0) await payOrder(ctx, await makeOrder(ctx, { productId, customerId }));
  }
  await db
    .update(customers)
    .set({ firstName: "Only" })
    .where(eq(customers.email, "many-7@example.test"));
  expect(await ask("only")).toEqual({ rows: 1, statements: 3 });
  expect(await ask("many")).toEqual({ rows: 50, statements: 3 });
});

test("without a phone the one of the last order is shown, and their own goes before it", async () => {
  const lea = await newCustomer();
  for (const [day, phone] of ["+639171234567", "+639181234567", null].entries()) {
    const orderId = await makeOrder(
      { ...ctx, now: addDays(ctx.now, day) },
      { productId, customerId: lea.customerId },
    );
    await db.update(orders).set({ phone }).where(eq(orders.id, orderId));
  }
  const shown = async () => (await loadCustomer(db, lea.customerId))?.phone;
  expect(await shown()).toEqual({ number: "0918 123 4567", ofLastOrder: true });
  const { rows } = await readPart(customersFor(db, ""), NEWEST);
  const inList = (await shownRows(rows)).find(({ id }) => id === lea.customerId);
  expect(inList?.phone).toEqual({ number: "0918 123 4567", ofLastOrder: true });
  const found = async (typed: string) => {
    const searched = await readPart(
      customersFor(db, await readSearch(ctx, { search: typed })),
      NEWEST,
    );
    return searched.rows.map(({ id }) => id);
  };
  expect(await found("0918 123 4567")).toEqual([lea.customerId]);
  expect(await found("0917 123 4567")).not.toContain(lea.customerId);
  await updateProfile(lea.ctx, {
    firstName: "Lea",
    lastName: "Lim",
    phone: "+639191234567",
    dateOfBirth: null,
    gender: null,
  });
  expect(await shown()).toEqual({ number: "0919 123 4567", ofLastOrder: false });
});

test.each(["admin", "support", "clinician"] as const)("a %s is staff and no lead", async (role) => {
  const userId = ctx.ids.newId();
  await accountOf(ctx, role, { userId });
  const customerId = (await customerOfUser(db, userId))?.id ?? "";
  expect(await loadCustomer(db, customerId)).toMatchObject({ tier: "staff" });
  const { rows } = await readPart(customersFor(db, ""), NEWEST);
  const shown = (await shownRows(rows)).find(({ id }) => id === customerId);
  expect(shown).toMatchObject({ tier: "staff" });
});
