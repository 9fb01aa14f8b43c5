import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { isErasedAddress } from "#app/lib/erased-address.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { askErasure } from "#app/office/erasure/commands/ask-erasure.server.ts";
import { eraseDue } from "#app/office/erasure/commands/erase-due.server.ts";
import { keepAccount } from "#app/office/erasure/commands/keep-account.server.ts";
import { forgetDoneMails } from "#app/office/erasure/jobs.server.ts";
import { openErasureOf } from "#app/office/erasure/queries/open-erasure.server.ts";
import { erasures } from "#app/office/erasure/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { ERASURE_LIST } from "#app/office/erasure/queries/every-record.server.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openLeavers } from "./erase-accounts.fixture.ts";

const {
  ctx,
  db,
  pool,
  as,
  PRICE,
  DUE,
  job,
  jobs,
  someone,
  ordered,
  arrives,
  orderOf,
  exists,
  subjectsTo,
  ask,
} = await openLeavers();

test("an account is erased a week after it was asked for, and its order stays under a pseudonym", async () => {
  const { own, email, userId, customerId } = await someone();
  const orderId = await ordered(email, customerId);
  // This order was placed while signed out, with the account's address.
  const other = await ordered(email, null);
  await ask(own);
  await eraseDue({ ...job, now: addDays(DUE, -1) }, ERASURE_LIST);
  expect(await exists(userId)).toBe(true);
  await drainJobs(pool, jobs);
  expect(await subjectsTo(email)).toContain("Your account will be deleted");
  await eraseDue(job, ERASURE_LIST);
  expect(await exists(userId)).toBe(false);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ customerId, firstName: "Erased", phone: null, totalAmount: PRICE });
  expect(order?.lastName).toMatch(/^customer [0-9A-Z]{8}$/);
  expect(isErasedAddress(order?.email ?? "")).toBe(true);
  expect((await orderOf(other))?.email).toBe(order?.email);
  expect((await figuresOf(db, [customerId]))(customerId)).toMatchObject({ spent: 2 * PRICE });
  expect(await guestRecordOf(db, email)).toBeUndefined();
  expect(await subjectsTo(email)).toEqual(["Your data is deleted"]);
  // A late step of the order still writes its mail, but sends it to no one.
  expect(await moveOrder(ctx, { orderId, to: "completed" })).toMatchObject({ ok: true });
  await drainJobs(pool, jobs);
  await queueMail(ctx, {
    dedupeKey: `late:${orderId}`,
    to: order?.email ?? "",
    subject: "Late",
    template: () => null,
    props: {},
  });
  const [late] = await db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `late:${orderId}`));
  expect(late?.withheldAt).toEqual(ctx.now);
  await db.delete(mails).where(eq(mails.dedupeKey, `late:${orderId}`));
  expect(await checkInvariants(db)).toEqual([]);
  // The address is forgotten once that mail was sent, or after a week.
  await forgetDoneMails.run({ ...job, now: addDays(DUE, 8) }, undefined);
  expect(await subjectsTo(email)).toEqual([]);
});

test("who never ordered leaves no record, and can sign up again as somebody new", async () => {
  const { own, email, userId, customerId } = await someone();
  await ask(own);
  await eraseDue(job, ERASURE_LIST);
  expect(await db.$count(customers, eq(customers.id, customerId))).toBe(0);
  const names = { firstName: "Lea", lastName: "L", isDemo: false };
  const again = await createAccount(ctx, { email, password: "mango-avenue", ...names });
  expect(again.userId).not.toBe(userId);
  expect((await customerOfUser(db, again.userId))?.id).not.toBe(customerId);
  expect(await openErasureOf(db, (await customerOfUser(db, again.userId))?.id ?? "")).toBe(
    undefined,
  );
});

test("sessions end, and links to its orders open nothing", async () => {
  const { own, email, userId, customerId } = await someone();
  const expiresAt = addDays(DUE, 9);
  await db.insert(session).values({ id: userId, userId, token: userId, expiresAt });
  const orderId = await ordered(email, customerId);
  const before = (await orderOf(orderId))?.accessIssue ?? 0;
  await ask(own);
  await eraseDue(job, ERASURE_LIST);
  expect(await db.$count(session, eq(session.userId, userId))).toBe(0);
  expect((await orderOf(orderId))?.accessIssue).toBe(before + 1);
});

