export const reviewMessages = {
  title: (product: string) => `Review ${product}`,
  lead: "Tell others how it went. We read every review first, and publish good and bad ones alike.",
  shownAs: (name: string) => `Shown under the name ${name} and marked “Verified purchase”.`,
  rating: "Rating",
  words: { 1: "Bad", 2: "Poor", 3: "Okay", 4: "Good", 5: "Very good" } as Record<number, string>,
  text: "Your review",
  textHint:
    "How it arrived, what it was like to use, what you noticed. Leave out dosing advice and anything that identifies you.",
  send: "Send review",
  back: "Back to your order",
  sent: "Thank you. We’ll read your review before it appears on the product page.",
  already: "You have already reviewed this product for this order.",
  notYet: "You can review a product once its order is delivered.",
  ratingNeeded: "Choose from 1 to 5 stars.",
  textNeeded: "Write at least 10 characters.",
  textLong: "Use at most 2,000 characters.",
  check: "Please check these fields",
} as const;
