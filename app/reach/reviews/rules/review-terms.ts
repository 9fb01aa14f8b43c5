import type { FormerShop } from "#app/selling/orders/rules/past-order.ts";

export const REVIEW_STATUSES = ["waiting", "published", "rejected"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** From worst to best. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** A review as everybody may read it. */
export type ShownReview = {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  isDemo: boolean;
  /** Where an imported review was written; null for a review of an order of this shop. */
  formerShop: FormerShop | null;
  createdAt: Date;
};

/** A review on its product's page, with the shop's answer. */
export type PublishedReview = ShownReview & { answer: string | null };

/** A review that staff have to decide on. */
export type UndecidedReview = ShownReview & {
  productName: string;
  orderNumber: string | null;
  orderId: string | null;
};
