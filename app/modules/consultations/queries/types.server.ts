import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { TYPE_SLUGS } from "../rules/booking-terms.ts";
import { consultationTypes } from "../tables.server.ts";

export type ConsultationType = typeof consultationTypes.$inferSelect;

export async function listTypes(db: Db): Promise<ConsultationType[]> {
  return db.select().from(consultationTypes).orderBy(asc(consultationTypes.position));
}

/** One that can be booked, by its name as it stood in an address, which may be anything. */
export async function offeredType(db: Db, slug: string): Promise<ConsultationType | undefined> {
  const known = TYPE_SLUGS.find((one) => one === slug);
  if (!known) return undefined;
  const [type] = await db.select().from(consultationTypes).where(eq(consultationTypes.slug, known));
  return type?.isActive ? type : undefined;
}
