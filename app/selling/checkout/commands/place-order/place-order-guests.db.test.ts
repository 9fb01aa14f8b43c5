import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { confirmByLink } from "#app/selling/orders/commands/confirm-by-link.server.ts";
import { forgetReservations } from "#app/selling/orders/jobs/unpaid-orders.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { guestReservations } from "#app/selling/orders/tables.server.ts";
import { confirmTransfer } from "#app/selling/payments/commands/confirm-transfer.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { buyerForm, send } from "../../factories.ts";
import { openToGuests } from "#tests/open-to-guests.ts";

const { ctx, db, pool, jobs, guest, hours, newProduct, ask, reservedOf } =
  await openToGuests("bank");

describe("a guest who pays later", () => {
  it("may reserve a few units, and no more", async () => {
    const productId = await newProduct();
    expect(await ask({ productId, quantity: 6 })).toMatchObject({
      ok: false,
      reason: "too_many_units",
      most: 5,
      online: true,
    });
    expect(await reservedOf(productId)).toBe(0);
    expect(await ask({ productId, quantity: 5 })).toMatchObject({ ok: true });
    expect(await reservedOf(productId)).toBe(5);
  });

  it("keeps what she put into her cart when she is refused", async () => {
    const cart = await fillCart(guest, { productId: await newProduct(), quantity: 9 });
    const form = buyerForm({ email: "many@example.test", paymentMethod: "bank" });
    expect((await send(guest, cart, { form })).ok).toBe(false);
    expect(await cartLines(db, cart.cartId)).toMatchObject([{ quantity: 9 }]);
  });

  it.each([
    ["the same e-mail, written otherwise", { email: "Ana.Cruz+2@gmail.com" }],
    ["the same phone", { phone: "+639171234567" }],
    ["the same phone, for cash", { phone: "+639171234567", paymentMethod: "cod" as const }],
  ])("has one unpaid order: %s", async (_, again) => {
    const productId = await newProduct();
    await db.delete(guestReservations);
    const first = { email: "anacruz@gmail.com", phone: "+639171234567" };
    expect(await ask({ productId, ...first })).toMatchObject({ ok: true });
    expect(await ask({ productId, ...again })).toMatchObject({
      reason: "order_waits",
      until: hours(1),
    });
  });

  it("is limited from one network address, whatever she calls herself", async () => {
    const productId = await newProduct(100);
    const address = "a hash of an address";
    for (let n = 0; n < 3; n += 1) {
      expect(await ask({ productId, quantity: 5, address })).toMatchObject({ ok: true });
    }
    expect(await ask({ productId, address })).toMatchObject({ reason: "address_full" });
    expect(await ask({ productId, address: "another" })).toMatchObject({ ok: true });
  });

  it("never reserves more of an item than its share, however many she is", async () => {
    const productId = await newProduct(20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask({ productId, address: `address ${n}` })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await reservedOf(productId)).toBe(5);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "share_taken", most: 0 });
  });

  it.each([
    ["one order by one e-mail", { email: "racing@example.test" }, 1],
    ["one order by one phone", { phone: "+639181234567" }, 1],
    ["15 units from one address", { address: "where they race" }, 3],
  ])("places %s, however many are sent at once", async (_, same, allowed) => {
    // Each order takes a different product, so that they do not wait for the same stock level.
    const wanted = await Promise.all(Array.from({ length: 20 }, () => newProduct()));
    const answers = await Promise.all(
      wanted.map((productId, n) =>
        ask({ productId, quantity: 5, paymentMethod: n % 2 ? "bank" : "cod", ...same }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(allowed);
  });
});

describe("a guest's transfer", () => {
  const orderBy = async (email: string, paymentMethod: "bank" | "cod" = "bank") => {
    const placed = await ask({ productId: await newProduct(), email, paymentMethod });
    if (!placed.ok) throw new Error(`refused: ${placed.reason}`);
    return placed.value.order.id;
  };
  const linkOf = async (orderId: string) => {
    await drainJobs(pool, jobs);
    const keyed = eq(mails.dedupeKey, `order-placed:${orderId}`);
    const [mail] = await readMails(ctx, keyed);
    return /confirm-order\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  };

  it("is waited for an hour, and then its units are for sale again", async () => {
    const orderId = await orderBy("hour@example.test");
    expect(await findOrder(db, orderId)).toMatchObject({ expiresAt: hours(1) });
    await drainJobs(pool, jobs, { at: hours(1) });
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "expired",
    });
  });

  it("has 48 hours from its placing once the mailed link is opened, and the link works once", async () => {
    const orderId = await orderBy("keeps@example.test");
    const token = await linkOf(orderId);
    expect(await confirmByLink(guest, token)).toMatchObject({ ok: true });
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "pending",
      paymentStatus: "awaiting_transfer",
      expiresAt: hours(48),
    });
    expect(await confirmByLink(guest, token)).toEqual({ ok: false, reason: "confirmed" });
    await drainJobs(pool, jobs, { at: hours(47) });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "pending" });
    const reminders = eq(mails.dedupeKey, `transfer-reminder:${orderId}`);
    expect(await db.$count(mails, reminders)).toBe(1);
    await drainJobs(pool, jobs, { at: hours(48) });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "cancelled" });
  });

  it("leaves the share of its item to others once the mailbox is confirmed", async () => {
    const productId = await newProduct(4);
    const first = await ask({ productId });
    expect(await ask({ productId })).toMatchObject({ reason: "share_taken" });
    if (!first.ok) throw new Error("the first guest was refused");
    await confirmByLink(guest, await linkOf(first.value.order.id));
    expect(await ask({ productId })).toMatchObject({ ok: true });
  });

  it("is paid in time without the link as well, and then nothing of it is counted", async () => {
    const orderId = await orderBy("pays@example.test");
    const transfer = { orderId, received: 500_000, bankReference: "FT 1" };
    expect(await confirmTransfer(ctx, transfer)).toMatchObject({ ok: true, value: "paid" });
    expect(await orderBy("pays@example.test")).not.toBe(orderId);
    await enqueueAny(db, forgetReservations.name, {});
    await drainJobs(pool, { tasks: [forgetReservations], listeners: {}, schedule: [] });
    const noted = eq(guestReservations.orderId, orderId);
    expect(await db.$count(guestReservations, noted)).toBe(0);
  });

  it("at the door ends after a day without a word, and its buyer hears so", async () => {
    const orderId = await orderBy("silent@example.test", "cod");
    await drainJobs(pool, jobs, { at: hours(12) });
    const reminded = eq(mails.dedupeKey, `order-confirm:${orderId}:reminder`);
    expect(await db.$count(mails, reminded)).toBe(1);
    await drainJobs(pool, jobs, { at: hours(24) });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "cancelled" });
    const [ended] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.dedupeKey, `order-ended:${orderId}:expired`)));
    expect(ended?.subject).toMatch(/was not confirmed in time$/);
  });

  it("at the door has no end any more once it is confirmed", async () => {
    const orderId = await orderBy("wants@example.test", "cod");
    expect(await confirmByLink(guest, await linkOf(orderId))).toMatchObject({ ok: true });
    await drainJobs(pool, jobs, { at: hours(100) });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "confirmed", expiresAt: null });
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, jobs, { at: hours(100) });
  expect(await checkInvariants(db)).toEqual([]);
});
