import { and, desc, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { toEntries, type Entry } from "../queries/own-entries.server.ts";
import { wellnessEntries } from "../tables.server.ts";

/** The number of entries that a clinician reads for a visit. */
const NEWEST = 30;

/**
 * The newest entries of a patient, for the clinician of their visit; undefined if the patient does
 * not share them. The caller has checked the visit, and records the look in its transaction.
 */
export async function openWellnessForVisit(tx: Ctx, userId: string): Promise<Entry[] | undefined> {
  const shares = and(
    eq(consents.subjectType, "user"),
    eq(consents.subjectId, userId),
    eq(consents.purpose, "health_wellness_sharing"),
    isNull(consents.withdrawnAt),
  );
  // A withdrawal waits for this look, and none begins after it.
  const standing = await tx.db
    .select({ id: consents.id })
    .from(consents)
    .where(shares)
    .for("share");
  if (standing.length === 0) return undefined;
  const rows = await tx.db
    .select()
    .from(wellnessEntries)
    .where(eq(wellnessEntries.userId, userId))
    .orderBy(desc(wellnessEntries.takenAt), desc(wellnessEntries.id))
    .limit(NEWEST);
  await recordAudit(tx, { action: "wellness.viewed", subject: { type: "wellness", id: userId } });
  return toEntries(tx, rows);
}
