import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";

export async function ownPreVisit(db: Db, userId: string, bookingId: string) {
  const { bookingId: id, userId: owner } = preVisitForms;
  const [form] = await db
    .select()
    .from(preVisitForms)
    .where(and(eq(id, bookingId), eq(owner, userId)));
  return form;
}

export async function filledPreVisits(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ bookingId: preVisitForms.bookingId })
    .from(preVisitForms)
    .where(eq(preVisitForms.userId, userId));
  return new Set(rows.map(({ bookingId }) => bookingId));
}

export async function isPreVisitFilled(db: Db, bookingId: string): Promise<boolean> {
  return (await db.$count(preVisitForms, eq(preVisitForms.bookingId, bookingId))) > 0;
}
