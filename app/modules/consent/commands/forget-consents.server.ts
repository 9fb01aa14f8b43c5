import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consents } from "../tables.server.ts";

/**
 * For an account that never became anybody's: a box that was ticked under an address nobody
 * confirmed says nothing about its owner. Call inside the transaction that removes the account.
 */
export async function forgetConsents(
  ctx: Ctx,
  subject: { type: "user"; id: string },
): Promise<void> {
  await ctx.db
    .delete(consents)
    .where(and(eq(consents.subjectType, subject.type), eq(consents.subjectId, subject.id)));
}
