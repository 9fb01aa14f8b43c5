import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { doseInstructions } from "../tables.server.ts";

export type DoseInstruction = typeof doseInstructions.$inferSelect;

/** The newest instruction for each product of a patient. */
export async function instructionsOf(db: Db, userId: string): Promise<DoseInstruction[]> {
  return db
    .select()
    .from(doseInstructions)
    .where(and(eq(doseInstructions.userId, userId), isNull(doseInstructions.replacedAt)));
}
