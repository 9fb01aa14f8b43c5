import { formatCount } from "#app/lib/money.ts";
import type { ReadingReason } from "../rules/reading-reason.server.ts";

const reviewsOf = (count: number) => (count === 1 ? "1 review" : `${formatCount(count)} reviews`);
const why: Record<ReadingReason, string> = {
  urgent: "Describes a warning sign",
  contact: "Names a contact or a link",
  claim: "Makes a health claim",
};

/** The page that publishes the reviews of an imported file together. */
export const importedReviewMessages = {
  title: "Imported reviews",
  lead: (fileName: string) => `Waiting reviews that ${fileName} added.`,
  back: "Reviews",
  publish: (count: number) => `Publish ${reviewsOf(count)}`,
  none: "No review of this file can be published together.",
  first: (shown: number, all: number) =>
    shown < all ? `The first ${shown} of ${reviewsOf(all)}` : reviewsOf(all),
  flagged: (count: number) => `${reviewsOf(count)} to read first`,
  flaggedHint: "These reviews stay waiting. Decide on each one.",
  read: "Read and decide",
  why,
  published: (count: number, flagged: number) =>
    flagged === 0
      ? `${reviewsOf(count)} published.`
      : `${reviewsOf(count)} published. ${formatCount(flagged)} still to read.`,
  ofFile: (count: number, fileName: string) => `${reviewsOf(count)} of ${fileName}`,
  waiting: "Imported reviews are waiting",
  errors: {
    forbidden: "Your role does not allow this. Ask a manager.",
    nothing: "None of these reviews is waiting anymore.",
  },
} as const;
