import { desc, eq, or, isNull, sql } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceRequests } from "../tables.server.ts";
import { isClinicianAccount } from "./clinicians.server.ts";

const MOST = 20;

/**
 * A patient's requests, newest first and without answers, for a clinician who looks after them.
 * Each says whether that clinician can decide it.
 */
export async function requestsOfPatient(db: Db, userId: string, clinicianId: string) {
  const { clinicianId: by } = clearanceRequests;
  const free = or(eq(by, clinicianId), isNull(by), sql`not ${isClinicianAccount(by)}`);
  return db
    .select({
      id: clearanceRequests.id,
      product: products.name,
      productId: products.id,
      units: clearanceRequests.units,
      state: clearanceRequests.state,
      askedAt: clearanceRequests.askedAt,
      answer: clearanceRequests.answer,
      version: clearanceRequests.version,
      isMine: sql<boolean>`coalesce(${by} = ${clinicianId}, false)`,
      isDecidable: sql<boolean>`coalesce(${free}, false)`,
    })
    .from(clearanceRequests)
    .innerJoin(products, eq(products.id, clearanceRequests.productId))
    .where(eq(clearanceRequests.userId, userId))
    .orderBy(desc(clearanceRequests.askedAt), desc(clearanceRequests.id))
    .limit(MOST);
}
