/** Texts of the product's page. The forms have their own in `shopper.ts`. */
export const publishedMessages = {
  section: "Reviews",
  none: "No one has reviewed this product yet. Only people who bought it here can.",
  verified: "Bought here",
  demo: "Demo review",
  average: (average: string, count: number) =>
    `${average} of 5 from ${count} ${count === 1 ? "review" : "reviews"}`,
  answer: "Answer from the shop",
  stars: (rating: number) => `${rating} ${rating === 1 ? "star" : "stars"}`,
} as const;
