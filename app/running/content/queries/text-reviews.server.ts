import { and, eq } from "drizzle-orm";
import { formatDate } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Review, ReviewedText } from "../rules/text-review.ts";
import { textReviews } from "../tables.server.ts";

/** The review of this wording, with its date formatted; undefined before staff enter one. */
export async function findTextReview(
  db: Db,
  { subject, version }: ReviewedText,
): Promise<Review | undefined> {
  const { reviewer, credentials, reviewedOn } = textReviews;
  const [found] = await db
    .select({ reviewer, credentials, reviewedOn })
    .from(textReviews)
    .where(and(eq(textReviews.subject, subject), eq(textReviews.version, version)));
  return found && { ...found, reviewedOn: formatDate(`${found.reviewedOn}T00:00:00+08:00`) };
}
