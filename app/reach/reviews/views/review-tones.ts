import type { ReviewStatus } from "../rules/review-terms.ts";

export const REVIEW_TONES = {
  waiting: "warning",
  published: "success",
  rejected: "neutral",
} as const satisfies Record<ReviewStatus, string>;
