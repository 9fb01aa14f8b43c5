import type { OrderNews } from "#app/modules/orders/texts/mail.ts";

/** What the author of a review reads when the shop answers it. */
export const answerNews = (product: string, answer: string): OrderNews => ({
  subject: `We answered your review of ${product}`,
  title: "An answer to your review",
  paragraphs: [`we answered what you wrote about ${product}:`, `“${answer}”`],
  action: "See it on the product’s page",
});
