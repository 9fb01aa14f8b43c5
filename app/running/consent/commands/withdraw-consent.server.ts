import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consents } from "../tables.server.ts";
import type { ConsentSubject, GivenConsent } from "./record-consent.server.ts";

/** Dates a purpose's consents as withdrawn; rows stay. Call inside the caller's transaction. */
export async function withdrawConsent(
  ctx: Ctx,
  subject: ConsentSubject,
  purpose: GivenConsent["purpose"],
): Promise<void> {
  const given = and(
    eq(consents.subjectType, subject.type),
    eq(consents.subjectId, subject.id),
    eq(consents.purpose, purpose),
    isNull(consents.withdrawnAt),
  );
  await ctx.db.update(consents).set({ withdrawnAt: ctx.now }).where(given);
}
