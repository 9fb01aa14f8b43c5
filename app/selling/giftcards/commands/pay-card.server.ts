import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  openSession,
  type ReturnAddresses,
} from "#app/selling/payments/commands/open-session.server.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { BuyInput } from "../input.ts";
import { findCard, type FoundCard } from "../queries/cards.server.ts";
import { buyCard, type BuyRefusal } from "./buy-card.server.ts";

type PayRefusal = BuyRefusal | Refusal<"not_payable" | "gateway_unavailable">;

/**
 * Opens the payment page of a card. A failed attempt is not paid again: the same card is ordered
 * anew, under the form's key. Never call it inside a transaction, since it asks the gateway.
 */
export async function payCard(
  ctx: Ctx,
  gateway: Gateway | undefined,
  { cardId, key }: { cardId: string; key: string },
  addresses: ReturnAddresses,
): Promise<Result<{ cardId: string; redirectUrl: string }, PayRefusal>> {
  const card = await findCard(ctx.db, cardId);
  if (!card || card.isPaid || card.voidedAt) return refuse("not_payable");
  if (!gateway) return refuse("method");
  if (card.attempt !== "open" || card.gateway !== gateway.name) {
    const again = await buyCard(ctx, gateway.name, formOf(card, key));
    if (!again.ok) return again;
    return payCard(ctx, gateway, { cardId: again.value.cardId, key: ctx.ids.newId() }, addresses);
  }
  if (card.sessionUrl) return ok({ cardId, redirectUrl: card.sessionUrl });
  const { reference, amount, currency, paymentMethod, buyerEmail: email, buyerName } = card;
  const [firstName = buyerName, ...rest] = buyerName.split(" ");
  const payer = { email, firstName, lastName: rest.join(" "), paymentMethod, currency };
  const lines = [{ name: "Gift card", quantity: 1, price: amount }];
  const details = { description: "Gift card", lines, phone: null, shipTo: null };
  const opened = await openSession(ctx, gateway, payer, { reference, amount, details }, addresses);
  return opened.ok ? ok({ cardId, ...opened.value }) : opened;
}

const formOf = (card: FoundCard, key: string): BuyInput => ({
  key,
  amount: card.amount / 100,
  buyerName: card.buyerName,
  buyerEmail: card.buyerEmail,
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail,
  message: card.message,
  sendOn: card.sendOn,
  paymentMethod: card.paymentMethod,
});
