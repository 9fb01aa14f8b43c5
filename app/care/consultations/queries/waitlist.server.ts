import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { consultationTypes, doctors } from "../tables.server.ts";
import { slotOffers, slotWishes } from "../tables/slot-wishes.server.ts";

const MOST = 200;

function readWishes(db: Db) {
  return db
    .select({
      id: slotWishes.id,
      customerId: slotWishes.customerId,
      doctorId: slotWishes.doctorId,
      doctorName: doctors.name,
      typeName: consultationTypes.name,
      minutes: consultationTypes.minutes,
      weekdays: slotWishes.weekdays,
      part: slotWishes.part,
      until: slotWishes.until,
      createdAt: slotWishes.createdAt,
    })
    .from(slotWishes)
    .innerJoin(consultationTypes, eq(consultationTypes.slug, slotWishes.type))
    .leftJoin(doctors, eq(doctors.id, slotWishes.doctorId))
    .orderBy(asc(slotWishes.createdAt), asc(slotWishes.id))
    .$dynamic();
}

export type WaitingWish = Awaited<ReturnType<typeof readWishes>>[number];

/** Waiting customers, longest wait first. Staff pages show none of the names. */
export async function waitingWishes(db: Db): Promise<WaitingWish[]> {
  return readWishes(db).where(isNull(slotWishes.endedAt)).limit(MOST);
}

export async function ownWishes(db: Db, customerId: string): Promise<WaitingWish[]> {
  const own = eq(slotWishes.customerId, customerId);
  return readWishes(db).where(and(own, isNull(slotWishes.endedAt)));
}

export async function runningOffers(db: Db, now: Date) {
  const { wishId, bookingId, expiresAt } = slotOffers;
  const rows = await db
    .select({ wishId, bookingId, expiresAt })
    .from(slotOffers)
    .where(gt(expiresAt, now));
  return new Map(rows.map((offer) => [offer.wishId, offer]));
}

export async function findOffer(db: Db, offerId: string) {
  const [offer] = await db.select().from(slotOffers).where(eq(slotOffers.id, offerId));
  return offer;
}
