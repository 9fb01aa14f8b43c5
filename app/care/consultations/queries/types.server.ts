import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { readTypeSlug } from "../rules/booking-terms.ts";
import { consultationTypes } from "../tables.server.ts";

export type ConsultationType = typeof consultationTypes.$inferSelect;

export async function listTypes(db: Db): Promise<ConsultationType[]> {
  return db.select().from(consultationTypes).orderBy(asc(consultationTypes.position));
}

/** The name may come from a URL, so it may be anything. */
export async function findType(db: Db, slug: string): Promise<ConsultationType | undefined> {
  const known = readTypeSlug(slug);
  if (!known) return undefined;
  const [type] = await db.select().from(consultationTypes).where(eq(consultationTypes.slug, known));
  return type;
}

export async function offeredType(db: Db, slug: string): Promise<ConsultationType | undefined> {
  const type = await findType(db, slug);
  return type?.isActive ? type : undefined;
}
