import { compactId, readCompactId } from "#app/lib/compact-id.ts";
import type { Signer } from "#app/selling/orders/rules/order-link.ts";
import { cardCode } from "./card-code.ts";

/** Has the link of the latest card that this browser went to pay. HttpOnly. */
export const LAST_CARD_COOKIE = "pm_last_gift_card";

const PURPOSE = "link of a gift card";
const ID_LENGTH = 22;

/** The secret in the buyer's link. Like that of an order it is derived, and in no table. */
export const cardToken = ({ sealers }: Signer, cardId: string): string =>
  compactId(cardId) + sealers.digest(PURPOSE, cardId);

/** The card that a link opens; undefined for a forged link. */
export function cardIdOf({ sealers }: Signer, token: string): string | undefined {
  const id = readCompactId(token.slice(0, ID_LENGTH));
  return id && sealers.isDigest(PURPOSE, id, token.slice(ID_LENGTH)) ? id : undefined;
}

/** The code that a card is mailed with. A new issue has another code. */
export const codeOfCard = ({ sealers }: Signer, card: { id: string; issue: number }): string =>
  cardCode(sealers.digest("code of a gift card", `${card.id} ${card.issue}`));