test("asked twice, also at once, it is one wish; kept, it is over; asked again, it is a new one", async () => {
  const { own, customerId, userId } = await someone();
  await Promise.all([ask(own), ask(own), ask(own)]);
  expect(await db.$count(erasures, eq(erasures.customerId, customerId))).toBe(1);
  expect(await keepAccount(own)).toMatchObject({ ok: true });
  expect(await keepAccount(own)).toEqual({ ok: false, reason: "not_asked" });
  await eraseDue(job, ERASURE_LIST);
  expect(await exists(userId)).toBe(true);
  await ask(own);
  await eraseDue(job, ERASURE_LIST);
  expect(await exists(userId)).toBe(false);
});

test("kept in the moment in which it is due, it is either kept or gone, and never both", async () => {
  const all = await Promise.all([someone(), someone(), someone(), someone()]);
  for (const { own } of all) await ask(own);
  const kept = await Promise.all([
    ...all.map(({ own }) => keepAccount(own)),
    eraseDue(job, ERASURE_LIST).then(() => undefined),
  ]);
  for (const [at, { userId }] of all.entries()) {
    expect(await exists(userId)).toBe(kept[at]?.ok === true);
  }
});

test("two workers at once erase each person once", async () => {
  const all = await Promise.all([someone(), someone(), someone()]);
  for (const { own } of all) await ask(own);
  await Promise.all([eraseDue(job, ERASURE_LIST), eraseDue(job, ERASURE_LIST)]);
  for (const { customerId, email, userId } of all) {
    expect(await exists(userId)).toBe(false);
    expect(await subjectsTo(email)).toEqual(["Your data is deleted"]);
    const done = eq(auditLog.subjectId, customerId);
    const rows = await db.select({ action: auditLog.action }).from(auditLog).where(done);
    expect(rows.filter(({ action }) => action === "erasure.done")).toHaveLength(1);
  }
});

test("stopped after the first batch it goes on with those who are left", async () => {
  const all = [await someone(), await someone(), await someone(), await someone()];
  for (const { own } of all) await ask(own);
  const third = all[2]!;
  await pool.query(`create function stop_it() returns trigger language plpgsql as $$
    begin if old.id = '${third.userId}' then raise exception 'the power went out'; end if; return old; end $$;
    create trigger stop_it before delete on users for each row execute function stop_it()`);
  await expect(eraseDue(job, ERASURE_LIST, 2)).rejects.toThrow("Failed query");
  // Each erasure is atomic: the account whose erasure failed is unchanged.
  expect(await Promise.all(all.map(({ userId }) => exists(userId)))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(await db.$count(customers, eq(customers.id, third.customerId))).toBe(1);
  await pool.query("drop function stop_it cascade");
  await eraseDue(job, ERASURE_LIST, 2);
  await eraseDue(job, ERASURE_LIST, 2);
  expect(await exists(third.userId)).toBe(false);
  for (const { email } of all) expect(await subjectsTo(email)).toEqual(["Your data is deleted"]);
});

test("what is open is in the way: when it is asked for, and when it is due", async () => {
  const { own, email, userId, customerId } = await someone();
  const first = await ordered(email, customerId, true);
  expect(await askErasure(own)).toEqual({ ok: false, reason: "blocked" });
  await arrives(first);
  await ask(own);
  const second = await ordered(email, customerId, true);
  for (const _ of [1, 2]) await eraseDue(job, ERASURE_LIST);
  expect(await openErasureOf(db, customerId)).toMatchObject({ waitingSince: DUE });
  await drainJobs(pool, jobs);
  const waits = (await subjectsTo(email)).filter((one) => one === "Your data isn’t deleted yet");
  expect([await exists(userId), waits.length]).toEqual([true, 1]);
  await arrives(second);
  await eraseDue(job, ERASURE_LIST);
  expect(await exists(userId)).toBe(false);
  expect(await checkInvariants(db)).toEqual([]);
});

test("staff, an account without a confirmed address, one for demonstration and a visitor are refused", async () => {
  const { own, userId } = await someone();
  await db.insert(userRoles).values({ userId, role: "support", grantedAt: ctx.now });
  expect(await askErasure(own)).toEqual({ ok: false, reason: "blocked" });
  const unproven = await someone();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, unproven.userId));
  expect(await askErasure(unproven.own)).toEqual({ ok: false, reason: "unconfirmed" });
  const demo = await someone();
  await db.update(user).set({ isDemo: true }).where(eq(user.id, demo.userId));
  expect(await askErasure(demo.own)).toEqual({ ok: false, reason: "demo" });
  expect(await askErasure(as(VISITOR))).toEqual({ ok: false, reason: "forbidden" });
  expect(await keepAccount(as(VISITOR))).toEqual({ ok: false, reason: "forbidden" });
});
