import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

/** The mail to a review's author when the shop answers it. */
export const answerNews = (product: string, answer: string): OrderNews => ({
  kind: "review-answered",
  values: { product },
  // The subject names no product, because others may see it.
  subject: "We answered your review",
  title: "An answer to your review",
  paragraphs: [`We answered your review of ${product}:`, `“${answer}”`],
  action: "View it on the product page",
});
