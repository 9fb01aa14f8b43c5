import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

/** What the author of a review reads when the shop answers it. */
export const answerNews = (product: string, answer: string): OrderNews => ({
  kind: "review-answered",
  values: { product },
  // It names no product: others may see the subject.
  subject: "We answered your review",
  title: "An answer to your review",
  paragraphs: [`we answered what you wrote about ${product}:`, `“${answer}”`],
  action: "See it on the product’s page",
});
