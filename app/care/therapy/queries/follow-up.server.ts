import { desc, eq } from "drizzle-orm";
import { href } from "react-router";
import { activeDoctors } from "#app/care/consultations/queries/doctors.server.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** The page to book a follow-up: with the doctor of the last consultation, or else with any. */
export async function followUpPath(db: Db, userId: string): Promise<string> {
  const doctors = await activeDoctors(db);
  const customer = await customerOfUser(db, userId);
  const [last] = customer
    ? await db
        .select({ doctorId: bookings.doctorId })
        .from(bookings)
        .where(eq(bookings.customerId, customer.id))
        .orderBy(desc(bookings.startsAt))
        .limit(1)
    : [];
  const known = doctors.find(({ id }) => id === last?.doctorId);
  const [only, ...others] = doctors;
  const doctor = known ?? (others.length === 0 ? only : undefined);
  return doctor
    ? `${href("/consultation/:doctorId", { doctorId: doctor.id })}?type=followup`
    : href("/consultation");
}
