import { findTextReview } from "#app/modules/content/queries/text-reviews.server.ts";
import type { Review } from "#app/modules/content/rules/text-review.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { accessFor } from "../rules/assessment-access.ts";
import type { AssessmentAccess } from "../rules/assessment-access.ts";
import { CURRENT_TEXTS } from "./health-texts.server.ts";

/** The review of the texts as they are now. */
export async function assessmentReview(db: Db): Promise<Review | undefined> {
  return findTextReview(db, CURRENT_TEXTS);
}

export async function assessmentAccess({
  ctx,
  env,
}: {
  ctx: Ctx;
  env: { demo: boolean };
}): Promise<AssessmentAccess> {
  return accessFor({
    reviewed: (await assessmentReview(ctx.db)) !== undefined,
    demo: env.demo,
    mayReview: may(ctx.actor, "content:review"),
  });
}
