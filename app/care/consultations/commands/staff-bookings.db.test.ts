import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { entrustAssessment } from "#app/care/assessments/commands/entrust-assessment.server.ts";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { bookFor, makeBookableDoctor, MONDAY_NINE } from "../factories.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { comingBookingsFor } from "../queries/staff-bookings.server.ts";
import { bookings } from "../tables.server.ts";
import { cancelByStaff } from "./cancel-by-staff.server.ts";
import { openBooking } from "./open-booking.server.ts";
import { takeVisit } from "./take-visit.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
let doctorId = "";
beforeEach(async () => {
  doctorId = await makeBookableDoctor(ctx);
});

const aBooking = async () => bookFor(as(await accountOf(ctx, "customer")), { doctorId });
const otherBooking = async () => {
  const elsewhere = await makeBookableDoctor(ctx);
  return bookFor(as(await accountOf(ctx, "customer")), { doctorId: elsewhere });
};
const statusOf = async (id: string) =>
  (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;

describe("staff", () => {
  it("of a role that sees all health data open a booking, which is recorded, and cancel it", async () => {
    const admin = as(await accountOf(ctx, "admin"));
    const bookingId = await aBooking();
    expect(await openBooking(admin, bookingId)).toMatchObject({ ok: true });
    expect(await cancelByStaff(admin, { bookingId, note: "The doctor is ill." })).toMatchObject({
      ok: true,
    });
    expect(await statusOf(bookingId)).toBe("cancelled");
    const rows = await db
      .select({ action: auditLog.action, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "booking"), eq(auditLog.subjectId, bookingId)));
    expect(rows).toEqual([
      { action: "booking.viewed", reason: null },
      { action: "booking.cancelled", reason: "The doctor is ill." },
    ]);
  });

  it.each(["customer", "manager", "support", "marketing"] as const)(
    "that are %s may neither",
    async (role) => {
      const somebody = as(role);
      const bookingId = await aBooking();
      expect(await openBooking(somebody, bookingId)).toMatchObject({ reason: "forbidden" });
      const cancelled = await cancelByStaff(somebody, { bookingId, note: "x" });
      expect(cancelled).toMatchObject({ reason: "forbidden" });
    },
  );

  it("that are clinicians see and open bookings of own patients only", async () => {
    const clinician = await accountOf(ctx, "clinician");
    const clinicianId = clinician.kind === "user" ? clinician.userId : "";
    const patient = await accountOf(ctx, "customer");
    const [own, other] = [await bookFor(as(patient), { doctorId }), await otherBooking()];
    const assessmentId = ctx.ids.newId();
    await saveAssessment(as(patient), { id: assessmentId, answers: someAnswers() });
    await entrustAssessment(as("admin"), { id: assessmentId, clinicianId });

    const scope = { kind: "patients", clinicianId } as const;
    const { rows } = await readPart(comingBookingsFor(db, { scope, now: ctx.now }), {
      sort: "starts",
    });
    // The list names no one, because it includes visits that a clinician could take.
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([own, other]));
    expect(await openBooking(as(clinician), own)).toMatchObject({ ok: true });
    expect(await openBooking(as(clinician), other)).toMatchObject({ reason: "not_found" });
    const note = "The doctor is ill.";
    const refused = await cancelByStaff(as(clinician), { bookingId: other, note });
    expect(refused).toMatchObject({ reason: "not_found" });

    const colleague = as(await accountOf(ctx, "clinician"));
    await takeVisit(colleague, other);
    const left = await readPart(comingBookingsFor(db, { scope, now: ctx.now }), { sort: "starts" });
    expect(left.rows.map(({ id }) => id)).not.toContain(other);
    expect(await openBooking(colleague, other)).toMatchObject({ ok: true });
  });

  it("do not cancel what has begun", async () => {
    const bookingId = await aBooking();
    const admin = { ...as(actorOf("admin")), now: MONDAY_NINE };
    expect(await cancelByStaff(admin, { bookingId, note: "x" })).toMatchObject({ reason: "over" });
  });
});
