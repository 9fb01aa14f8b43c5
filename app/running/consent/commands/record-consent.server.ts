import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consents, type ConsentSubjects } from "../tables.server.ts";

export type GivenConsent = {
  purpose:
    | "terms"
    | "privacy"
    | "adult"
    | "medical_supervision"
    | "marketing"
    | "affiliate_terms"
    | "id_check"
    | "health_assessment"
    | "health_clearance"
    | "health_visit"
    | "health_course"
    | "health_wellness"
    | "health_wellness_sharing"
    | "health_conversations";
  document: string;
  documentVersion: number;
  /** The text beside the box, if no document contains it. */
  wording?: string;
};

export type ConsentSubject = { type: keyof ConsentSubjects; id: string };

/** Call inside the transaction that relies on the consent. */
export async function recordConsent(
  ctx: Ctx,
  subject: ConsentSubject,
  given: readonly GivenConsent[],
): Promise<void> {
  await ctx.db.insert(consents).values(
    given.map((consent) => ({
      id: ctx.ids.newId(),
      subjectType: subject.type,
      subjectId: subject.id,
      ...consent,
      givenAt: ctx.now,
    })),
  );
}
