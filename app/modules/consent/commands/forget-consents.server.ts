import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consents } from "../tables.server.ts";
import type { ConsentSubject } from "./record-consent.server.ts";

/**
 * For what was never anybody's: an account under an address nobody confirmed, an assessment without
 * an account. Such a box says nothing about a person. Call inside the transaction that removes it.
 */
export async function forgetConsents(ctx: Ctx, subject: ConsentSubject): Promise<void> {
  await ctx.db
    .delete(consents)
    .where(and(eq(consents.subjectType, subject.type), eq(consents.subjectId, subject.id)));
}
