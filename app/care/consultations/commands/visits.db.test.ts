import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { setSharing } from "#app/care/wellness/commands/set-sharing.server.ts";
import { makeEntry } from "#app/care/wellness/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { bookFor, makeBookableDoctor, MONDAY_NINE, somePreVisit } from "../factories.ts";
import { consultationVisits, visitAddenda } from "../tables/consultation-visits.server.ts";
import { addToNote } from "./add-to-note.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { endVisit } from "./end-visit/end-visit.server.ts";
import { markVisit } from "./mark-visit.server.ts";
import { openVisit } from "./open-visit.server.ts";
import { putBackVisit } from "./put-back-visit.server.ts";
import { savePreVisit } from "./save-pre-visit.server.ts";
import { saveVisitNote } from "./save-visit-note.server.ts";
import { takeVisit } from "./take-visit.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
let patient: Ctx;
let clinician: Ctx;
let during: Ctx;
let bookingId = "";
const note = { said: "Sleeps better.", plan: "Go on.", forPatient: "Sleep.", followUpWeeks: 4 };
const outcome = { kind: "none" } as const;

beforeEach(async () => {
  patient = as(await accountOf(ctx, "customer"));
  clinician = as(await accountOf(ctx, "clinician"));
  during = { ...clinician, now: MONDAY_NINE };
  bookingId = await bookFor(patient, { doctorId: await makeBookableDoctor(ctx) });
});

const userOf = (who: Ctx) => (who.actor.kind === "user" ? who.actor.userId : "");
const visit = async () =>
  (
    await db.select().from(consultationVisits).where(eq(consultationVisits.bookingId, bookingId))
  )[0];
const actions = async () => {
  const ofBooking = and(eq(auditLog.subjectType, "booking"), eq(auditLog.subjectId, bookingId));
  const rows = await db.select({ action: auditLog.action }).from(auditLog).where(ofBooking);
  return rows.map(({ action }) => action);
};

describe("taking a visit", () => {
  it("is for clinicians, and for one of them", async () => {
    for (const role of ["admin", "manager", "support", "customer"] as const) {
      const refused = await takeVisit(as(role), bookingId);
      expect(refused).toMatchObject({ reason: "forbidden" });
    }
    expect(await takeVisit(clinician, bookingId)).toMatchObject({ ok: true });
    expect(await takeVisit(clinician, bookingId)).toMatchObject({ ok: true });
    const other = as(await accountOf(ctx, "clinician"));
    expect(await takeVisit(other, bookingId)).toMatchObject({ reason: "taken" });
    expect(await visit()).toMatchObject({ clinicianId: userOf(clinician), state: "taken" });
  });

  it("by many at once is one's alone", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => accountOf(ctx, "clinician")));
    const answers = await Promise.all(all.map((who) => takeVisit(as(who), bookingId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("is refused of one's own, of one that is cancelled, and of nothing", async () => {
    const own = as(await accountOf(ctx, "clinician"));
    const doctorId = await makeBookableDoctor(ctx);
    const ownBooking = await bookFor(own, { doctorId });
    expect(await takeVisit(own, ownBooking)).toMatchObject({ reason: "own_visit" });
    await cancelBooking(patient, { bookingId, expectsCost: "nothing" });
    expect(await takeVisit(clinician, bookingId)).toMatchObject({ reason: "not_now" });
    expect(await takeVisit(clinician, "nothing")).toMatchObject({ reason: "not_found" });
  });

  it("can be put back, until its note is begun", async () => {
    await takeVisit(clinician, bookingId);
    expect(await putBackVisit(clinician, { bookingId, version: 1 })).toMatchObject({ ok: true });
    expect(await openVisit(clinician, bookingId)).toMatchObject({ reason: "not_found" });
    await takeVisit(clinician, bookingId);
    await saveVisitNote(clinician, { bookingId, version: 1, note });
    const refused = await putBackVisit(clinician, { bookingId, version: 2 });
    expect(refused).toMatchObject({ reason: "written" });
  });
});

describe("what belongs to a visit", () => {
  it("is read by its clinician alone, and each look is recorded", async () => {
    await savePreVisit(patient, somePreVisit(bookingId));
    await saveAssessment(patient, { id: ctx.ids.newId(), answers: someAnswers() });
    await takeVisit(clinician, bookingId);
    const opened = await openVisit(clinician, bookingId);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        form: { answers: somePreVisit("").answers },
        assessment: {
          answers: expect.arrayContaining([
            { question: "What would you like to work on?", answer: "Weight loss" },
          ]),
        },
      },
    });
    expect(await actions()).toEqual(["visit.taken", "visit.viewed"]);
    const others = [actorOf("admin"), actorOf("customer"), await accountOf(ctx, "clinician")];
    for (const who of others) {
      expect(await openVisit(as(who), bookingId)).toMatchObject({ ok: false });
    }
  });

  it("has the wellness entries only while the patient shares them, each look recorded", async () => {
    await takeVisit(clinician, bookingId);
    // The orders that open wellness are tested elsewhere. A shop's owner may try it without any.
    const { actor } = patient;
    if (actor.kind !== "user") throw new Error("the patient is signed in");
    const buyer = { ...patient, actor: { ...actor, roles: ["customer", "admin"] as const } };
    await makeEntry(buyer, { notes: "Slept badly" });
    expect(await openVisit(clinician, bookingId)).toMatchObject({ value: { wellness: undefined } });
    const looks = () => db.$count(auditLog, eq(auditLog.action, "wellness.viewed"));
    expect(await looks()).toBe(0);
    await setSharing(patient, true);
    expect(await openVisit(clinician, bookingId)).toMatchObject({
      value: { wellness: [{ words: { notes: "Slept badly" } }] },
    });
    expect(await looks()).toBe(1);
    await setSharing(patient, false);
    expect(await openVisit(clinician, bookingId)).toMatchObject({ value: { wellness: undefined } });
  });

  it("has the final notes of earlier visits", async () => {
    const doctorId = await makeBookableDoctor(ctx);
    const next = await bookFor(patient, {
      doctorId,
      startsAt: new Date(MONDAY_NINE.getTime() + 45 * 60_000),
    });
    await takeVisit(clinician, bookingId);
    await endVisit(during, { bookingId, version: 1, note, outcome });
    const other = as(await accountOf(ctx, "clinician"));
    await takeVisit(other, next);
    const opened = await openVisit(other, next);
    expect(opened).toMatchObject({ value: { earlier: [{ bookingId, said: note.said }] } });
    expect(await actions()).toContain("visit.viewed");
  });

  it("goes with the account of the patient", async () => {
    await takeVisit(clinician, bookingId);
    await endVisit(during, { bookingId, version: 1, note, outcome });
    await db.delete(user).where(eq(user.id, userOf(patient)));
    expect(await visit()).toBeUndefined();
  });
});

