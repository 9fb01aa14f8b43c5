import { and, desc, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import { assessments } from "../tables.server.ts";
import { readRow } from "./read-row.server.ts";

const MOST = 100;

/** Somebody's own results, the newest first. */
export async function assessmentsOfUser(db: Db, userId: string) {
  return db
    .select({
      id: assessments.id,
      wellnessGoal: assessments.wellnessGoal,
      result: assessments.result,
      completedAt: assessments.completedAt,
    })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(assessments.completedAt), desc(assessments.id))
    .limit(MOST);
}

/** One of her own; undefined for anybody else's. */
export async function ownAssessment(db: Db, userId: string, id: string) {
  if (!validate(id)) return undefined;
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), eq(assessments.userId, userId)));
  return row && readRow(row);
}

/** One that is nobody's. The id is the authorisation: the browser that saved it has it, sealed. */
export async function anonymousAssessment(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), isNull(assessments.userId)));
  return row && readRow(row);
}
