import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";
import { guestRecordOf } from "#app/people/customers/queries/guest-records.server.ts";
import { askGuestErasure } from "#app/office/erasure/commands/ask-guest-erasure.server.ts";
import { eraseDue } from "#app/office/erasure/commands/erase-due.server.ts";
import { stopGuestErasure } from "#app/office/erasure/commands/stop-guest-erasure.server.ts";
import { openErasureOf } from "#app/office/erasure/queries/open-erasure.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { ERASURE_LIST } from "#app/office/erasure/queries/every-record.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openLeavers } from "./erase-accounts.fixture.ts";

const {
  ctx,
  db,
  pool,
  as,
  PRICE,
  job,
  jobs,
  staff,
  reason,
  someone,
  ordered,
  orderOf,
  subjectsTo,
  ask,
  nextGuest,
} = await openLeavers();

test("staff ask for a guest, who has a week to object, and is a guest without a name after that", async () => {
  const email = nextGuest();
  const orderId = await ordered(email, null);
  const guestId = (await guestRecordOf(db, email)) ?? "";
  expect(await askGuestErasure(staff, guestId, { reason })).toMatchObject({ ok: true });
  expect(await askGuestErasure(staff, guestId, { reason })).toMatchObject({ reason: "asked" });
  expect(await stopGuestErasure(staff, guestId)).toMatchObject({ ok: true });
  expect(await stopGuestErasure(staff, guestId)).toMatchObject({ reason: "not_asked" });
  expect(await askGuestErasure(staff, guestId, { reason })).toMatchObject({ ok: true });
  await drainJobs(pool, jobs);
  expect(await subjectsTo(email)).toContain("Your data will be deleted");
  await eraseDue(job, ERASURE_LIST);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ customerId: null, firstName: "Erased", notes: null });
  expect(await guestRecordOf(db, order?.email ?? "")).toBe(guestId);
  expect((await figuresOf(db, [guestId]))(guestId).spent).toBe(PRICE);
  expect(await subjectsTo(email)).toEqual(["Your data is deleted"]);
  expect(await askGuestErasure(staff, guestId, { reason })).toMatchObject({ reason: "erased" });
  const { rows } = await db.execute<{ reason: string | null }>(
    sql`select reason from audit_log where subject_id = ${guestId} and action = 'erasure.asked'`,
  );
  expect(rows.map((row) => row.reason)).toEqual([null, null]);
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test("a guest who is in an account by then is no longer to be erased", async () => {
  const email = nextGuest();
  await ordered(email, null);
  const guestId = (await guestRecordOf(db, email)) ?? "";
  expect(await askGuestErasure(staff, guestId, { reason })).toMatchObject({ ok: true });
  await db.execute(sql`delete from guest_addresses where email = ${email}`);
  await db.execute(sql`delete from customers where id = ${guestId}`);
  await eraseDue(job, ERASURE_LIST);
  expect(await openErasureOf(db, guestId)).toBeUndefined();
});

test("the wish of an account is its owner’s: staff neither ask for it nor stop it", async () => {
  const { own, customerId } = await someone();
  const asked = await askGuestErasure(staff, customerId, { reason });
  expect(asked).toEqual({ ok: false, reason: "has_account" });
  await ask(own);
  expect(await stopGuestErasure(staff, customerId)).toMatchObject({ reason: "not_asked" });
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician", "marketing"] as const)(
  "a %s may not erase guests",
  async (who) => {
    const by = as(who === "visitor" ? VISITOR : actorOf(who));
    const id = ctx.ids.newId();
    expect(await askGuestErasure(by, id, { reason })).toEqual({ ok: false, reason: "forbidden" });
    expect(await stopGuestErasure(by, id)).toEqual({ ok: false, reason: "forbidden" });
  },
);
