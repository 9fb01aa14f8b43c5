import { findTextReview } from "#app/running/content/queries/text-reviews.server.ts";
import type { Review } from "#app/running/content/rules/text-review.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { href } from "react-router";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { accessFor, type AssessmentAccess } from "../rules/assessment-access.ts";
import { crawlerWords } from "../texts/shopper.ts";
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

/** The assessment's page for the sitemap and llms.txt, while it is open to everyone. */
export async function assessmentPages(served: Parameters<typeof assessmentAccess>[0]) {
  if ((await assessmentAccess(served)) !== "open") return [];
  return [{ path: href("/assessment"), words: crawlerWords }];
}
