import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { therapyCalendars } from "../tables.server.ts";

/** The calendar that an account subscribed, if it did. */
export async function calendarOf(db: Db, userId: string) {
  const [calendar] = await db
    .select()
    .from(therapyCalendars)
    .where(eq(therapyCalendars.userId, userId));
  return calendar;
}

export async function ownerOfCalendar(db: Db, calendarId: string): Promise<string | undefined> {
  const [calendar] = await db
    .select({ userId: therapyCalendars.userId })
    .from(therapyCalendars)
    .where(eq(therapyCalendars.id, calendarId));
  return calendar?.userId;
}
