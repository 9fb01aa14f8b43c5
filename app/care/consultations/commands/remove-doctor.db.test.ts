import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import {
  bookingJobs,
  makeBookableDoctor,
  makeBooking,
  MONDAY_NINE,
  newDoctor,
} from "../factories.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { showRemoval } from "../queries/removal.server.ts";
import { PHOTO_FILES } from "../rules/photo-terms.ts";
import { bookings, doctors } from "../tables.server.ts";
import { deleteDoctor } from "./delete-doctor/delete-doctor.server.ts";
import { saveDoctor } from "./save-doctor.server.ts";

const { ctx, db, pool } = await testContext();
const store = createDiskFiles(await temporaryFolder()).area(PHOTO_FILES);
const second = addMinutes(MONDAY_NINE, 45);
let doctorId = "";
let other = "";
let ids: string[] = [];

beforeEach(async () => {
  await db.update(doctors).set({ isActive: false });
  doctorId = await makeBookableDoctor(ctx);
  other = await makeBookableDoctor(ctx);
  const [first, next] = [MONDAY_NINE, second];
  ids = [
    await makeBooking(ctx, { doctorId, startsAt: first }),
    await makeBooking(ctx, { doctorId, startsAt: next }),
  ];
});

const rowOf = async (id: string | undefined) =>
  (
    await db
      .select()
      .from(bookings)
      .where(eq(bookings.id, id ?? ""))
  )[0];
const cancelAll = (coming = 2) => ({ coming, moveTo: undefined, note: "She has retired." });
const moveTo = (fits: number) => ({ ...cancelAll(), moveTo: { doctorId: other, fits } });

async function toldOf(bookingId: string | undefined) {
  await drainJobs(pool, bookingJobs);
  const all = await db.select().from(mails).orderBy(mails.id);
  return all.filter(({ dedupeKey }) => dedupeKey.includes(bookingId ?? "")).map((one) => one.text);
}

describe("a doctor with consultations to come", () => {
  it("does not vanish before somebody said what becomes of them", async () => {
    expect(await deleteDoctor(ctx, { doctorId })).toMatchObject({ reason: "has_bookings" });
    const facts = newDoctor({ isActive: false });
    const hidden = await saveDoctor(ctx, store, {
      edited: { id: doctorId, version: 1 },
      facts,
    });
    expect(hidden).toMatchObject({ reason: "has_bookings" });
    expect(await findDoctor(db, doctorId)).toMatchObject({ isActive: true });
    expect(await rowOf(ids[0])).toMatchObject({ status: "booked" });
  });

  it("is taken out with all of them cancelled, each told why, and each in the log", async () => {
    const removed = await deleteDoctor(ctx, { doctorId, choice: cancelAll() });
    expect(removed).toMatchObject({ value: { deactivated: true, moved: 0, cancelled: 2 } });
    expect(await findDoctor(db, doctorId)).toMatchObject({ isActive: false });
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ status: "cancelled", cancelledBy: "staff" });
      const [toCustomer] = await toldOf(id);
      expect(toCustomer).toContain("She has retired.");
      const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
      expect(rows).toMatchObject([{ action: "booking.cancelled", reason: "She has retired." }]);
    }
  });

  it("is taken out with those moved that another doctor is free for, and the rest cancelled", async () => {
    await makeBooking(ctx, { doctorId: other, startsAt: second });
    expect(await showRemoval(ctx, doctorId)).toMatchObject({
      coming: [{}, {}],
      others: [{ id: other, fits: 1 }],
    });
    const removed = await deleteDoctor(ctx, { doctorId, choice: moveTo(1) });
    expect(removed).toMatchObject({ value: { moved: 1, cancelled: 1 } });
    expect(await rowOf(ids[0])).toMatchObject({
      doctorId: other,
      startsAt: MONDAY_NINE,
      status: "booked",
    });
    expect(await rowOf(ids[1])).toMatchObject({ doctorId, status: "cancelled" });
    const told = await toldOf(ids[0]);
    expect(told.map((text) => text.split("\n")[0])).toHaveLength(3);
    expect(told[0]).toContain("will see you at the same time");
  });

  it("stays when something else is to come than was read", async () => {
    const read = cancelAll(1);
    expect(await deleteDoctor(ctx, { doctorId, choice: read })).toMatchObject({
      reason: "changed",
    });
    const fewer = moveTo(1);
    expect(await deleteDoctor(ctx, { doctorId, choice: fewer })).toMatchObject({
      reason: "changed",
    });
    await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, other));
    const gone = moveTo(2);
    expect(await deleteDoctor(ctx, { doctorId, choice: gone })).toMatchObject({
      reason: "changed",
    });
    expect(await rowOf(ids[0])).toMatchObject({ status: "booked", doctorId });
  });
});

it("what has begun or is over stands in nobody's way", async () => {
  const late = { ...ctx, now: addMinutes(second, 10) };
  expect(await showRemoval(late, doctorId)).toEqual({ coming: [], others: [] });
  expect(await deleteDoctor(late, { doctorId })).toMatchObject({ value: { deactivated: true } });
  expect(await rowOf(ids[0])).toMatchObject({ status: "booked", doctorId });
});
