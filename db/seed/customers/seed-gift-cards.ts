import { addDays, shopDay } from "#app/lib/dates.ts";
import { buyCard } from "#app/selling/giftcards/commands/buy-card.server.ts";
import { findCard } from "#app/selling/giftcards/queries/cards.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import { payAttempt } from "../orders/seed-orders.ts";
import { testGateway } from "../orders/test-gateway.ts";

const CARDS = [
  {
    amount: 1_000,
    recipient: "Ana",
    message: "Happy birthday! Buy yourself something good.",
    days: 0,
  },
  { amount: 2_500, recipient: "Liza", message: "", days: 14 },
];

/** Two paid gift cards: one leaves today, one waits for its day. */
export async function seedGiftCards(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  for (const { amount, recipient, message, days } of CARDS) {
    const form = {
      key: ctx.ids.newId(),
      amount,
      message,
      buyerName: "Rosa Delgado",
      buyerEmail: "rosa@demo.test",
      recipientName: recipient,
      recipientEmail: `${recipient.toLowerCase()}@demo.test`,
      sendOn: shopDay(addDays(ctx.now, days)),
      paymentMethod: "gcash",
    } as const;
    const { cardId } = done(await buyCard(ctx, testGateway(services).name, form));
    const card = await findCard(ctx.db, cardId);
    if (card) await payAttempt(services, ctx, card);
  }
}