describe("the note", () => {
  it("is a draft that another window cannot write over, and final once the visit began", async () => {
    await takeVisit(clinician, bookingId);
    const early = await endVisit(clinician, { bookingId, version: 1, note, outcome });
    expect(early).toMatchObject({ reason: "too_early" });
    await saveVisitNote(clinician, { bookingId, version: 1, note });
    const late = await saveVisitNote(clinician, { bookingId, version: 1, note });
    expect(late).toMatchObject({ reason: "changed_meanwhile" });
    const unsaid = { bookingId, version: 2, note: { ...note, said: "" }, outcome };
    expect(await endVisit(during, unsaid)).toMatchObject({ reason: "nothing_said" });
    const ending = { bookingId, version: 2, note, outcome };
    expect(await endVisit(during, ending)).toMatchObject({ ok: true });
    expect(await visit()).toMatchObject({ ...note, state: "done", outcome: "none" });
    const after = await saveVisitNote(during, { bookingId, version: 3, note });
    expect(after).toMatchObject({ reason: "not_now" });
  });

  it("never changes when it is final, whatever a command believes", async () => {
    await takeVisit(clinician, bookingId);
    await endVisit(during, { bookingId, version: 1, note, outcome });
    const own = eq(consultationVisits.bookingId, bookingId);
    const change = () => db.update(consultationVisits).set({ said: "No." }).where(own);
    await expect(change()).rejects.toThrow(/./);
    await db.delete(user).where(eq(user.id, userOf(clinician)));
    expect(await visit()).toMatchObject({ clinicianId: null, clinicianName: "Test clinician" });
  });

  it("is added to with author and time, once for each form, and only when it is final", async () => {
    await takeVisit(clinician, bookingId);
    const addition = { id: ctx.ids.newId(), bookingId, text: "The results came." };
    expect(await addToNote(clinician, addition)).toMatchObject({ reason: "not_now" });
    await endVisit(during, { bookingId, version: 1, note, outcome });
    await addToNote(during, addition);
    expect(await addToNote(during, addition)).toMatchObject({ ok: true });
    const added = await db.select().from(visitAddenda).where(eq(visitAddenda.bookingId, bookingId));
    expect(added).toMatchObject([
      { text: addition.text, authorName: "Test clinician", writtenAt: MONDAY_NINE },
    ]);
    const other = as(await accountOf(ctx, "clinician"));
    const again = { ...addition, id: ctx.ids.newId() };
    expect(await addToNote(other, again)).toMatchObject({ reason: "not_yours" });
  });

  it("is ended once by two at once", async () => {
    await takeVisit(clinician, bookingId);
    const ending = { bookingId, version: 1, note, outcome };
    const answers = await Promise.all([endVisit(during, ending), endVisit(during, ending)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

it("whether the patient came can be said once it began, and corrected", async () => {
  await takeVisit(clinician, bookingId);
  const early = await markVisit(clinician, { bookingId, version: 1, came: true });
  expect(early).toMatchObject({ reason: "too_early" });
  await markVisit(during, { bookingId, version: 1, came: false });
  expect(await visit()).toMatchObject({ state: "no_show" });
  await markVisit(during, { bookingId, version: 2, came: true });
  expect(await visit()).toMatchObject({ state: "came" });
});
