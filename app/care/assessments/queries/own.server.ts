import { and, desc, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import { listedResult } from "../rules/stored-result.ts";
import { assessments } from "../tables.server.ts";
import { visitWords } from "../views/answers-in-words.ts";
import { readRow } from "./read-row.server.ts";

const MOST = 100;

/** A user's own results, newest first. `read` is missing when this version cannot read a result. */
export async function assessmentsOfUser(db: Db, userId: string) {
  const rows = await db
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
  return rows.map(({ id, completedAt, ...stored }) => ({
    id,
    completedAt,
    read: listedResult.safeParse(stored).data,
  }));
}

/** The newest of a user's own results, in the words of the form before a visit. */
export async function newestForVisit(db: Db, userId: string) {
  const [row] = await db
    .select()
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(assessments.completedAt), desc(assessments.id))
    .limit(1);
  const read = row && readRow(row);
  return read && { completedAt: read.completedAt, words: visitWords(read.answers) };
}

/** Undefined for another user's result, and for a result that this version cannot read. */
export async function ownAssessment(db: Db, userId: string, id: string) {
  if (!validate(id)) return undefined;
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), eq(assessments.userId, userId)));
  return row && readRow(row);
}

/** A result without an account. Its id is the authorization: only its browser has it, sealed. */
export async function anonymousAssessment(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), isNull(assessments.userId)));
  return row && readRow(row);
}
