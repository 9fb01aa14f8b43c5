import { eq } from "drizzle-orm";
import { pesos } from "#app/lib/money.ts";
import { shopDay } from "#app/lib/dates.ts";
import { GATEWAY, tell } from "#app/selling/payments/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { buyCard } from "./commands/buy-card.server.ts";
import { sendCard } from "./commands/send-card.server.ts";
import type { BuyInput } from "./input.ts";
import { findCard } from "./queries/cards.server.ts";
import { codeOfCard } from "./rules/card-link.ts";
import { giftCards } from "./tables.server.ts";

/** A form for a card of ₱1,000 to send today. */
export const cardForm = (ctx: Ctx, given: Partial<BuyInput> = {}): BuyInput => ({
  key: ctx.ids.newId(),
  amount: 1_000,
  buyerName: "Rosa Cruz",
  buyerEmail: "rosa@example.com",
  recipientName: "Ana Reyes",
  recipientEmail: "ana@example.com",
  message: "Happy birthday!",
  sendOn: shopDay(ctx.now),
  paymentMethod: "card",
  ...given,
});

/** Orders a card in a shop that sells them. */
export async function orderCard(ctx: Ctx, given: Partial<BuyInput> = {}) {
  await saveSettings(ctx, { gift_cards: "true" });
  const bought = await buyCard(ctx, GATEWAY, cardForm(ctx, given));
  if (!bought.ok) throw new Error(`no gift card: ${bought.reason}`);
  const card = await findCard(ctx.db, bought.value.cardId);
  if (!card) throw new Error("the gift card that was just made is missing");
  return card;
}

/** A card that is paid. */
export async function paidCard(ctx: Ctx, given: Partial<BuyInput> = {}) {
  const card = await orderCard(ctx, given);
  await tell(ctx, card.reference);
  return card;
}

/** A paid card that was mailed, with its code. */
export async function sentCard(ctx: Ctx, given: Partial<BuyInput> = {}) {
  const { id } = await paidCard(ctx, given);
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card) throw new Error("the gift card that was just paid is missing");
  await sendCard(ctx, { appUrl: "https://shop.example.test" }, card);
  return { id, amount: pesos(given.amount ?? 1_000), code: codeOfCard(ctx, card) };
}
