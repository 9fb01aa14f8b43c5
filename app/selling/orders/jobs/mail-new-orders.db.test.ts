import { eq, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addDays, addMinutes, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { readMails } from "#tests/read-mails.ts";
import { lockOrder } from "../commands/lock-order.server.ts";
import { markOrderPaid } from "../commands/mark-order-paid.server.ts";
import { moveOrder } from "../commands/move-order.server.ts";
import { makeOrder, orderJobs } from "../factories.ts";
import type { PaymentMethod } from "../rules/order-terms.ts";

const { ctx, db, pool, at } = await testContext();
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "New of the day", stock: 100 });
const staff = "ana@example.test\nben@example.test";

const settings = (values: Parameters<typeof saveSettings>[1]) => saveSettings(ctx, values);
const order = (paymentMethod: PaymentMethod, when = ctx) =>
  makeOrder(when, { productId, paymentMethod });
const pay = (orderId: string, when = ctx) =>
  inTransaction(when, async (tx) => markOrderPaid(tx, (await lockOrder(tx, orderId))!));
const told = () => readMails(ctx, like(mails.dedupeKey, "new-order%"));

afterEach(async () => {
  await drainJobs(pool, orderJobs);
  await db.delete(mails);
  await settings({ new_order_mails: "off", new_order_emails: "", contact_email: "" });
});

test("one mail per order and reader, when it is placed or, paid online, when it is paid", async () => {
  await settings({ new_order_mails: "each", new_order_emails: staff });
  const cash = await order("cod");
  const card = await order("card");
  await drainJobs(pool, orderJobs);
  expect((await told()).map(({ to }) => to).toSorted()).toEqual(staff.split("\n"));
  expect((await told())[0]?.text).toContain(`/admin/orders/${cash}`);
  await pay(card);
  await enqueueAny(db, "order.paid", { orderId: card });
  await enqueueAny(db, "order.placed", { orderId: cash });
  await drainJobs(pool, orderJobs);
  expect(await told()).toHaveLength(4);
});

test("a shop that has set nothing mails its owners, and the contact email once there is one", async () => {
  const owner = await accountOf(ctx, "admin", { email: "owner@example.test" });
  const userId = owner.kind === "user" ? owner.userId : "";
  await db.delete(themeSettings).where(eq(themeSettings.key, "new_order_mails"));
  await order("cod");
  await drainJobs(pool, orderJobs);
  expect((await told()).map(({ to }) => to)).toEqual(["owner@example.test"]);
  await settings({ contact_email: "shop@example.test" });
  await order("cod");
  await drainJobs(pool, orderJobs);
  expect((await told()).map(({ to }) => to)).toContain("shop@example.test");
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
});

test("off sends none, and without a list they go to the shop's address", async () => {
  await order("cod");
  await drainJobs(pool, orderJobs);
  expect(await told()).toEqual([]);
  await settings({ new_order_mails: "each" });
  await order("cod");
  await drainJobs(pool, orderJobs);
  expect(await told()).toEqual([]);
  await settings({ contact_email: "shop@example.test" });
  await order("cod");
  await drainJobs(pool, orderJobs);
  expect((await told()).map(({ to }) => to)).toEqual(["shop@example.test"]);
});

/** A time on a day far from the other tests' days. */
const day = (days: number, minute: number) =>
  at(atShopMinute(shopDay(addDays(ctx.now, days)), minute));

async function digestAt(when: ReturnType<typeof day>) {
  await enqueueAny(db, "orders.mail-digest", {});
  await drainJobs(pool, orderJobs, { at: when.now });
}

test("a digest a day from its hour on, with each order in one of them", async () => {
  await settings({ new_order_mails: "daily", new_order_hour: "8", new_order_emails: staff });
  await order("cod", day(30, 7 * 60));
  await digestAt(day(30, 8 * 60 - 1));
  expect(await told()).toEqual([]);
  await digestAt(day(30, 8 * 60 + 10));
  await digestAt(day(30, 8 * 60 + 20));
  expect(await told()).toHaveLength(2);
  expect((await told())[0]?.subject).toMatch(/^New order /);

  await order("cod", day(30, 9 * 60));
  const late = await order("card", day(30, 9 * 60));
  await pay(late, day(30, 10 * 60));
  const cancelled = await order("cod", day(30, 11 * 60));
  await moveOrder(day(30, 12 * 60), { orderId: cancelled, to: "cancelled" });
  await settings({ new_order_hour: "18" });
  await digestAt(day(30, 18 * 60));
  expect(await told()).toHaveLength(2);
  await digestAt(day(31, 18 * 60));
  const subjects = (await told()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "2 new orders")).toHaveLength(2);
});

test("a day without new orders sends nothing", async () => {
  await settings({ new_order_mails: "daily", new_order_hour: "8", new_order_emails: staff });
  await digestAt(day(60, 9 * 60));
  expect(await told()).toEqual([]);
});

test("two workers at once send one digest", async () => {
  await settings({ new_order_mails: "daily", new_order_hour: "8", new_order_emails: staff });
  await order("bank", at(addMinutes(day(90, 9 * 60).now, -60)));
  await enqueueAny(db, "orders.mail-digest", {});
  await digestAt(day(90, 9 * 60));
  expect(await told()).toHaveLength(2);
});
