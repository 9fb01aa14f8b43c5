import { pesos, type Centavos } from "#app/lib/money.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import {
  offeredMethods,
  type PaymentSettings,
} from "#app/selling/payments/rules/offered-methods.ts";

/** A card can be sent at most this many days ahead. */
export const MOST_DAYS_AHEAD = 365;
export const LONGEST_MESSAGE = 200;
/** Cards that were never paid are removed after this many days. */
export const UNPAID_DAYS = 30;

/** The amounts on sale, from the owner's list in pesos, such as "500, 1000". */
export function readAmounts(setting: string): Centavos[] {
  return setting.split(",").map((amount) => pesos(Number(amount)));
}

/** The ways to pay for a card: online alone, since the card is mailed once it is paid. */
export const cardMethods = (settings: PaymentSettings, hasGateway: boolean) =>
  offeredMethods(settings, hasGateway).filter(paysOnline);

export const CARD_STATES = ["unpaid", "waiting", "sent", "redeemed", "void"] as const;
export type CardState = (typeof CARD_STATES)[number];

type CardFacts = {
  isPaid: boolean;
  sentAt: Date | null;
  redeemedAt: Date | null;
  voidedAt: Date | null;
};

export function stateOf({ isPaid, sentAt, redeemedAt, voidedAt }: CardFacts): CardState {
  if (voidedAt) return "void";
  if (redeemedAt) return "redeemed";
  if (sentAt) return "sent";
  return isPaid ? "waiting" : "unpaid";
}

/** The shop owes the amount of these cards to people who have not redeemed them. */
export const isOwed = (state: CardState): boolean => state === "waiting" || state === "sent";
