import { asc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { therapyCheckIns, therapyDoses, therapyEffects, therapyPlans } from "../tables.server.ts";
import { vialsInTime } from "./vials.server.ts";

/** All that an account put in of its courses, also of those that were stopped, the oldest first. */
export async function courseInTime(db: Db, userId: string) {
  const [plans, vials, doses, effects, checkIns] = await Promise.all([
    plansOf(db, userId),
    vialsInTime(db, userId),
    dosesOf(db, userId),
    db
      .select({ id: therapyEffects.id, felt: therapyEffects.felt, feltOn: therapyEffects.feltOn })
      .from(therapyEffects)
      .where(eq(therapyEffects.userId, userId))
      .orderBy(asc(therapyEffects.feltOn), asc(therapyEffects.notedAt)),
    checkInsOf(db, userId),
  ]);
  return { plans, vials, doses, effects, checkIns };
}

export type CourseInTime = Awaited<ReturnType<typeof courseInTime>>;

function plansOf(db: Db, userId: string) {
  return db
    .select({
      id: therapyPlans.id,
      product: products.name,
      startsOn: therapyPlans.startsOn,
      endedAt: therapyPlans.endedAt,
    })
    .from(therapyPlans)
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .where(eq(therapyPlans.userId, userId))
    .orderBy(asc(therapyPlans.startsOn), asc(therapyPlans.id));
}

function dosesOf(db: Db, userId: string) {
  return db
    .select({
      id: therapyDoses.id,
      product: products.name,
      micrograms: therapyDoses.micrograms,
      takenOn: therapyDoses.takenOn,
      site: therapyDoses.site,
    })
    .from(therapyDoses)
    .innerJoin(therapyPlans, eq(therapyPlans.id, therapyDoses.planId))
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .where(eq(therapyDoses.userId, userId))
    .orderBy(asc(therapyDoses.takenOn), asc(therapyDoses.id));
}

function checkInsOf(db: Db, userId: string) {
  return db
    .select({
      id: therapyCheckIns.id,
      planId: therapyCheckIns.planId,
      product: products.name,
      state: therapyPlans.state,
      answeredOn: therapyCheckIns.answeredOn,
      feeling: therapyCheckIns.feeling,
      flags: therapyCheckIns.flags,
      changes: therapyCheckIns.changes,
      strength: therapyCheckIns.strength,
      outcome: therapyCheckIns.outcome,
      isShared: therapyCheckIns.isShared,
      inCartAt: therapyCheckIns.inCartAt,
    })
    .from(therapyCheckIns)
    .innerJoin(therapyPlans, eq(therapyPlans.id, therapyCheckIns.planId))
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .where(eq(therapyCheckIns.userId, userId))
    .orderBy(asc(therapyCheckIns.answeredOn), asc(therapyCheckIns.checkedAt));
}
