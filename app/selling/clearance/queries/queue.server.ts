import { and, asc, eq, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue, type QueuePlace } from "#app/platform/list/next-in-queue.server.ts";
import { clearanceRequests } from "../tables.server.ts";
import { isClinicianAccount } from "./clinicians.server.ts";

/** Requests that wait for a first decision, or for a decision after a talk. */
export type Pile = "asked" | "talk";

type QueuePosition = QueuePlace & { pile: Pile };

const { id, askedAt, state, clinicianId, userId } = clearanceRequests;

/**
 * Requests that this clinician may decide: not their own, and not those that another current
 * clinician took.
 */
function decidableBy(clinician: string, pile: Pile): SQL | undefined {
  const isFree = or(
    isNull(clinicianId),
    eq(clinicianId, clinician),
    sql`not ${isClinicianAccount(clinicianId)}`,
  );
  return and(eq(state, pile === "asked" ? "asked" : "to_talk"), ne(userId, clinician), isFree);
}

export async function countRequests(db: Db, clinician: string): Promise<Record<Pile, number>> {
  const [asked, talk] = await Promise.all([
    db.$count(clearanceRequests, decidableBy(clinician, "asked")),
    db.$count(clearanceRequests, decidableBy(clinician, "talk")),
  ]);
  return { asked, talk };
}

/** The requested or else the oldest waiting request. Reads no health data. */
export async function nextRequest(db: Db, clinician: string, { pile, only, after }: QueuePosition) {
  const own = eq(clinicianId, clinician);
  if (only && isUuid(only)) {
    const asked = await first(db, and(eq(id, only), or(own, decidableBy(clinician, pile))));
    if (asked) return asked;
  }
  const waiting = decidableBy(clinician, pile);
  return nextInQueue({ since: askedAt, id }, { after }, (which) => first(db, and(waiting, which)));
}

async function first(db: Db, which: SQL | undefined) {
  const { units, version } = clearanceRequests;
  const [found] = await db
    .select({ id, product: products.name, units, state, askedAt, version, clinicianId })
    .from(clearanceRequests)
    .innerJoin(products, eq(products.id, clearanceRequests.productId))
    .where(which)
    .orderBy(asc(askedAt), asc(id))
    .limit(1);
  return found;
}
