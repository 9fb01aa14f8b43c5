import type { ShownPicture } from "./shown-picture.ts";

/** The cards in public/share, by picture: the version in each file name. */
export const SHARE_CARDS: Readonly<Record<string, string>> = {
  hero: "c3e92a89",
  tirzepatide: "d40a1a0a",
  retatrutide: "ec0c6d4d",
  semaglutide: "e592f1f4",
  "lemon-bottle": "0ad2ee05",
  "lipo-c-b12": "0ba8b865",
  "ghk-cu": "71a17915",
  glow: "ffd1cc03",
  "nad-plus": "88d964d1",
  klow: "d65cde27",
};

/** Pixels of the preview in messengers and social networks. */
export const CARD = { width: 1_200, height: 630 };

/** The address of a picture's card; without one, of the shop's own card. */
export function shareCard(picture?: string): string {
  const name = picture !== undefined && Object.hasOwn(SHARE_CARDS, picture) ? picture : "hero";
  return `/share/${name}.${SHARE_CARDS[name]}.jpg`;
}

/**
 * The card of a product picture: its photo, the card of its drawn picture, or the shop's card for a
 * placeholder.
 */
export function cardOfPicture(picture: ShownPicture): string {
  const { name, version, alt, isPhoto } = picture;
  return isPhoto ? `/photos/${name}/card.${version}.jpg` : shareCard(alt && name);
}
