import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { reviewText } from "#app/running/content/commands/review-text.server.ts";
import type { Review } from "#app/running/content/rules/text-review.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { CURRENT_TEXTS } from "../queries/health-texts.server.ts";

type ReviewAssessmentRefusal = Refusal<"forbidden" | "already_reviewed" | "changed_meanwhile">;

/** Records that a clinician has read the assessment's texts, in the version that was read. */
export async function reviewAssessment(
  ctx: Ctx,
  { version, ...review }: Review & { version: string },
): Promise<Result<undefined, ReviewAssessmentRefusal>> {
  if (!may(ctx.actor, "content:review")) return refuse("forbidden");
  if (version !== CURRENT_TEXTS.version) return refuse("changed_meanwhile");
  return reviewText(ctx, CURRENT_TEXTS, review);
}
