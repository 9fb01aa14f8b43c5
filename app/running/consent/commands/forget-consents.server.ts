import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consents } from "../tables.server.ts";
import type { ConsentSubject } from "./record-consent.server.ts";

/**
 * For what never belonged to a known person, such as an account whose address was not confirmed.
 * Call inside the transaction that removes it.
 */
export async function forgetConsents(ctx: Ctx, subject: ConsentSubject): Promise<void> {
  await ctx.db
    .delete(consents)
    .where(and(eq(consents.subjectType, subject.type), eq(consents.subjectId, subject.id)));
}
