import { eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPicture } from "#app/platform/files/read-picture.server.ts";
import type { DoctorInput } from "../input.ts";
import { comingOfDoctor } from "../queries/removal.server.ts";
import { PHOTO_SIDE } from "../rules/photo-terms.ts";
import { doctorHours, doctors } from "../tables.server.ts";

type SavedDoctor = {
  edited?: Edited | undefined;
  facts: DoctorInput;
  /** A file as it was sent, for which there has to be a store; none leaves the photo as it is. */
  photo?: Uint8Array | undefined;
  isDemo?: boolean;
};
type Photo = { photoId: string; photoWidth: number; photoHeight: number };
type SaveDoctorRefusal = Refusal<
  | "forbidden"
  | "not_found"
  | "changed_meanwhile"
  | "not_a_picture"
  | "no_way_to_book"
  | "has_bookings"
>;

const NO_PHOTO = { photoId: null, photoWidth: null, photoHeight: null };

/**
 * Adds or changes a doctor. An active doctor needs a booking page or hours in the shop. A doctor
 * with upcoming consultations stays active, since only `deleteDoctor` decides about those. The
 * photo's file is stored before its row: after a failed attempt, or a new photo, no row names the
 * old file, and `consultations.sweep-photos` removes it.
 */
export async function saveDoctor(
  ctx: Ctx,
  store: FileStore | undefined,
  { edited, facts: { removePhoto, ...facts }, photo, isDemo = false }: SavedDoctor,
): Promise<Result<{ doctorId: string }, SaveDoctorRefusal>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  const photoColumns =
    photo && store ? await keepPhoto(ctx, store, photo) : ok(removePhoto ? NO_PHOTO : {});
  if (!photoColumns.ok) return photoColumns;
  const row = { ...facts, ...photoColumns.value };
  return inTransaction(ctx, async (tx) => {
    const before = edited && (await lockRow(tx.db, doctors, edited.id));
    if (edited && !before) return refuse("not_found");
    if (before && before.version !== edited.version) return refuse("changed_meanwhile");
    const id = before?.id ?? tx.ids.newId();
    const open = facts.consultationUrl !== null || (await hasHours(tx, id));
    if (facts.isActive && !open) return refuse("no_way_to_book");
    const vanishes = before?.isActive && !facts.isActive;
    if (vanishes && (await comingOfDoctor(tx.db, id, tx.now)).length > 0) {
      return refuse("has_bookings");
    }
    if (before) {
      const version = before.version + 1;
      await tx.db
        .update(doctors)
        .set({ ...row, version })
        .where(eq(doctors.id, id));
    } else await tx.db.insert(doctors).values({ id, ...row, isDemo, createdAt: tx.now });
    const names = Object.keys(row) as (keyof typeof row)[];
    await recordAudit(tx, {
      action: before ? "doctor.changed" : "doctor.added",
      subject: { type: "doctor", id },
      // A field that is only in one of both would read as emptied.
      before: before && Object.fromEntries(names.map((name) => [name, before[name]])),
      after: row,
    });
    return ok({ doctorId: id });
  });
}

async function hasHours({ db }: Ctx, doctorId: string): Promise<boolean> {
  return (await db.$count(doctorHours, eq(doctorHours.doctorId, doctorId))) > 0;
}

async function keepPhoto(
  ctx: Ctx,
  store: FileStore,
  sent: Uint8Array,
): Promise<Result<Photo, Refusal<"not_a_picture">>> {
  const picture = await readPicture(sent, { square: PHOTO_SIDE });
  if (!picture.ok) return picture;
  const photoId = ctx.ids.newId();
  await store.write(photoId, picture.value.bytes);
  return ok({ photoId, photoWidth: picture.value.width, photoHeight: picture.value.height });
}
