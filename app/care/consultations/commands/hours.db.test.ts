import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { makeBookableDoctor, makeBooking, newDoctor } from "../factories.ts";
import { loadAgenda } from "../queries/agenda.server.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { listTypes } from "../queries/types.server.ts";
import { PHOTO_FILES } from "../rules/photo-terms.ts";
import { doctorHours, doctors } from "../tables.server.ts";
import { deleteDoctor } from "./delete-doctor/delete-doctor.server.ts";
import { saveDoctor } from "./save-doctor.server.ts";
import { saveHours } from "./save-hours.server.ts";
import { saveType } from "./save-type.server.ts";
import { setDoctorDay } from "./set-doctor-day.server.ts";

const { ctx, db, as } = await testContext();
const store = createDiskFiles(await temporaryFolder()).area(PHOTO_FILES);
const span = { fromMinute: 600, toMinute: 720 };
const tuesday = { weekday: 2, ...span };
const agendaOf = (doctorId: string) => loadAgenda(db, doctorId, ctx.now);
const QUICK = {
  slug: "quick",
  name: "Quick check-in",
  minutes: 20,
  channel: "chat",
  fee: 5_000,
  currency: "USD",
  isActive: true,
} as const;

describe("the hours of a week", () => {
  it("take the place of those before, with a row in the audit log", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    expect(await saveHours(ctx, { doctorId, hours: [tuesday] })).toMatchObject({ ok: true });
    expect((await agendaOf(doctorId)).hours).toMatchObject([tuesday]);
    const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, doctorId));
    expect(row).toMatchObject({
      action: "doctor.hours",
      before: { hours: [{ weekday: 1, fromMinute: 540, toMinute: 1_020 }] },
      after: { hours: [tuesday] },
    });
  });

  it("may all be taken away only where shoppers can still book, or see nobody", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    const none = { doctorId, hours: [] };
    await db.update(doctors).set({ consultationUrl: null }).where(eq(doctors.id, doctorId));
    expect(await saveHours(ctx, none)).toMatchObject({ reason: "no_way_to_book" });
    expect((await agendaOf(doctorId)).hours).toHaveLength(1);
    await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctorId));
    expect(await saveHours(ctx, none)).toMatchObject({ ok: true });
  });

  it("never overlap, whatever a command believes", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    const again = { doctorId, weekday: 1, fromMinute: 600, toMinute: 660 };
    await expect(db.insert(doctorHours).values(again)).rejects.toThrow(/./);
  });
});

describe("a day", () => {
  it("has other hours, is off, or is as usual again", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    const day = "2026-11-23";
    const set = (change: Parameters<typeof setDoctorDay>[1]["change"]) =>
      setDoctorDay(ctx, { doctorId, day, change });
    await set({ kind: "hours", span });
    expect((await agendaOf(doctorId)).otherDays).toEqual([{ day, span }]);
    await set({ kind: "off" });
    expect((await agendaOf(doctorId)).otherDays).toEqual([{ day, span: undefined }]);
    await set({ kind: "usual" });
    expect((await agendaOf(doctorId)).otherDays).toEqual([]);
  });

  it("of the past stays as it was", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    const past = { doctorId, day: "2026-11-20", change: { kind: "off" } } as const;
    expect(await setDoctorDay(ctx, past)).toMatchObject({ reason: "past" });
  });
});

test("a type keeps what it was changed to", async () => {
  expect(await saveType(ctx, QUICK, 1)).toMatchObject({ ok: true });
  const types = await listTypes(db);
  expect(types.map(({ slug }) => slug)).toEqual(["initial", "followup", "quick"]);
  expect(types[0]).toMatchObject({ minutes: 45, fee: 19_900, currency: "USD", channel: "video" });
  expect(types[2]).toMatchObject(QUICK);
});

test("of two who change what they read of a type, one is refused", async () => {
  const version = (await listTypes(db)).find(({ slug }) => slug === "quick")?.version ?? 0;
  const answers = await Promise.all(
    [30, 35].map((minutes) => saveType(ctx, { ...QUICK, minutes }, version)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "changed_meanwhile" });
  await saveType(ctx, QUICK, version + 1);
});

test.each(["customer", "support", "clinician"] as const)(
  "a %s changes none of it",
  async (role) => {
    const doctorId = await makeBookableDoctor(ctx);
    const actor = as(role);
    const off = { doctorId, day: "2026-11-23", change: { kind: "off" } } as const;
    for (const refused of [
      await saveHours(actor, { doctorId, hours: [] }),
      await setDoctorDay(actor, off),
      await saveType(actor, QUICK, 2),
    ]) {
      expect(refused).toMatchObject({ reason: "forbidden" });
    }
  },
);

describe("a doctor", () => {
  it("without a page to book on is shown only with hours", async () => {
    const facts = newDoctor({ consultationUrl: null });
    expect(await saveDoctor(ctx, store, { facts })).toMatchObject({ reason: "no_way_to_book" });
    const hidden = await saveDoctor(ctx, store, { facts: { ...facts, isActive: false } });
    expect(hidden).toMatchObject({ ok: true });
    const doctorId = await makeBookableDoctor(ctx);
    const edited = { id: doctorId, version: 1 };
    expect(await saveDoctor(ctx, store, { edited, facts })).toMatchObject({ ok: true });
  });

  it("who has bookings is made inactive instead of deleted", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    await makeBooking(ctx, { doctorId, startsAt: addDays(ctx.now, -2) });
    expect(await deleteDoctor(ctx, { doctorId })).toMatchObject({
      value: { deactivated: true },
    });
    expect(await findDoctor(db, doctorId)).toMatchObject({ isActive: false });
  });
});
