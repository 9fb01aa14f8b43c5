import { SHARE_CARDS } from "./share-cards.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** Pixels; what messengers and social networks show beside a link. */
export const CARD = { width: 1_200, height: 630 };

/** The address of a picture's card, or of the shop's own for what has none. */
export function shareCard(picture?: string): string {
  const name = picture !== undefined && Object.hasOwn(SHARE_CARDS, picture) ? picture : "hero";
  return `/share/${name}.${SHARE_CARDS[name]}.jpg`;
}

/** Of a product: its own photo, its drawn picture's card, or the shop's where another stands in. */
export function cardOfPicture(picture: ShownPicture): string {
  const { name, version, alt, isPhoto } = picture;
  return isPhoto ? `/photos/${name}/card.${version}.jpg` : shareCard(alt && name);
}
