export const reviewMessages = {
  title: (product: string) => `Review ${product}`,
  lead: "Say how it was for you. We read every review before it is shown, and publish good and bad ones alike.",
  shownAs: (name: string) => `It is shown under the name ${name} and marked as bought here.`,
  rating: "Rating",
  words: { 1: "Bad", 2: "Poor", 3: "All right", 4: "Good", 5: "Very good" } as Record<
    number,
    string
  >,
  text: "Your review",
  textHint:
    "How it arrived, how it was to use, what you noticed. Please no advice on doses, and nothing that identifies you.",
  send: "Send review",
  back: "Back to your order",
  sent: "Thank you. We will read it before it appears on the product’s page.",
  already: "You have already reviewed this product for this order.",
  notYet: "You can review a product once its order is delivered.",
  ratingNeeded: "Choose from 1 to 5 stars.",
  textNeeded: "Write at least 10 characters.",
  textLong: "Use at most 2,000 characters.",
  check: "Please check these fields",
} as const;
