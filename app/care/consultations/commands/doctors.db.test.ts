import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { newDoctor } from "../factories.ts";
import { doctorInput } from "../input.ts";
import { showDoctorPage } from "../pages/desk/doctor-page.server.ts";
import { activeDoctors, findDoctor, isShownPhoto, listDoctors } from "../queries/doctors.server.ts";
import { PHOTO_FILES, PHOTO_SIDE } from "../rules/photo-terms.ts";
import { deleteDoctor } from "./delete-doctor/delete-doctor.server.ts";
import { saveDoctor } from "./save-doctor.server.ts";
import { sweepPhotos } from "./sweep-photos.server.ts";

const { ctx, db, as } = await testContext();
const store = createDiskFiles(await temporaryFolder()).area(PHOTO_FILES);
const portrait = await sharp({
  create: { width: 900, height: 1200, channels: 3, background: "#557755" },
})
  .jpeg()
  .toBuffer();

async function save(given: Partial<Parameters<typeof saveDoctor>[2]> = {}): Promise<string> {
  const saved = await saveDoctor(ctx, store, { facts: newDoctor(), ...given });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value.doctorId;
}

describe("saving a doctor", () => {
  it("adds one, with a row in the audit log", async () => {
    const id = await save();
    expect(await findDoctor(db, id)).toMatchObject({ name: "Maria Santos, MD", photoId: null });
    const [row] = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id));
    expect(row?.action).toBe("doctor.added");
  });

  it("adds a new one as its form opens, once what is required is filled in", async () => {
    const { values } = await showDoctorPage(ctx, undefined);
    // A browser sends only ticked boxes.
    const { isActive, ...rest } = values;
    const required = { name: "Ana Reyes, MD", specialization: "Sleep", email: "ana@example.test" };
    const form = parseForm(doctorInput, { ...rest, ...(isActive && { isActive }), ...required });
    const saved = form.ok && (await saveDoctor(ctx, store, { facts: form.value }));
    expect(saved).toMatchObject({ ok: true });
  });

  it("cuts a photo to a square, keeps it when nothing is sent, and takes it away when asked", async () => {
    const doctorId = await save({ photo: portrait });
    const { photoId } = (await findDoctor(db, doctorId)) ?? {};
    const kept = await store.read(photoId ?? "");
    expect(await sharp(Buffer.from(kept ?? [])).metadata()).toMatchObject({
      format: "webp",
      width: PHOTO_SIDE,
      height: PHOTO_SIDE,
    });
    await save({
      edited: { id: doctorId, version: 1 },
      facts: newDoctor({ name: "Maria S. Santos, MD" }),
    });
    expect(await findDoctor(db, doctorId)).toMatchObject({ name: "Maria S. Santos, MD", photoId });
    const [change] = await db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, doctorId), eq(auditLog.action, "doctor.changed")));
    expect(Object.keys(change?.before ?? {})).toEqual(Object.keys(change?.after ?? {}));
    await save({ edited: { id: doctorId, version: 2 }, facts: newDoctor({ removePhoto: true }) });
    expect(await findDoctor(db, doctorId)).toMatchObject({ photoId: null, photoWidth: null });
    expect(await isShownPhoto(db, photoId ?? "")).toBe(false);
  });

  it("of two who read the same version, one saves and the other is refused", async () => {
    const edited = { id: await save(), version: 1 };
    const answers = await Promise.all(
      ["A, MD", "B, MD"].map((name) =>
        saveDoctor(ctx, store, { edited, facts: newDoctor({ name }) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await findDoctor(db, edited.id)).toMatchObject({ version: 2 });
  });

  it("refuses what is no picture, and a doctor who is not there", async () => {
    const before = (await listDoctors(db)).length;
    const photo = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    const edited = { id: ctx.ids.newId(), version: 1 };
    const facts = newDoctor();
    expect(await saveDoctor(ctx, store, { facts, photo })).toMatchObject({
      reason: "not_a_picture",
    });
    expect(await saveDoctor(ctx, store, { facts, edited })).toMatchObject({
      reason: "not_found",
    });
    expect(await listDoctors(db)).toHaveLength(before);
  });

  test.each(["customer", "support", "clinician", "marketing"] as const)(
    "a %s may not save or delete",
    async (role) => {
      const doctorId = await save();
      const actor = as(role);
      const facts = newDoctor({ name: "Somebody Else" });
      const edited = { id: doctorId, version: 1 };
      expect(await saveDoctor(actor, store, { edited, facts })).toMatchObject({
        reason: "forbidden",
      });
      expect(await deleteDoctor(actor, { doctorId })).toMatchObject({ reason: "forbidden" });
      expect(await findDoctor(db, doctorId)).toMatchObject({ name: "Maria Santos, MD" });
    },
  );
});

describe("who is shown", () => {
  it("are the active ones, newest first, without what only staff may know", async () => {
    const hidden = await save({ facts: newDoctor({ isActive: false }) });
    const [older, newer] = [await save(), await save()];
    const shown = await activeDoctors(db);
    const ids = shown.map(({ id }) => id);
    expect(ids).not.toContain(hidden);
    expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older));
    expect(JSON.stringify(shown)).not.toContain("private.example");
    expect(JSON.stringify(shown)).not.toContain("917 555");
  });
});

describe("deleting a doctor", () => {
  it("is for good, once, and says in the audit log who it was", async () => {
    const doctorId = await save();
    const answers = await Promise.all([
      deleteDoctor(ctx, { doctorId }),
      deleteDoctor(ctx, { doctorId }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findDoctor(db, doctorId)).toBeUndefined();
    const rows = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, doctorId));
    expect(rows.map(({ action }) => action).toSorted()).toEqual(["doctor.added", "doctor.deleted"]);
  });
});

test("the sweep takes photos nobody has any more, and leaves the others", async () => {
  const [kept, gone] = [await save({ photo: portrait }), await save({ photo: portrait })];
  const photoOf = async (id: string) => (await findDoctor(db, id))?.photoId ?? "";
  const [keptPhoto, gonePhoto] = [await photoOf(kept), await photoOf(gone)];
  await deleteDoctor(ctx, { doctorId: gone });
  await sweepPhotos(ctx, store, addDays(new Date(), 2));
  expect(await store.read(keptPhoto)).toBeDefined();
  expect(await store.read(gonePhoto)).toBeUndefined();
});
