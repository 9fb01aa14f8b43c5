/** Texts of the product's page. The forms have their own in `shopper.ts`. */
export const publishedMessages = {
  section: "Reviews",
  none: "No reviews yet. Only buyers can review this product.",
  verified: "Verified purchase",
  demo: "Demo review",
  formerShop: "From our former shop",
  average: (average: string, count: number) =>
    `${average} of 5 from ${count} ${count === 1 ? "review" : "reviews"}`,
  answer: "Answer from the shop",
  stars: (rating: number) => `${rating} ${rating === 1 ? "star" : "stars"}`,
} as const;
