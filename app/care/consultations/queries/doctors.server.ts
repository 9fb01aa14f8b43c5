import { count, desc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import type { PublicDoctor } from "../views/show-doctor.ts";
import { doctors } from "../tables.server.ts";

/** Public facts about the active doctors, newest first. Private addresses are not read. */
export async function activeDoctors(db: Db): Promise<PublicDoctor[]> {
  return db
    .select({
      id: doctors.id,
      name: doctors.name,
      specialization: doctors.specialization,
      publicEmail: doctors.publicEmail,
      publicPhone: doctors.publicPhone,
      licenceNumber: doctors.licenceNumber,
      bio: doctors.bio,
      photoId: doctors.photoId,
      photoAlt: doctors.photoAlt,
      consultationUrl: doctors.consultationUrl,
      isDemo: doctors.isDemo,
    })
    .from(doctors)
    .where(eq(doctors.isActive, true))
    .orderBy(desc(doctors.createdAt), desc(doctors.id));
}

/** The id may come from a URL, so it may be anything. */
export async function activeDoctor(db: Db, doctorId: string): Promise<PublicDoctor | undefined> {
  return (await activeDoctors(db)).find(({ id }) => id === doctorId);
}

export async function listDoctors(db: Db) {
  return db.select().from(doctors).orderBy(desc(doctors.createdAt), desc(doctors.id));
}

/** The id may come from a URL, so it may be anything. */
export async function findDoctor(db: Db, doctorId: string) {
  if (!validate(doctorId)) return undefined;
  const [doctor] = await db.select().from(doctors).where(eq(doctors.id, doctorId));
  return doctor;
}

/** A photo may be shown while a doctor uses it; its file may outlive the row by a day. */
export async function isShownPhoto(db: Db, photoId: string): Promise<boolean> {
  const [found] = await db.select({ n: count() }).from(doctors).where(eq(doctors.photoId, photoId));
  return (found?.n ?? 0) > 0;
}
