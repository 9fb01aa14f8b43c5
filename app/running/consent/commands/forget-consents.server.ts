import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consents } from "../tables.server.ts";
import type { ConsentSubject } from "./record-consent.server.ts";

/**
 * For subjects that never belonged to a known person, such as an unconfirmed account. Call inside
 * the transaction that removes the subject.
 */
export async function forgetConsents(ctx: Ctx, subject: ConsentSubject): Promise<void> {
  await ctx.db
    .delete(consents)
    .where(and(eq(consents.subjectType, subject.type), eq(consents.subjectId, subject.id)));
}
