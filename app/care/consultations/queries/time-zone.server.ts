import { eq } from "drizzle-orm";
import { isZone } from "#app/lib/zones.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { patientZones } from "../tables/patient-zones.server.ts";

/** The time zone that a customer chose, if this program still knows it. */
export async function zoneOf(db: Db, customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ timeZone: patientZones.timeZone })
    .from(patientZones)
    .where(eq(patientZones.customerId, customerId));
  return row && isZone(row.timeZone) ? row.timeZone : undefined;
}
