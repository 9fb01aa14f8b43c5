export type ReviewStatus = "waiting" | "published" | "rejected";

/** From the worst to the best. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** A review as everybody may read it. */
export type ShownReview = {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  isDemo: boolean;
  createdAt: Date;
};

/** One that staff have to decide on. */
export type UndecidedReview = ShownReview & {
  productName: string;
  orderNumber: string;
  orderId: string;
};
