import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

type GiftLine = { price: Centavos; quantity: number; isGift: boolean };

export type GiftRefusal =
  | Refusal<"gift_missing" | "gift_alone">
  | (Refusal<"minimum_not_reached"> & { minimum: Centavos; ofSome: boolean });

/**
 * One unit of the gift is free with other goods, and only those count toward the minimum. The gift
 * is reported as missing only when all other conditions are met, so that the shopper can add it
 * then.
 */
export function giftSaving(
  lines: readonly GiftLine[],
  minimum: Centavos | null,
): Result<{ saving: Centavos }, GiftRefusal> {
  const gift = lines.find(({ isGift, quantity }) => isGift && quantity > 0);
  const all = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const others = all - (gift?.price ?? 0);
  if (minimum !== null && others < minimum) {
    return refuse("minimum_not_reached", { minimum, ofSome: false });
  }
  if (others === 0) return refuse("gift_alone");
  return gift ? ok({ saving: gift.price }) : refuse("gift_missing");
}
