import type { ReviewStatus } from "../rules/review-terms.ts";

/** How the state of a review looks. */
export const REVIEW_TONES = {
  waiting: "warning",
  published: "success",
  rejected: "neutral",
} as const satisfies Record<ReviewStatus, string>;
